import type { TableId } from '../../../core/base/ids.ts';
import { QUIP_LINES, type Occasion } from '../../../core/base/quips.ts';
import { createRng } from '../../../core/base/rng.ts';
import { gameOf, type TableNews, type TableState, type TableStep } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';

/** Milliseconds between two quips at a table, and before the first. */
const REST = 60_000;
/** How many past actions are searched: more than two rounds of any game. */
const MEMORY = 60;

/**
 * The quips of a table. Which one is said depends only on public events, the table and the action's number, so it reveals nothing hidden;
 * whether one is said, on the clock too. Nothing waits for it, and it is in no log.
 */
export class Quips {
  readonly #clock: Clock;
  #last: number;
  #due: readonly TableNews[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#last = clock.elapsed();
  }

  /** Picks a quip for a step, most often none. */
  observe({ state, events, news }: TableStep): void {
    if (news.some(({ type }) => type === 'taken-back')) this.#due = [];
    const now = this.#clock.elapsed();
    if (events.length === 0 || now - this.#last < REST) return;
    const quip = quipFor(state, events);
    if (quip === undefined) return;
    this.#last = now;
    this.#due = [quip];
  }

  /** Returns the quip once its event has been shown, and removes it. */
  takeDue(): readonly TableNews[] {
    const due = this.#due;
    this.#due = [];
    return due;
  }
}

/** Returns a character's quip about the latest events, if there is one. */
function quipFor(state: TableState, events: TableStep['events']): TableNews | undefined {
  const candidates = occasionsOf(state, events).flatMap((occasion) => {
    const who = state.seats[occasion.seat];
    return who?.type === 'bot' && who.character !== undefined ? [{ ...occasion, name: who.name }] : [];
  });
  if (candidates.length === 0) return undefined;
  const rng = createRng(seedOf(state.id, state));
  return { type: 'quipped', ...rng.pick(candidates), line: rng.below(QUIP_LINES) };
}

/** A public seed for each action of a table: the choice of a quip involves no chance. */
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
