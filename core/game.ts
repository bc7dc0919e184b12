import type { Audience } from './base/audience.ts';
import type { Seat, Viewer } from './base/ids.ts';
import type { Json } from './base/json.ts';
import type { OptionFacts } from './base/option-field.ts';
import type { Beats } from './base/pace.ts';
import type { Topic, TopicAnswer } from './base/predictions.ts';
import type { Occasion } from './base/quips.ts';
import type { Emotion } from './base/reactions.ts';
import type { Rejection } from './base/rejection.ts';
import type { Result } from './base/result.ts';
import type { Rng } from './base/rng.ts';
import type { Temper } from './base/characters.ts';

/** The types a game is made of. All of them are plain JSON data, except for `state`. */
export interface GameTypes {
  readonly options: CommonOptions;
  readonly deal: unknown;
  /** The position: private to its game, which alone may look inside or change it. Others keep it, hand it back, and never save it. */
  readonly state: GameState;
  readonly action: { readonly type: string };
  readonly legal: object;
  readonly view: unknown;
  readonly event: GameEvent;
  readonly prompt: { readonly type: string };
  readonly sheet: unknown;
  /** Why a choice is the best, where a bot can say so. */
  readonly reason: { readonly type: string };
}

/** Options that every game has. */
export interface CommonOptions {
  readonly edition: string;
  /** Whether what was once public can be looked up (rules, Decision A1). */
  readonly memoryAid: boolean;
  /** The seat that starts, where a starter is drawn; absent: the deal draws it. */
  readonly starter?: Seat;
}

/** What every position holds: the options that the game is played by. */
export interface GameState {
  readonly options: CommonOptions;
}

/** Something that happened, as data without words. `to` names who may learn of it; `seat`, who did it, where one seat did. */
export interface GameEvent {
  readonly type: string;
  readonly to: Audience;
  readonly seat?: Seat;
}

/** What an accepted action leads to: a position of its own. The one before is unchanged, and stays valid. */
export interface Step<Types extends GameTypes> {
  readonly state: Types['state'];
  readonly events: readonly Types['event'][];
}

/** The end of a game: one total per seat in the game's unit, the winners ascending, and the sheet that explains them. */
export interface GameResult<Sheet = unknown> {
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
  readonly sheet: Sheet;
}

/** How many hands of a game have been scored, and how many there are. */
export interface HandCount {
  readonly scored: number;
  readonly all: number;
}

/** What one decision of a program may cost; who does not search leaves it alone. */
export interface Budget {
  /** How many times it may play on what it might do. With the same number the same is decided. */
  readonly playouts: number;
  /** In how many worlds, at most, a choice that was made is compared with the best other one; absent: it is not. */
  readonly determinizations?: number;
  /** Whether nobody waits for the decision any more: then the best so far will do. */
  readonly isOver: () => boolean;
}

/** A choice that was weighed, and what it is expected to bring. */
export interface Weighed<Action> {
  readonly action: Action;
  /** The share of the win, 0–1; a win shared by k counts 1/k. */
  readonly wins: number;
  /** The total at the end, in the game's own unit. */
  readonly total: number;
}

/** How a choice that was made compares with the best other one. */
export interface Comparison<Action> {
  readonly other: Action;
  /** How much larger the share of the win is with the other one, −1 to 1: a mean over worlds in which both were played on. */
  readonly lost: number;
  /** The standard error of that mean. */
  readonly error: number;
}

/** What a strong player makes of a decision, from what its seat may know. */
export interface Advice<Types extends GameTypes = GameTypes> {
  /** The choices worth thinking about, the best first: at least one. */
  readonly choices: readonly Weighed<Types['action']>[];
  /** The choice that was to be weighed with the others, among the best or not; absent if none was. */
  readonly asked?: Weighed<Types['action']>;
  /** How that compares with the best other choice; absent if it was not to be compared, or there is no other. */
  readonly comparison?: Comparison<Types['action']>;
  /** What the first one is about, as data without words: what was seen to happen where it was played on. */
  readonly reason: Types['reason'];
}

/**
 * A player that is a program. It sees what its seat sees, never the state. `memory` is JSON folded from the views and events
 * of its own seat, as a person who watches would, from `initial` on; a bot that takes over a seat goes through what that was shown.
 */
export interface Bot<Types extends GameTypes, Memory extends Json = Json> {
  readonly initial: Memory;
  /** The playouts of a decision where there is time for all of them; absent in a bot that does not search. */
  readonly playouts?: number;
  /** The same for a choice of long ago, which it compares with the best other one: as in `Budget`. */
  readonly review?: Required<Pick<Budget, 'playouts' | 'determinizations'>>;
  /** As strong a bot that likes to play so; it remembers the same. Absent in a bot that plays in one way alone. */
  inTemper?(temper: Temper): Bot<Types, Memory>;
  /** The memory after `events` (those its seat may learn of) have led to `view`. Absent in a bot that remembers nothing. */
  observe?(memory: Memory, view: Types['view'], events: readonly Types['event'][]): Memory;
  /** One of the actions that `legal` describes. Called only while the seat is awaited. */
  decide(
    view: Types['view'],
    legal: Types['legal'],
    memory: Memory,
    rng: Rng,
    budget: Budget,
  ): Types['action'];
  /** The same, said to somebody who asks what to do; `asked`: a choice to be weighed in any case. Absent in a bot that can give no reasons. */
  weigh?(
    view: Types['view'],
    legal: Types['legal'],
    memory: Memory,
    rng: Rng,
    budget: Budget,
    asked?: Types['action'],
  ): Advice<Types>;
}

/** What is known of a game before it is played, as data that core and renderer share. */
export interface GameFacts extends OptionFacts {
  /** The name in records and folders: lower case, hyphens. */
  readonly name: string;
  /** The least and the largest number of seats. */
  readonly seats: { readonly min: number; readonly max: number };
}

/**
 * A game. All chance is drawn in `deal`; everything after it is deterministic, so a record (options, seats, deal, actions) replays to
 * the same bytes for ever.
 *
 * Seen from outside its functions are pure. Inside, the rules are stated once, in a class of positions that are changed in place: `apply`
 * plays on a clone, search plays on positions of its own. What leaves a game (views, events, legal moves, prompts, results) is JSON that is
 * frozen or made for the caller: nobody who holds it can change a position. No field of it is null: frames travel as merge patches, in
 * which null takes a field away. An exception in any of the functions changes nothing.
 */
export interface Game<Types extends GameTypes = GameTypes> extends GameFacts {
  /** Raised when the same record would replay differently. */
  readonly rulesVersion: number;

  /** Options from anything, by `optionsReader`. Rejects with malformed, unknown-key or bad-option. */
  parseOptions(input: unknown, seatCount: number): Result<Types['options'], Rejection>;
  /** A deal from anything. Rejects with malformed, unknown-key or bad-deal. */
  parseDeal(input: unknown, options: Types['options'], seatCount: number): Result<Types['deal'], Rejection>;
  /** An action (without `seat`) from anything: its form only. Rejects with malformed or unknown-key. */
  parseAction(input: unknown): Result<Types['action'], Rejection>;

  /** Draws all chance of one game. */
  deal(options: Types['options'], seatCount: number, rng: Rng): Types['deal'];
  /** The position before the first action. The arguments are what the parse functions gave. */
  start(options: Types['options'], seatCount: number, deal: Types['deal']): Types['state'];
  /** The seats that owe a decision now, ascending; empty exactly when the game has ended. Public. */
  awaits(state: Types['state']): readonly Seat[];
  /** What the seat may do now, keyed by action type, each with its constraints as data; `{}` if nothing. */
  legal(state: Types['state'], seat: Seat): Types['legal'];
  /** Does what `legal` describes, on a clone, and rejects everything else. */
  apply(state: Types['state'], seat: Seat, action: Types['action']): Result<Step<Types>, Rejection>;
  /** The same position, to go on with or without the memory aid (rules, Decision A1). */
  withAids(state: Types['state'], memoryAid: boolean): Types['state'];
  /** What the viewer may see, built field by field. It holds the running and the last finished round. */
  view(state: Types['state'], viewer: Viewer): Types['view'];
  /** The running round by a name, which is another one as soon as a round is over (rules, Decision A1). */
  round(state: Types['state']): string;
  /** What is awaited from the seat that has this view, as a tag that the renderer maps to a component. */
  prompt(view: Types['view'], legal: Types['legal']): Types['prompt'] | undefined;
  /** The result once the game has ended. */
  result(state: Types['state']): GameResult<Types['sheet']> | undefined;
  /**
   * The hands that a game is scored in, where it may have several: those that were played whole count also where the game is ended
   * between its hands or in one. Absent: nothing is scored before the end.
   */
  readonly hands?: {
    /** How many have been scored, and how many there are. Public. */
    count(state: Types['state']): HandCount;
    /** What those that have been scored come to. Public. */
    result(state: Types['state']): GameResult<Types['sheet']>;
  };
  /**
   * How long people look at something that happened, in beats (at the normal pace half a second each). The same whatever is hidden: it
   * hangs only on what all may learn.
   */
  readonly beats: Beats<Types['event']>;
  /** Whom an event moves, so that a character may show it. Like `beats` it hangs only on what all may learn. Absent: nobody. */
  stirs?(event: Types['event']): readonly Emotion[];
  /**
   * What of an event a character could say a line about; `before`: the events of this game before it that are for all, the newest first and not all of them. Like
   * `beats` it hangs only on what all may learn. Absent: nothing.
   */
  occasions?(event: Types['event'], before: readonly Types['event'][]): readonly Occasion[];
  /** What people who wait or watch may predict. Absent: nothing. */
  readonly predictions?: {
    /**
     * What can be predicted now; `view`: that of the open table, so that it tells nothing. A topic closes at a moment that all see, and
     * before anything of its answer is open; it does not open again, and the next one opens only after it is answered.
     */
    topic(view: Types['view']): Topic | undefined;
    /** The topic that an event answers, and how it came out. It is asked about events that are for all. */
    answer(event: Types['event']): TopicAnswer | undefined;
  };
  /**
   * The types of events that can be undone where who plays against bots may take the newest act back; an act with any other stays done:
   * it has shown what was hidden, or is a sealed choice, which the game itself lets people take back. Absent: all stay done.
   */
  readonly reversible?: readonly Types['event']['type'][];
  /** The types of actions that do nothing but take back a choice of the seat's own. The table bounds how often. Absent: there are none. */
  readonly undo?: readonly Types['action']['type'][];
  /** The bots of this game by name: at least one rung. For one that is missing the nearest plays (`core/base/rungs.ts`). */
  readonly bots: Readonly<Record<string, Bot<Types>>>;
}

/**
 * A game whose types have been forgotten, as registry, record, table and protocol handle it. Values of one game are only ever
 * passed back to the same game.
 */
export type AnyGame = Game;
