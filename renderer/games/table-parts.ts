import type { Component, ComputedRef, Ref } from 'vue';
import type { Seat, TableId } from '../../core/base/ids.ts';
import type { VisibleSealedEvent } from '../../core/base/sealed.ts';
import type { CommonOptions, GameResult, GameTypes } from '../../core/game.ts';
import type { SeatFrame, You } from '../../core/protocol/frames.ts';
import type { Sound } from '../signals/sounds.ts';
import type { RequestError } from '../stores/problem.ts';
import type { AnchorAttributes, TableAnchor } from './shared/anchors.ts';
import type { Flight } from './shared/flight.ts';
import type { Box } from '../components/use-box.ts';
import type { SeatWords } from './shared/use-seat-words.ts';
import type { TableLayout } from './shared/use-table-box.ts';

/** The match as the faced seat, or the table, may see it; validated by the host. */
export interface GameSnapshot<Types extends GameTypes = GameTypes> {
  readonly view: Types['view'];
  readonly legal: Types['legal'];
  readonly prompt?: Types['prompt'];
  readonly result?: GameResult<Types['sheet']>;
  /** The seats that owe a decision; absent if the match does not go on. */
  readonly awaits?: readonly Seat[];
  /** The question number of `prompt`. */
  readonly question?: number;
  /** How often this seat may still take back its choice; absent: the host does not say. */
  readonly undosLeft?: number;
}

/** An event without its audience, as one viewer receives it. */
export type VisibleEvent<Types extends GameTypes = GameTypes> = Types['event'] extends infer Event
  ? Event extends { readonly type: string }
    ? Omit<Event, 'to'> & Pick<Event, 'type'>
    : never
  : never;

/** A finished round, as loaded for the log. */
export interface PastRound<Types extends GameTypes = GameTypes> {
  /** Index of the action that ended it, from 0. */
  readonly at: number;
  readonly events: readonly VisibleEvent<Types>[];
}

/**
 * What a screen shows of a table: everything (`all`); only what is public, to be read from afar and not touched (`television`);
 * or, as the second screen beside a television, this player's things as large as possible (`hand`).
 */
export type DisplayMode = 'all' | 'television' | 'hand';

/** Timing of the scene on the screen. */
export interface SceneTiming {
  /** Duration in milliseconds. */
  readonly time: number;
  /** The scene stays until somebody continues. */
  readonly isUntilTapped: boolean;
}

/** Identifies one match of a table. */
export interface GameAt {
  readonly table: TableId;
  /** Number of the match at the table, from 1. */
  readonly game: number;
}

/** The props of a game's table and of its score sheet. */
export interface TableProps<Types extends GameTypes = GameTypes> {
  /** Absent if no match is played, as in a picture. */
  readonly at?: GameAt | undefined;
  readonly game: GameSnapshot<Types>;
  /** The events since the last frame, in order, for animation, sound and speech only: the view alone is enough to show the table. */
  readonly events: readonly VisibleEvent<Types>[];
  readonly seats: readonly SeatFrame[];
  readonly you: You;
  /** The rounds loaded with `history`; absent until then. */
  readonly history?: readonly PastRound<Types>[] | undefined;
  /** Why loading them failed. */
  readonly historyError?: RequestError | undefined;
  /** Absent: `all`. */
  readonly displayMode?: DisplayMode | undefined;
  /** Present during a scene; the prompt appears after the last one. */
  readonly timing?: SceneTiming | undefined;
  /** Milliseconds of a beat at this table; absent: the normal pace. */
  readonly beat?: number | undefined;
  /** Events that happened while the page was not visible, to be summarized. */
  readonly missed?: readonly VisibleEvent<Types>[] | undefined;
  /** Names of the parts that a lesson points at. */
  readonly pointedAt?: readonly string[] | undefined;
  /** Whether a player at this device was reminded that they owe a decision. */
  readonly isReminded?: boolean | undefined;
}

/** The events of a game's table. */
export type TableEmits = {
  /** `question`: the number of the question that is answered; absent: the one on the screen when the current press began. */
  act: [action: { readonly type: string }, question?: number];
  /** Loads the log, from the action with this index on. */
  history: [from: number];
  /** Skips the scene. */
  on: [];
  /** Dismisses the missed events. */
  putAway: [];
};

/** What all parts of a table share. */
export interface TableContext<
  Types extends GameTypes = GameTypes,
  Words = SeatWords,
  Anchor extends string = TableAnchor,
> {
  /** Key of what this device stores about the match; undefined if none is played. */
  readonly at: ComputedRef<GameAt | undefined>;
  readonly frame: ComputedRef<GameSnapshot<Types>>;
  readonly events: ComputedRef<readonly VisibleEvent<Types>[]>;
  readonly seats: ComputedRef<readonly SeatFrame[]>;
  readonly words: Words;
  /** Attributes that make an element a part of the table that lessons, flights and drags find by its name. */
  readonly anchor: (name: Anchor) => AnchorAttributes;
  /** Milliseconds of a beat: the pace of the table. */
  readonly beat: ComputedRef<number>;
  readonly displayMode: ComputedRef<DisplayMode>;
  readonly isReminded: ComputedRef<boolean>;
  /** Whether this seat may not take back a choice any more. */
  readonly isUndoUsedUp: ComputedRef<boolean>;
  /** The size of the whole table; undefined until it is known. */
  readonly box: Readonly<Ref<Box | undefined>>;
  readonly layout: ComputedRef<TableLayout>;
  /** Parts have no more room than on a phone. */
  readonly isNarrow: ComputedRef<boolean>;
  /** No wider than a small desktop: what is not needed now is drawn small. */
  readonly isTight: ComputedRef<boolean>;
  /** Player panels have no more room than on a phone. */
  readonly arePanelsNarrow: ComputedRef<boolean>;
  readonly toggleLog: () => void;
  /** Opens the dialog about a player. */
  readonly showPlayer: (seat: Seat) => void;
  /**
   * Sends an action.
   *
   * @param question number of the question it answers; default: the one that was on the screen when the current press began.
   *   Needed for an action without a press, or some time after it
   */
  act(action: Types['action'], question?: number): void;
}

/** A view with the events that led to it, shown for a while. */
export interface Scene<Types extends GameTypes = GameTypes> {
  readonly view: Types['view'];
  /** The events to read out and animate. */
  readonly events: readonly VisibleEvent<Types>[];
  /** Duration. */
  readonly beats: number;
  /** On a shared device, shown to everybody until somebody continues. */
  readonly isForAll?: true;
}

/**
 * Turns the events between two snapshots into scenes; none if there is nothing to show. Every event is in a scene, in order; an event
 * that is shown in parts is in several scenes, with one part in each. The beats of the scenes add up to those of the events, because
 * the host waits that long.
 */
export type SceneBuilder<Types extends GameTypes = GameTypes> = {
  buildScenes(
    before: GameSnapshot<Types>,
    events: readonly VisibleEvent<Types>[],
    after: GameSnapshot<Types>,
  ): readonly Scene<Types>[];
}['buildScenes'];

/** The events that follow an event, and the view that they lead to. */
export interface Future<Types extends GameTypes> {
  readonly later: readonly VisibleEvent<Types>[];
  readonly end: Types['view'];
}

/** How an event changes what is shown, for the same viewer. */
type Change<Types extends GameTypes, Event, Shown = Types['view']> = {
  bivariant(view: Types['view'], event: Event, future: Future<Types>): Shown;
}['bivariant'];

/** An event that is shown in one scene. */
interface OneScene<Types extends GameTypes, Event> {
  /** The view of the scene. */
  readonly step: Change<Types, Event>;
  /** The view after the scene; absent: the same. */
  readonly then?: Change<Types, Event>;
  /** Beats in which the flights move over the view before, in a scene of their own. Absent: they move over the view of `step`. */
  readonly flightBeats?: number;
  /** It reveals sealed choices: on a shared device, shown to everybody until somebody continues. */
  readonly isForAll?: true;
}

/** An event that is shown in scenes of its own; the view of the last one stays. */
interface OwnScenes<Types extends GameTypes, Event> {
  readonly scenes: Change<Types, Event, readonly Scene<Types>[]>;
}

interface Presentation<Words, Event> {
  /** The sentence for the log, read out too; undefined if the event is obvious, or the prompt says it. */
  readonly text: { bivariant(event: Event, words: Words): string | undefined }['bivariant'] | undefined;
  readonly sound: Sound | { bivariant(event: Event): Sound | undefined }['bivariant'] | undefined;
  /** The simultaneous movements that animate it. Absent: nothing moves. */
  readonly flights?: { bivariant(event: Event): readonly Flight[] }['bivariant'];
}

/** Read out only to its own seat, and never spoken aloud. */
interface Confidential {
  readonly isConfidential: true;
}

/** An event without its audience. */
type Visible<Types extends GameTypes, Type extends string> = Extract<
  VisibleEvent<Types>,
  { readonly type: Type }
>;

/**
 * All that the page knows of each type of event of a game. Its duration is in core, because the host waits that long. Sealed choices have
 * the same sentences and sounds in every game; without a definition they change nothing that is shown.
 */
export type EventParts<Types extends GameTypes, Words> = {
  readonly [Type in Exclude<Types['event']['type'], VisibleSealedEvent['type']>]: (
    | OneScene<Types, Visible<Types, Type>>
    | OwnScenes<Types, Visible<Types, Type>>
  ) &
    Presentation<Words, Visible<Types, Type>> &
    (Extract<Types['event'], { readonly type: Type }> extends { readonly to: 'all' }
      ? unknown
      : Confidential);
} & {
  readonly [Type in VisibleSealedEvent['type']]?: OneScene<Types, Visible<Types, Type>>;
};

/** The definition of an event of any type. */
export type AnyPart<Types extends GameTypes, Words> = Partial<
  OneScene<Types, VisibleEvent<Types>> &
    OwnScenes<Types, VisibleEvent<Types>> &
    Presentation<Words, VisibleEvent<Types>> &
    Confidential
>;

/** The log: for each round the props of its component, or a sentence instead. */
export interface LogPages {
  readonly open: readonly (object | string)[];
  readonly earlier: readonly object[];
}

/** The log of a game, loaded when its drawer is first opened. */
export interface LogPart<Types extends TableTypes = TableTypes, Words extends SeatWords = SeatWords> {
  /** @param past the events of each finished round as far as they are loaded, the newest round first */
  pages(table: TableContext<Types, Words>, past: readonly (readonly VisibleEvent<Types>[])[]): LogPages;
  /** The sentences of a replay's log. */
  readonly events: EventParts<Types, Words>;
  /** Shows one round. Props: an object from `pages`. Absent: a `RoundFrame`. */
  readonly round?: Component;
}

/** The summary of the position, loaded when it is first requested. */
export interface StatusPart<Types extends TableTypes = TableTypes, Words extends SeatWords = SeatWords> {
  /** Whose turn it is, the last bid, this player's money and who is still in, as sentences; depends on the view alone. */
  default(view: Types['view'], words: Words): readonly string[];
}

/** Games whose views contain the options and the last finished round. */
export type TableTypes = GameTypes & {
  readonly view: { readonly options: CommonOptions; readonly previousRound?: unknown };
};

/** What a game supplies to its table; `TableShell` does the rest. Components take their data from the game's context. */
export interface TableParts<Types extends TableTypes = TableTypes, Words extends SeatWords = SeatWords> {
  /** @param own the seat of the only person in front of the page, addressed as "you" */
  words(seats: () => readonly SeatFrame[], own: () => Seat | undefined): Words;
  /** Called in the setup of the table: provides the context of the game's components. */
  begin(table: TableContext<Types, Words, string>): void;
  readonly events: EventParts<Types, Words>;
  readonly prompts: { readonly [Type in Types['prompt']['type']]: Component };
  /** Shown without a prompt. Absent: whose decision is awaited. */
  readonly wait?: Component;
  /** The prompts that are answered in the market or at player panels, so that a second screen has to show these too. */
  readonly outside?: readonly Types['prompt']['type'][];
  /** The panel of another player. Props: `seat`. */
  readonly panel: Component;
  /** The round and phase with the button of the log; or their text, for the shell to show. */
  readonly facts: Component | { where(view: Types['view'], words: Words): string };
  readonly market: Component;
  /** The own area. */
  readonly own: Component;
  readonly log: () => Promise<LogPart<Types, Words>>;
  /** Absent: the status says only who is awaited. */
  readonly status?: () => Promise<StatusPart<Types, Words>>;
  /** Draws a flight of an event. Prop: `flight`. Absent if no event has any. */
  readonly flyingPiece?: Component;
  /** The dialog with what is known about a player. Props: `open`, `seat`; emits `close`. */
  readonly player?: Component;
  /** Dialogs and other components outside of the layout. */
  readonly around?: readonly Component[];
  /** A CSS class of the table, by phase. */
  mode?(snapshot: GameSnapshot<Types>): string | undefined;
}
