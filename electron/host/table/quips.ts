import type { TableId } from '../../../core/base/ids.ts';
import { QUIP_LINES, type Occasion } from '../../../core/base/quips.ts';
import { createRng } from '../../../core/base/rng.ts';
import { gameOf, type TableNews, type TableState, type TableStep } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';

/** Milliseconds between two lines at a table, and before the first. */
const REST = 60_000;
/** How many acts are looked back on: more than two rounds of any game have. */
const MEMORY = 60;

/**
 * The lines that characters say now and then. Which one hangs on the events that are for all, the table and the number of the act alone, so
 * that it tells nothing that is hidden; whether one is said, on the clock as well. Nothing waits for it, and it is in no log.
 */
export class Quips {
  readonly #clock: Clock;
  #last: number;
  #due: readonly TableNews[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#last = clock.elapsed();
  }

  /** Something has happened; most often nobody has anything to say. */
  heard({ state, events, news }: TableStep): void {
    if (news.some(({ type }) => type === 'taken-back')) this.#due = [];
    const now = this.#clock.elapsed();
    if (events.length === 0 || now - this.#last < REST) return;
    const quip = quipFor(state, events);
    if (quip === undefined) return;
    this.#last = now;
    this.#due = [quip];
  }

  /** The line to be told once what it is about has been shown; each once. */
  due(): readonly TableNews[] {
    const due = this.#due;
    this.#due = [];
    return due;
  }
}

/** The line about what has just happened, if a character has one. */
function quipFor(state: TableState, events: TableStep['events']): TableNews | undefined {
  const said = occasionsOf(state, events).flatMap((occasion) => {
    const who = state.seats[occasion.seat];
    return who?.type === 'bot' && who.character !== undefined ? [{ ...occasion, name: who.name }] : [];
  });
  if (said.length === 0) return undefined;
  const rng = createRng(seedOf(state.id, state));
  return { type: 'quipped', ...rng.pick(said), line: rng.below(QUIP_LINES) };
}

/** A number of its own for each act of a table, known to everybody there: what is picked with it is no chance. */
const seedOf = (table: TableId, { ledger, game }: TableState): string =>
  ['quip', table, ledger.length, game?.actions.length ?? 0].join('/');

function occasionsOf(state: TableState, events: TableStep['events']): readonly Occasion[] {
  const { occasions } = gameOf(state);
  const all = state.game?.events;
  if (occasions === undefined || all === undefined) return [];
  const acts = all.slice(Math.max(0, all.length - MEMORY), Math.max(0, all.length - 1));
  const open = acts
    .flat()
    .filter(({ to }) => to === 'all')
    .reverse();
  return events.flatMap((event) => {
    if (event.to !== 'all') return [];
    const found = occasions(event, open);
    open.unshift(event);
    return found;
  });
}
