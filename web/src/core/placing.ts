// Where a card that speaks of something finds room: beside it, never on it, and off whatever has to
// stay within reach. Only reckons with boxes; knows no elements.

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
  /** The edge of the card from which it points; none where it has nothing to point at. */
  readonly edge: "left" | "right" | "top" | "bottom" | "none";
  /** How far along that edge. */
  readonly along: number;
}

interface Room {
  readonly screen: Size;
  /** What the card speaks of. */
  readonly target: Box | null;
  /** What should stay free, too. */
  readonly free: ReadonlyArray<Box>;
  /** What the target is a part of: the card would rather stand beside the whole. */
  readonly frame?: Box | null;
  /** Whether the screen is too narrow to stand beside anything. */
  readonly narrow: boolean;
}

const MARGIN = 12;
const GAP = 18;
const CORNER = 22; // no pointer this close to the end of an edge
const DEAREST = 1_000; // covering what is spoken of, as against covering what should stay free
const FARTHER = 8; // a pixel farther away, as against a square pixel covered

/** The best place for a card of that size. */
export function place(card: Size, room: Room): Placed {
  const corners = room.narrow ? docked(card, room) : beside(card, room);
  const ranked = corners
    .map(([left, top]) => within({ left, top, ...card }, room.screen))
    .map((box) => ({ box, cost: cost(box, room) }));
  const best = ranked.reduce((one, other) => (other.cost < one.cost ? other : one));
  return pointing(best.box, room.target);
}

type Corner = readonly [left: number, top: number];

/** Beside what it speaks of, or beside the whole of that; or else where there is room. */
function beside(card: Size, room: Room): Corner[] {
  const { screen, target, frame } = room;
  const right = screen.width - card.width - MARGIN;
  const bottom = screen.height - card.height - MARGIN;
  const elsewhere: Corner[] = [
    ...docked(card, room),
    [right, bottom],
    [MARGIN, bottom],
    [right, MARGIN],
    [MARGIN, MARGIN],
  ];
  if (!target) return elsewhere;
  const outside = frame ? around(frame, target, card, MARGIN) : [];
  return [...outside, ...around(target, target, card, GAP), ...elsewhere];
}

/** On the four sides of a box, level with what is spoken of. */
function around(box: Box, target: Box, card: Size, gap: number): Corner[] {
  const middle = target.left + target.width / 2 - card.width / 2;
  const level = target.top + target.height / 2 - card.height / 2;
  return [
    [box.left + box.width + gap, level],
    [box.left - card.width - gap, level],
    [middle, box.top - card.height - gap],
    [middle, box.top + box.height + gap],
  ];
}

/** Across the screen: at its foot, just above what should stay free there, or at its head. */
function docked(card: Size, { screen, free }: Room): Corner[] {
  const left = (screen.width - card.width) / 2;
  const above = free.map((box): Corner => [left, box.top - card.height - MARGIN]);
  return [[left, screen.height - card.height - MARGIN], ...above, [left, MARGIN]];
}

function within(box: Box, screen: Size): Box {
  const most = (whole: number, part: number) => Math.max(MARGIN, whole - part - MARGIN);
  return {
    ...box,
    left: Math.min(Math.max(box.left, MARGIN), most(screen.width, box.width)),
    top: Math.min(Math.max(box.top, MARGIN), most(screen.height, box.height)),
  };
}

/** What a place costs: what would be covered there, and how far it is from what is spoken of. */
function cost(box: Box, { target, free, frame, narrow }: Room): number {
  const whole = frame && !narrow ? [...free, frame] : free;
  const covered = whole.reduce((sum, each) => sum + overlap(box, each), 0);
  if (!target) return covered;
  const far = narrow ? 0 : FARTHER * distance(box, target);
  return covered + far + DEAREST * overlap(box, target);
}

/** The way from one box to another; none where they touch. */
function distance(one: Box, other: Box): number {
  const across = Math.max(one.left - other.left - other.width, other.left - one.left - one.width);
  const down = Math.max(one.top - other.top - other.height, other.top - one.top - one.height);
  return Math.hypot(Math.max(across, 0), Math.max(down, 0));
}

/** How much of one box another one covers, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const wide =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function pointing(box: Box, target: Box | null): Placed {
  const { left, top } = box;
  if (!target || overlap(box, target) > 0) return { left, top, edge: "none", along: 0 };
  const x = held(target.left + target.width / 2 - left, box.width);
  const y = held(target.top + target.height / 2 - top, box.height);
  if (top >= target.top + target.height) return { left, top, edge: "top", along: x };
  if (top + box.height <= target.top) return { left, top, edge: "bottom", along: x };
  const edge = left >= target.left + target.width ? "left" : "right";
  return { left, top, edge, along: y };
}

function held(along: number, length: number): number {
  return Math.min(Math.max(along, CORNER), Math.max(CORNER, length - CORNER));
}
