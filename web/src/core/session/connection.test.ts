import { beforeEach, expect, it, vi } from "vitest";
import { Connection } from "./connection.svelte";

const line = { renew: vi.fn(), tell: vi.fn() };
let connection: Connection;

beforeEach(() => {
  vi.clearAllMocks();
  connection = new Connection(line);
});

/** A connection on which the table was described. */
function listening(): void {
  connection.begin();
  expect(connection.state).toBe("listening");
}

it("listens once the table is described", () => {
  expect([connection.state, connection.status]).toEqual(["connecting", "connecting"]);
  connection.changeStatus("open");
  expect(connection.state).toBe("connecting");
  listening();
});

it("asks once for what was missed, until it has arrived", () => {
  connection.recall(2);
  expect(line.tell).not.toHaveBeenCalled(); // nobody would hear it
  listening();
  connection.recall(2);
  connection.recall(2);
  expect(line.tell).toHaveBeenCalledExactlyOnceWith({ type: "recall", since: 2 });
  connection.begin(); // the table is described again meanwhile
  expect(connection.state).toBe("recalling");
  connection.recalled();
  expect(connection.state).toBe("listening");
  connection.recall(4);
  expect(line.tell).toHaveBeenLastCalledWith({ type: "recall", since: 4 });
});

it.each([
  ["the line is lost", () => connection.changeStatus("lost")],
  ["a new connection begins", () => connection.restart()],
])("waits for no answer any more once %s", (_, happen) => {
  listening();
  connection.recall(0);
  happen();
  expect(connection.state).toBe("connecting");
  listening();
});

it("tells the server at once who looks, where nothing is on its way", () => {
  listening();
  connection.switchViewer(false);
  expect(line.renew).toHaveBeenCalledOnce();
  expect(connection.state).toBe("connecting");
  listening();
});

it("drops messages for the viewer before until the last command is answered", () => {
  listening();
  connection.recall(0);
  connection.switchViewer(true);
  expect(connection.state).toBe("switching");
  for (const happen of [
    () => connection.changeStatus("lost"),
    () => connection.restart(),
    () => connection.begin(),
    () => connection.recall(0),
    () => connection.recalled(),
    () => connection.answered(true),
  ]) {
    happen();
    expect(connection.state).toBe("switching");
  }
  expect([line.renew.mock.calls, line.tell.mock.calls.length]).toEqual([[], 1]);
  connection.answered(false);
  expect(connection.state).toBe("connecting");
  expect(line.renew).toHaveBeenCalledOnce();
});

it("goes on as before when commands are answered for the viewer who sent them", () => {
  listening();
  connection.answered(false);
  expect(connection.state).toBe("listening");
  expect(line.renew).not.toHaveBeenCalled();
});
