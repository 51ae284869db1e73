// A server of boardgame.io that keeps everything in memory, with two games for four that differ only
// in how much there is to tell: `pawns` has as little state as can be, `whole` carries something
// else along, which is told with every move. A pawn goes on by one to six squares, then the next
// player is at turn.
//
// Arguments: the folder of the packages, the moves of a match, and what `whole` carries, as JSON.
import { createRequire } from "node:module";
import { argv } from "node:process";

const [packages, moves, carried] = argv.slice(2);
const require = createRequire(`${packages}/package.json`); // they are not beside this file
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const SQUARES = 64;

const game = (name, more) => ({
  name,
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: () => ({ pawns: [0, 0, 0, 0], moves: 0, ...more }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G, playerID }, squares) => {
      if (!Number.isInteger(squares) || squares < 1 || squares > 6) return INVALID_MOVE;
      G.pawns[playerID] = (G.pawns[playerID] + squares) % SQUARES;
      G.moves += 1;
    },
  },
  endIf: ({ G }) => (G.moves >= Number(moves) ? { moves: G.moves } : undefined),
});

const games = [game("pawns", {}), game("whole", { view: JSON.parse(carried) })];
const server = Server({ games, origins: [] });
const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
console.log(`http://127.0.0.1:${appServer.address().port}`);
process.on("SIGTERM", () => process.exit(0));
