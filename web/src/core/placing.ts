// Where a card that speaks of something finds room: beside it, never on it, and off whatever is
// needed now. Only reckons with boxes; knows no elements.

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Placed {
  readonly left: number;
  readonly top: number;
  /** Which of the card's shapes it has there. */
  readonly shape: number;
  /** The edge of the card from which it points; none where it has nothing to point at. */
  readonly edge: "left" | "right" | "top" | "bottom" | "none";
  /** How far along that edge. */
  readonly along: number;
}

export interface Room {
  readonly screen: Size;
  /** What the card speaks of. */
  readonly targets: ReadonlyArray<Box>;
  /** What is needed now: as little to be covered as what is spoken of. */
  readonly needed: ReadonlyArray<Box>;
  /** What is covered only where there is no room elsewhere. */
  readonly spared: ReadonlyArray<Box>;
}

const MARGIN = 12;
const TIGHT = 4; // the least distance from the screen's edge, and from what must not be covered
const GAPS = [18, TIGHT]; // to what it stands beside
const CORNER = 22; // no pointer this close to the end of an edge
const BESIDE = 14; // a pointer this far beside something still means it
const POINTS = 120; // farther away than this, a pointer would point at whatever lies between
const NEVER = 10_000; // a square pixel of what must not be covered, as against one that is spared
const TOUCHED = 1_500; // whatever is spared and covered a little, as against a square pixel of it
const FARTHER = 8; // a pixel farther away, as against a square pixel covered
const SHAPE = 1_500; // each shape that is liked less

/** The best place for a card that can have any of these shapes, those that are liked best first. */
export function place(shapes: ReadonlyArray<Size>, room: Room): Placed {
  const ranked = shapes.flatMap((size, shape) =>
    spots(size, room).map((box) => ({ box, shape, cost: cost(box, room) + SHAPE * shape })),
  );
  const best = ranked.reduce((one, other) => (other.cost < one.cost ? other : one));
  return pointing(best.box, best.shape, room);
}

/** The same place again, as long as nothing that matters has come there: a card does not jump. */
export function stay(placed: Placed, size: Size, room: Room): Placed | null {
  const box = { left: placed.left, top: placed.top, ...size };
  if (covered(box, room) > 0 || !isOn(box, room.screen)) return null;
  return pointing(box, placed.shape, room);
}

/** Every place in line with an edge of something, or of the screen, that lies on the screen. */
function spots(size: Size, { screen, targets, needed, spared }: Room): Box[] {
  const boxes = [...targets, ...needed, ...spared];
  const lefts = along(
    size.width,
    screen.width,
    boxes.map(({ left, width }) => [left, width]),
  );
  const tops = along(
    size.height,
    screen.height,
    boxes.map(({ top, height }) => [top, height]),
  );
  return lefts.flatMap((left) => tops.map((top) => ({ left, top, ...size })));
}

type Stretch = readonly [start: number, length: number];

function along(length: number, whole: number, stretches: ReadonlyArray<Stretch>): number[] {
  const most = Math.max(TIGHT, whole - length - TIGHT);
  const found = stretches.flatMap(([start, size]) => [
    start + size / 2 - length / 2,
    ...GAPS.flatMap((gap) => [start - length - gap, start + size + gap]),
  ]);
  const ends = [MARGIN, TIGHT, (whole - length) / 2, whole - length - MARGIN];
  const fitting = [...found, ...ends].map((each) => Math.min(Math.max(each, TIGHT), most));
  return [...new Set(fitting)];
}

/** What a place costs: what would be covered there, and how far it is from what is spoken of. */
function cost(box: Box, room: Room): number {
  const spared = room.spared
    .map((each) => overlap(box, each))
    .reduce((sum, part) => sum + part + (part > 0 ? TOUCHED : 0), 0);
  const far = Math.min(...room.targets.map((target) => distance(box, target)), Infinity);
  return NEVER * covered(box, room) + spared + (Number.isFinite(far) ? FARTHER * far : 0);
}

/** How much it covers of what must not be covered, in square pixels. */
function covered(box: Box, { targets, needed }: Room): number {
  return [...targets, ...needed].reduce((sum, each) => sum + overlap(box, each), 0);
}

function isOn({ left, top, width, height }: Box, screen: Size): boolean {
  return left >= 0 && top >= 0 && left + width <= screen.width && top + height <= screen.height;
}

/** The way from one box to another; none where they touch. */
function distance(one: Box, other: Box): number {
  const across = Math.max(one.left - other.left - other.width, other.left - one.left - one.width);
  const down = Math.max(one.top - other.top - other.height, other.top - one.top - one.height);
  return Math.hypot(Math.max(across, 0), Math.max(down, 0));
}

/** How much of one box another one covers, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const { width, height } = shared(one, other);
  return width * height;
}

/** What two boxes have in common; a box without any extent, where that is nothing. */
export function shared(one: Box, other: Box): Box {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(one.left + one.width, other.left + other.width) - left;
  const height = Math.min(one.top + one.height, other.top + other.height) - top;
  return { left, top, width: Math.max(0, width), height: Math.max(0, height) };
}

/** The same with those that overlap as one box around them: a ring around each group of things. */
export function merged(boxes: ReadonlyArray<Box>): ReadonlyArray<Box> {
  const groups: Box[] = [];
  for (const box of boxes) {
    let whole = box;
    for (let at = touching(groups, whole); at >= 0; at = touching(groups, whole)) {
      whole = around(whole, ...groups.splice(at, 1));
    }
    groups.push(whole);
  }
  return groups;
}

const touching = (groups: ReadonlyArray<Box>, box: Box) =>
  groups.findIndex((each) => overlap(each, box) > 0);

function around(...boxes: ReadonlyArray<Box>): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Points at the nearest of what is spoken of, unless it would seem to point at something else. */
function pointing(box: Box, shape: number, room: Room): Placed {
  const { left, top } = box;
  const nowhere: Placed = { left, top, shape, edge: "none", along: 0 };
  const [target] = room.targets.toSorted((one, other) => distance(box, one) - distance(box, other));
  if (!target || overlap(box, target) > 0 || distance(box, target) > POINTS) return nowhere;
  const placed = facing(box, shape, target);
  const way = pointed(box, placed, target);
  const others = [...room.needed, ...room.spared].filter((each) => overlap(each, target) === 0);
  const misses = overlap(way, widened(target, BESIDE)) === 0;
  return misses || others.some((each) => overlap(way, each) > 0) ? nowhere : placed;
}

/** The line that a pointer draws on: from its edge of the card to the far side of the target. */
function pointed(box: Box, { edge, along }: Placed, target: Box): Box {
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  if (edge === "top" || edge === "bottom") {
    const top = edge === "top" ? target.top : bottom;
    const end = edge === "top" ? box.top : target.top + target.height;
    return { left: box.left + along, top, width: 1, height: end - top };
  }
  const left = edge === "left" ? target.left : right;
  const end = edge === "left" ? box.left : target.left + target.width;
  return { left, top: box.top + along, width: end - left, height: 1 };
}

/** A box with so much more on every side. */
export function widened({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** The pointer on the edge that faces something. */
function facing(box: Box, shape: number, target: Box): Placed {
  const { left, top } = box;
  const x = held(target.left + target.width / 2 - left, box.width);
  const y = held(target.top + target.height / 2 - top, box.height);
  if (top >= target.top + target.height) return { left, top, shape, edge: "top", along: x };
  if (top + box.height <= target.top) return { left, top, shape, edge: "bottom", along: x };
  const edge = left >= target.left + target.width ? "left" : "right";
  return { left, top, shape, edge, along: y };
}

function held(along: number, length: number): number {
  return Math.min(Math.max(along, CORNER), Math.max(CORNER, length - CORNER));
}
