import type { Audience } from './base/audience.ts';
import type { Claim } from './base/claims.ts';
import type { Feat, FeatOrder } from './base/feats.ts';
import type { MatchFigures } from './base/figures.ts';
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
import type { Dice } from './base/search/dice.ts';
import type { Temper } from './base/characters.ts';

/** The types of a game. All are plain JSON data, except for `state`. */
export interface GameTypes {
  readonly options: CommonOptions;
  readonly deal: unknown;
  /** The position. Only its game may read or change it; others pass it back and never save it. */
  readonly state: GameState;
  readonly action: { readonly type: string };
  readonly legal: object;
  readonly view: unknown;
  readonly event: GameEvent;
  readonly prompt: { readonly type: string };
  readonly sheet: unknown;
  /** A bot's reason for a choice. */
  readonly reason: { readonly type: string };
  /** What can be said of a finished match. */
  readonly claim: Claim;
  /** The parts of a total, by the score sheet. */
  readonly part: string;
  /** What a seat can do that has a number, of which the house keeps a record. */
  readonly feat: string;
}

/** Options that every game has. */
export interface CommonOptions {
  readonly edition: string;
  /** Whether what was once public can be looked up (rules, Decision A1). */
  readonly memoryAid: boolean;
  /** The starting seat, in games that draw one; absent: the deal draws it. */
  readonly starter?: Seat;
}

/** What every position has: the options of its match. */
export interface GameState {
  readonly options: CommonOptions;
}

/** Something that happened in a match, as data. `to` is the audience; `seat` is the seat that did it, if one did. */
export interface GameEvent {
  readonly type: string;
  readonly to: Audience;
  readonly seat?: Seat;
}

/** The outcome of an accepted action. The previous position is unchanged and stays valid. */
export interface Step<Types extends GameTypes> {
  readonly state: Types['state'];
  readonly events: readonly Types['event'][];
}

/** The result of a match: one total per seat in the game's unit, the winners ascending, and the score sheet. */
export interface GameResult<Sheet = unknown> {
  readonly totals: readonly number[];
  /** By seat, from 1, as `placesOf`: equal totals have different places if the rules break the tie. */
  readonly places: readonly number[];
  readonly winners: readonly Seat[];
  readonly sheet: Sheet;
}

/** A match that was played to its end. */
export interface FinishedMatch<Types extends Pick<GameTypes, 'options' | 'event' | 'sheet'> = GameTypes> {
  readonly options: Types['options'];
  readonly seatCount: number;
  /** In order of time. */
  readonly events: readonly Types['event'][];
  readonly result: GameResult<Types['sheet']>;
}

/** Something that a seat bought, and its price in the game's unit. */
export interface Purchase {
  readonly seat: Seat;
  /** A number that no other thing in the match has. */
  readonly item: number;
  readonly paid: number;
}

/** The number of hands that have been scored, and of all hands of the match. */
export interface HandCount {
  readonly scored: number;
  readonly all: number;
}

/** The budget of one decision of a bot. Bots that do not search ignore it. */
export interface Budget {
  /** Maximum number of playouts, from 1. The same number leads to the same decision. */
  readonly playouts: number;
  /** Maximum number of determinizations in which a given choice is compared with the best alternative; absent: no comparison. */
  readonly determinizations?: number;
  /** Whether to stop early, with the best choice so far. */
  readonly isOver: () => boolean;
}

/** A candidate and its expected outcome. */
export interface Weighed<Action> {
  readonly action: Action;
  /** The expected share of the win, 0–1; a win shared by k counts 1/k. */
  readonly wins: number;
  /** The expected total at the end, in the game's unit. */
  readonly total: number;
}

/** Compares a given choice with the best alternative. */
export interface Comparison<Action> {
  readonly other: Action;
  /** How much larger the share of the win is with the alternative, −1 to 1: the mean over determinizations in which both were played. */
  readonly lost: number;
  /** The standard error of that mean. */
  readonly error: number;
}

/** A strong bot's assessment of a decision, from what its seat may know. */
export interface Advice<Types extends GameTypes = GameTypes> {
  /** The best candidates, the best first: at least one. */
  readonly choices: readonly Weighed<Types['action']>[];
  /** The given choice, whether or not it is among the best; absent if none was given. */
  readonly asked?: Weighed<Types['action']>;
  /** Compares `asked` with the best alternative; absent if not requested, or if there is no alternative. */
  readonly comparison?: Comparison<Types['action']>;
  /** Why the first candidate is the best, as data: what happened in its playouts. */
  readonly reason: Types['reason'];
}

/**
 * A bot. It sees what its seat sees, never the state. `memory` is JSON, folded from `initial` over the views and events of its seat; a bot
 * that takes over a seat folds everything that the seat was shown.
 */
export interface Bot<Types extends GameTypes, Memory extends Json = Json> {
  readonly initial: Memory;
  /** The playouts of a decision without time pressure; absent if the bot does not search. */
  readonly playouts?: number;
  /** The budget for reviewing an earlier choice. */
  readonly review?: Required<Pick<Budget, 'playouts' | 'determinizations'>>;
  /**
   * Absent if the bot has one way to play.
   * @returns a bot of the same strength that plays in this temper and has the same memory
   */
  inTemper?(temper: Temper): Bot<Types, Memory>;
  /**
   * Absent if the bot remembers nothing.
   * @param view the view after `events`
   * @param events those that the seat may learn of
   * @returns the new memory
   */
  observe?(memory: Memory, view: Types['view'], events: readonly Types['event'][]): Memory;
  /**
   * Decides for a seat that owes a decision.
   * @returns an action that `legal` describes
   */
  decide(
    view: Types['view'],
    legal: Types['legal'],
    memory: Memory,
    rng: Rng,
    budget: Budget,
  ): Types['action'];
  /**
   * Gives advice on the decision. Absent if the bot cannot give reasons.
   * @param made a choice to weigh in any case
   */
  weigh?(
    view: Types['view'],
    legal: Types['legal'],
    memory: Memory,
    rng: Rng,
    budget: Budget,
    made?: Types['action'],
  ): Advice<Types>;
}

/** Plays a match on to its end, each time from the same knowledge. @returns by seat, its place from 1, as `placesOf` */
export type Playout = (dice: Dice) => readonly number[];

/** A fast policy. Its estimates of who wins agree with those of bots of the rung `regular`. */
export interface Playouts<Types extends GameTypes = GameTypes> {
  /** Raised when the same dice would lead elsewhere. */
  readonly version: number;
  /**
   * Plays on from the true position. Sealed choices stay.
   * @param events all public events that led to the position
   */
  from(state: Types['state'], events: readonly Types['event'][]): Playout;
  /** A bot whose memory `fromView` takes: it forgets nothing that it needs. */
  readonly observer: Pick<Bot<Types>, 'initial' | 'observe'>;
  /**
   * Deals a position that agrees with what a seat knows, makes a choice of the seat, and plays on. Sealed choices of others are made anew.
   * @param view the view of a seat that owes a decision
   * @param action a legal one
   */
  fromView(view: Types['view'], memory: Json, action: Types['action']): Playout;
}

/** What is known of a game without a match, as data that core and renderer share. */
export interface GameFacts extends OptionFacts {
  /** The name in records and folders: lower case with hyphens. */
  readonly name: string;
  /** The least and most seats, both included. */
  readonly seats: { readonly min: number; readonly max: number };
}

/**
 * A game. `deal` draws all chance; everything after it is deterministic, so a record (options, seats, deal, actions) replays to the same
 * bytes for ever.
 *
 * From outside, its functions are pure. Inside, a class of mutable positions states the rules once: `apply` plays on a clone, searches play
 * on positions of their own. What a game returns (views, events, legal moves, prompts, results) is JSON that is frozen or made for the
 * caller, so no caller can change a position through it. No field of it is null: frames travel as merge patches, in which null removes a
 * field. An exception in any function changes nothing.
 */
export interface Game<Types extends GameTypes = GameTypes> extends GameFacts {
  /** Raised when the same record would replay differently. */
  readonly rulesVersion: number;

  /**
   * Reads options, by `optionsReader`.
   * @param seatCount from `seats.min` to `seats.max`
   * @returns the options, or malformed, unknown-key or bad-option
   */
  parseOptions(input: unknown, seatCount: number): Result<Types['options'], Rejection>;
  /**
   * Reads a deal.
   * @param options from `parseOptions`
   * @returns the deal, or malformed, unknown-key or bad-deal
   */
  parseDeal(input: unknown, options: Types['options'], seatCount: number): Result<Types['deal'], Rejection>;
  /**
   * Reads an action (without `seat`) and checks only its form.
   * @returns the action, or malformed or unknown-key
   */
  parseAction(input: unknown): Result<Types['action'], Rejection>;

  /** Draws all chance of one match. */
  deal(options: Types['options'], seatCount: number, rng: Rng): Types['deal'];
  /** The position before the first action. The arguments come from the parse functions, or from `deal`. */
  start(options: Types['options'], seatCount: number, deal: Types['deal']): Types['state'];
  /** The seats that owe a decision, ascending; empty exactly when the match has ended. Public information. */
  awaits(state: Types['state']): readonly Seat[];
  /** The legal moves of a seat, keyed by action type, each with its constraints as data; `{}` if there are none. */
  legal(state: Types['state'], seat: Seat): Types['legal'];
  /**
   * Plays an action on a clone.
   * @returns the new position and its events, or a rejection of an action that `legal` does not describe
   */
  apply(state: Types['state'], seat: Seat, action: Types['action']): Result<Step<Types>, Rejection>;
  /** The same position with the memory aid on or off (rules, Decision A1). */
  withAids(state: Types['state'], memoryAid: boolean): Types['state'];
  /** What the viewer may see, built field by field. It has the current and the last finished round. */
  view(state: Types['state'], viewer: Viewer): Types['view'];
  /** A name of the current round that no later round has (rules, Decision A1). */
  round(state: Types['state']): string;
  /** The event types that begin a round of the log; they are public. The first round may begin without one. */
  readonly roundStarts: readonly Types['event']['type'][];
  /**
   * The decision that a seat owes, as a tag that the renderer maps to a component.
   * @param view the seat's view
   * @returns undefined if the seat owes none
   */
  prompt(view: Types['view'], legal: Types['legal']): Types['prompt'] | undefined;
  /** The result; undefined until the match has ended. */
  result(state: Types['state']): GameResult<Types['sheet']> | undefined;
  /**
   * Present if a match is scored in hands. Hands that were finished count even if the match is ended early. Absent: nothing is scored
   * before the end.
   */
  readonly hands?: {
    /** Public information. */
    count(state: Types['state']): HandCount;
    /** The result of the hands scored so far. Public information. */
    result(state: Types['state']): GameResult<Types['sheet']>;
  };
  /** How many beats each type of event is shown (see `core/base/pace.ts`). Depends only on public information. */
  readonly beats: Beats<Types['event']>;
  /** The feelings that an event causes, for characters to show. Depends only on public information. */
  emotions?(event: Types['event']): readonly Emotion[];
  /**
   * The occasions for quips in an event. Depends only on public information.
   * @param before earlier public events of this match, the newest first; not all of them
   */
  occasions?(event: Types['event'], before: readonly Types['event'][]): readonly Occasion[];
  /** What can be said of a finished match, as `docs/claims.md` defines it. */
  readonly story?: {
    /** All claims of the game, in the order of the document. The match has its public events only. */
    claims(match: FinishedMatch<Types>): readonly Types['claim'][];
    /** The types that say something good about the first seat. */
    readonly kind: readonly Types['claim']['type'][];
    /** Whether a claim of this match, which holds, is about this event: people who read the claim want to see it. Many claims are about none. */
    isAbout(claim: Types['claim'], event: Types['event']): boolean;
    /** What the charts show. The match has its public events only. */
    figures(match: FinishedMatch<Types>): MatchFigures<Types['part']>;
    /** The types of feats, and which value of each is the better one. */
    readonly featOrders: Readonly<Record<Types['feat'], FeatOrder>>;
    /** All feats of the seats. The match has its public events only. */
    feats(match: FinishedMatch<Types>): readonly Feat<Types['feat']>[];
    /**
     * What an event says was bought, in a round that is about nothing else. Absent: nothing has a price that could be compared.
     *
     * @returns undefined if it says nothing of the kind
     */
    bought?(event: Types['event']): Purchase | undefined;
  };
  /** What waiting players and spectators may predict. */
  readonly predictions?: {
    /**
     * What can be predicted now. A topic closes at a moment that everybody sees, before any part of its answer is public. It does not open
     * again, and the next topic opens only after it has been answered.
     * @param view the view of the table, so that a topic reveals nothing
     */
    topic(view: Types['view']): Topic | undefined;
    /** The outcome of the topic that a public event answers; undefined if it answers none. */
    answer(event: Types['event']): TopicAnswer | undefined;
  };
  /**
   * The event types that an undo against bots can revert. An action with any other event is final: it revealed something hidden, or it is a
   * sealed choice, which the game itself can take back. Absent: every action is final.
   */
  readonly reversible?: readonly Types['event']['type'][];
  /** The action types that only take back the seat's own choice. The table limits their number. Absent: there are none. */
  readonly undo?: readonly Types['action']['type'][];
  /** For estimates of who wins from a true position, after the match. */
  readonly playouts?: Playouts<Types>;
  /** The bots by name: at least one rung. The nearest rung plays for a missing one (`core/base/rungs.ts`). */
  readonly bots: Readonly<Record<string, Bot<Types>>>;
}

/** A game with its types erased, as registry, record, table and protocol handle it. Pass values of a game only to that same game. */
export type AnyGame = Game;
