// Who sits where at a table, as the server describes it to whoever looks, and who asks to be let in.

import type { PersonShown, SeatShown } from "../../protocol";
import { memory } from "../memory.svelte";
import { introduced, nameOf, namesOf } from "../names";
import type { Keys } from "./keys";

/** Somebody who asks to be let in at a seat. */
export interface Asker extends PersonShown {
  readonly seat: string;
}

export class Seating {
  /** The seats as the server described them last. */
  received: ReadonlyArray<SeatShown> = $state.raw([]);
  /** When that was, in milliseconds. */
  receivedAt: number = $state(0);
  /** One's own numbers among the people of seats; also where one asks to be let in. */
  persons: Readonly<Record<string, number>> = $state.raw({});
  /** Who did not let one in at their seat, or is not there any more; empty where nothing is to say. */
  unadmitted: string = $state("");
  /** Whoever this phone was the hand of, once their seat has a new code and it is nobody's any more. */
  shutOut: string = $state("");

  /** The seats, with bots called as the game calls them. */
  readonly seats: ReadonlyArray<SeatShown> = $derived.by(() =>
    introduced(this.received, this.game),
  );
  /** The names of all, by the letters of their seats. */
  readonly names: Record<string, string> = $derived.by(() => namesOf(this.seats));
  /** The seat whose people one waits for to be let in; nothing where one does not. */
  readonly awaited: SeatShown | null = $derived.by(
    () =>
      this.seats.find(({ seat, asking }) => asking.some((person) => this.isSelf(seat, person))) ??
      null,
  );
  /** Those who ask to be let in at seats of whoever looks. */
  readonly askers: ReadonlyArray<Asker> = $derived.by(() =>
    this.seats
      .filter(({ yours }) => yours)
      .flatMap(({ seat, asking }) => asking.map((person) => ({ seat, ...person }))),
  );

  constructor(
    private readonly table: string,
    private readonly game: string,
    private readonly keys: Pick<Keys, "waiting">,
  ) {}

  /** The letters of one's own seats. */
  get mine(): ReadonlyArray<string> {
    return this.seats.filter(({ yours }) => yours).map(({ seat }) => seat);
  }

  find(wanted: string): SeatShown | undefined {
    return this.seats.find(({ seat }) => seat === wanted);
  }

  isMine(seat: string): boolean {
    return this.mine.includes(seat);
  }

  /** Takes in who sits where; returns the seats at which one has been let in by now. */
  receive(seats: ReadonlyArray<SeatShown>): ReadonlyArray<string> {
    this.received = seats;
    this.receivedAt = Date.now();
    return Object.keys(this.keys.waiting).filter((seat) => this.settle(seat));
  }

  /** Where one asked to be let in: whether one is. It is forgotten if one will not be any more. */
  private settle(seat: string): boolean {
    const shown = this.find(seat);
    const isSelf = (person: PersonShown) => this.isSelf(seat, person);
    if (!shown || shown.asking.some(isSelf)) return false;
    if (!shown.yours && shown.people.some(isSelf)) return false; // the seat is shown in a moment
    memory.settle(this.table, seat, shown.yours);
    if (!shown.yours) this.unadmitted = nameOf(shown);
    return shown.yours;
  }

  private isSelf(seat: string, { number }: PersonShown): boolean {
    return number === this.persons[seat];
  }
}
