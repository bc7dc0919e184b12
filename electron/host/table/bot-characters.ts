import { CHARACTER_NAMES, CHARACTERS, type Character } from '../../../core/base/characters.ts';
import type { Seat, TableId } from '../../../core/base/ids.ts';
import { confusableWith } from '../../../core/base/confusable.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import {
  charactersAt,
  gameOf,
  type TableCommand,
  type TableState,
  type TableNews,
  type TableStep,
} from '../../../core/table/index.ts';
import { QUIP_LINES, type Occasion } from '../../../core/base/quips.ts';
import { FEELINGS } from '../../../core/base/reactions.ts';
import type { Clock } from '../clock.ts';
import { namesAt } from './new-name.ts';

// First names that are readable in every language of the app, so they need no translation
const SPARE_NAMES = ['Ines', 'Jonas', 'Kira', 'Leo', 'Milo', 'Nora'];

/** Name and character of a bot, as in an entry. */
type BotIdentity = Pick<TableCommand & { readonly type: 'bot-seated' }, 'name' | 'character'>;

/**
 * Chooses the bot for a seat: the requested character, else the one already there, else a random one that is not at the table. It has its
 * character's name, or a spare name if that is confusable with another one. There are more characters and names than seats.
 * @param gone Names of people who have left; a bot takes none of them.
 */
export function chooseBotIdentity(
  table: TableState,
  at: Seat,
  requested: Character | undefined,
  entropy: (size: number) => Uint8Array,
  gone: readonly string[] = [],
): BotIdentity {
  const who = table.seats[at];
  if (who?.type === 'bot' && (requested === undefined || requested === who.character))
    return { name: who.name };
  const free = CHARACTER_NAMES.filter((one) => !charactersAt(table).includes(one));
  const character = requested ?? createRng(entropy(32)).pick(free);
  const { name: characterName } = CHARACTERS[character];
  const taken = [...namesAt(table, at), ...gone];
  const name =
    [characterName, ...SPARE_NAMES].find((one) => !taken.some((other) => confusableWith(other, one))) ??
    characterName;
  return { name, character };
}

/** Milliseconds between two quips at a table, and before the first. */
const QUIP_REST = 60_000;
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
    if (events.length === 0 || now - this.#last < QUIP_REST) return;
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

/** Milliseconds between two reactions of characters at a table, and before the first. */
const REACTION_REST = 180_000;
/** One in this many emotions is shown. */
const ONE_IN = 3;

/**
 * Reactions that characters show now and then. They depend on public events, the seated characters, the clock and separate randomness,
 * never on what a bot holds or remembers. Nothing waits for them, and they are in no log.
 */
export class BotReactions {
  readonly #clock: Clock;
  readonly #rng: Rng;
  #last: number;
  #due: readonly TableNews[] = [];

  constructor(clock: Clock, entropy: (size: number) => Uint8Array) {
    this.#clock = clock;
    this.#rng = createRng(entropy(32));
    this.#last = clock.elapsed();
  }

  /** Picks a reaction to a step, most often none. */
  observe({ state, events }: Pick<TableStep, 'state' | 'events'>): void {
    const emotions = events.flatMap((event) =>
      event.to === 'all' ? (gameOf(state).emotions?.(event) ?? []) : [],
    );
    const candidates = emotions.filter(({ seat }) => {
      const who = state.seats[seat];
      return who?.type === 'bot' && who.character !== undefined;
    });
    const now = this.#clock.elapsed();
    if (candidates.length === 0 || now - this.#last < REACTION_REST || this.#rng.below(ONE_IN) > 0) return;
    this.#last = now;
    const { seat, feeling } = this.#rng.pick(candidates);
    const who = state.seats[seat];
    if (who?.type !== 'bot') return;
    this.#due = [{ type: 'reacted', seat, name: who.name, reaction: this.#rng.pick(FEELINGS[feeling]) }];
  }

  /** Returns the reaction once its event has been shown, and removes it. */
  takeDue(): readonly TableNews[] {
    const due = this.#due;
    this.#due = [];
    return due;
  }
}
