import type { Component, ComputedRef, Ref } from 'vue';
import type { Seat, TableId } from '../../core/base/ids.ts';
import type { SealedHappening } from '../../core/base/sealed.ts';
import type { CommonOptions, GameResult, GameTypes } from '../../core/game.ts';
import type { SeatFrame, You } from '../../core/protocol/frames.ts';
import type { Sound } from '../signals/sounds.ts';
import type { RequestError } from '../stores/problem.ts';
import type { Flight } from './shared/flight.ts';
import type { Box } from '../components/use-box.ts';
import type { SeatWords } from './shared/use-seat-words.ts';
import type { TableLayout } from './shared/use-table-box.ts';

/** The game as the faced seat, or the open table, may see it; the host vouches for its form. */
export interface GameSnapshot<Types extends GameTypes = GameTypes> {
  readonly view: Types['view'];
  readonly legal: Types['legal'];
  readonly prompt?: Types['prompt'];
  readonly result?: GameResult<Types['sheet']>;
  /** The seats that owe a decision; absent where nobody plays on. */
  readonly awaits?: readonly Seat[];
  /** The number of the question that the faced seat is asked. */
  readonly question?: number;
  /** How often the own seat may take back a choice before the game goes on; absent: the host does not say. */
  readonly undosLeft?: number;
}

/** Something that happened, as it comes to those who may learn of it. */
export type VisibleEvent<Types extends GameTypes = GameTypes> = Types['event'] extends infer Event
  ? Event extends { readonly type: string }
    ? Omit<Event, 'to'> & Pick<Event, 'type'>
    : never
  : never;

/** What one act of the game led to, as it can be looked up. */
export interface HistoryStep<Types extends GameTypes = GameTypes> {
  /** The place of the act in the game, from 0. */
  readonly at: number;
  readonly events: readonly VisibleEvent<Types>[];
}

/** The host's answer to one `history`; `next`: from where to ask for the rest. */
export interface HistoryPage {
  readonly entries: readonly HistoryStep[];
  readonly next?: number;
}

/**
 * What a screen shows of a table: all that is known on this device; only what is everybody's, to be read from afar and touched by
 * nobody (`television`); or, beside a television, the own things as large as they can be (`hand`).
 */
export type DisplayMode = 'all' | 'television' | 'hand';

/** How something that happened is shown at the moment. */
export interface SceneTiming {
  /** Milliseconds that it is looked at. */
  readonly time: number;
  /** It stays until somebody goes on. */
  readonly isUntilTapped: boolean;
}

/** One game of a table. */
export interface GameAt {
  readonly table: TableId;
  /** Its number among the games of the table, from 1. */
  readonly game: number;
}

/** What the table and the score sheets of a game are given. */
export interface TableProps<Types extends GameTypes = GameTypes> {
  /** Which game it is; absent where none is played, as in a picture. */
  readonly at?: GameAt | undefined;
  readonly game: GameSnapshot<Types>;
  /** What happened since the last frame, in order, for staging; the view alone is enough to show the table. */
  readonly events: readonly VisibleEvent<Types>[];
  readonly seats: readonly SeatFrame[];
  readonly you: You;
  /** What was looked up with `history`, up to the newest act that was asked for; absent until then. */
  readonly history?: readonly HistoryStep<Types>[] | undefined;
  /** Why there was no answer to it. */
  readonly historyTrouble?: RequestError | undefined;
  /** Absent: all. */
  readonly share?: DisplayMode | undefined;
  /** Present while what happened is shown; what is asked comes after it. */
  readonly showing?: SceneTiming | undefined;
  /** Milliseconds of a beat at this table; absent: as at the normal pace. */
  readonly beat?: number | undefined;
  /** What happened unseen, to be told in short. */
  readonly missed?: readonly VisibleEvent<Types>[] | undefined;
  /** Whether somebody at this device was reminded of the decision that they owe. */
  readonly isReminded?: boolean | undefined;
}

/** What all parts of a table share. */
export interface TableContext<Types extends GameTypes = GameTypes, Words = SeatWords> {
  /** Which game it is, for what a device remembers of it; undefined where none is played. */
  readonly at: ComputedRef<GameAt | undefined>;
  readonly frame: ComputedRef<GameSnapshot<Types>>;
  readonly events: ComputedRef<readonly VisibleEvent<Types>[]>;
  readonly seats: ComputedRef<readonly SeatFrame[]>;
  readonly words: Words;
  /** Milliseconds of a beat: the pace of the table. */
  readonly beat: ComputedRef<number>;
  readonly share: ComputedRef<DisplayMode>;
  readonly isReminded: ComputedRef<boolean>;
  /** Whether the own seat has taken back as many choices as the host grants before the game goes on. */
  readonly isUndoUsedUp: ComputedRef<boolean>;
  /** The size of the whole table; undefined until it is known. */
  readonly box: Readonly<Ref<Box | undefined>>;
  readonly layout: ComputedRef<TableLayout>;
  /** The parts of the table have no more room than on a phone. */
  readonly isNarrow: ComputedRef<boolean>;
  /** No wider than a small desktop: what is not needed now is small. */
  readonly isTight: ComputedRef<boolean>;
  /** The places of the others have no more room than on a phone. */
  readonly arePlacesNarrow: ComputedRef<boolean>;
  /** Shows what happened, or puts it away. */
  readonly toggleLog: () => void;
  /** Shows what is known of a player. */
  readonly look: (seat: Seat) => void;
  /**
   * Answers a question: the one that was shown when the present press began, or `question` if somebody acts without a press, or
   * later than it.
   */
  act(action: Types['action'], question?: number): void;
}

/** What is read out of an event of a type; nothing where it goes without saying, or the prompt says it. */
type Teller<Event> = { tell(event: Event): string | undefined }['tell'] | undefined;

/** The types of events of which games decide what is read out and heard; choices that are sealed or taken back go without saying. */
type Notable<Types extends GameTypes> = Exclude<Types['event']['type'], SealedHappening['type']>;

/** What is read out of each type of event. */
export type EventTexts<Types extends GameTypes> = {
  readonly [Type in Notable<Types>]: Teller<Extract<VisibleEvent<Types>, { readonly type: Type }>>;
};

/** The types of events that only some seats learn of. */
type Confidential<Types extends GameTypes> = Types['event'] extends infer Event
  ? Event extends { readonly type: string; readonly to: 'all' }
    ? never
    : Event extends { readonly type: infer Type extends string }
      ? Type
      : never
  : never;

/** What is heard of an event of a type: a sound, or the one for that event; nothing where there is nothing to hear. */
type Heard<Event> = Sound | { hear(event: Event): Sound | undefined }['hear'] | undefined;

/** What is heard of each type of event. */
export type Sounds<Types extends GameTypes> = {
  readonly [Type in Notable<Types>]: Heard<Extract<VisibleEvent<Types>, { readonly type: Type }>>;
};

/** What the drawer of a table shows: of each round what its part is given, or a sentence in the place of one. */
export interface LogPages {
  readonly open: readonly (object | string)[];
  readonly earlier: readonly object[];
}

/** What is told of the rounds; nobody needs it before the drawer is opened. */
export interface LogPart<Types extends TableTypes = TableTypes, Words extends SeatWords = SeatWords> {
  /** `looked`: what was looked up of the whole game, in order. */
  pages(table: TableContext<Types, Words>, looked: readonly VisibleEvent<Types>[]): LogPages;
  /** A round as it went. Props: what `pages` has for it. Absent: a `RoundFrame`. */
  readonly round?: Component;
}

/** What somebody is told who asks how it stands. */
export interface StatusPart<Types extends TableTypes = TableTypes, Words extends SeatWords = SeatWords> {
  /** Whose turn it is, the last bid, the own money and who is still in, as sentences; made from the reader's view alone. */
  default(view: Types['view'], words: Words): readonly string[];
}

/** Games whose views hold what was agreed on, and the last finished round. */
export type TableTypes = GameTypes & {
  readonly view: { readonly options: CommonOptions; readonly previousRound?: unknown };
};

/** What a game supplies to its table; all else is the shell's. Components take what they show from the game's context. */
export interface TableParts<Types extends TableTypes = TableTypes, Words extends SeatWords = SeatWords> {
  /** `own`: the seat of the only person in front of the page, who is told "you". */
  words(seats: () => readonly SeatFrame[], own: () => Seat | undefined): Words;
  /** Called while the table is set up: gives the game's parts their context. */
  begin(table: TableContext<Types, Words>): void;
  eventTexts(words: Words): EventTexts<Types>;
  /** What is read out to its own seat alone, and never spoken aloud. */
  readonly confidential: { readonly [Type in Confidential<Types>]: true };
  readonly sounds: Sounds<Types>;
  /** What shows each prompt; and what is shown while nothing is asked, if not only who is waited for. */
  readonly prompts: { readonly [Type in Types['prompt']['type']]: Component };
  readonly wait?: Component;
  /** The prompts that are answered in the market, or at the places of others. */
  readonly outside?: readonly Types['prompt']['type'][];
  /** A player. Props: `seat`. */
  readonly place: Component;
  /** Where the game stands, with the way to the log; or the words for that alone. */
  readonly facts: Component | { where(view: Types['view'], words: Words): string };
  readonly market: Component;
  /** What lies before the one who looks. */
  readonly own: Component;
  readonly log: () => Promise<LogPart<Types, Words>>;
  /** How it stands, in words. Absent: only who is awaited. */
  readonly status?: () => Promise<StatusPart<Types, Words>>;
  /** What is seen to move for an event, and what draws it. Props: `flight`. */
  readonly flights?: {
    of(event: VisibleEvent<Types>): readonly Flight[];
    readonly piece: Component;
  };
  /** What is known of a player, in a dialog. Props: `open`, `seat`; emits `close`. */
  readonly player?: Component;
  /** Whatever else belongs to the table, and has no place of its own. */
  readonly around?: readonly Component[];
  /** A class of the whole table, by what is going on. */
  mode?(moment: GameSnapshot<Types>): string | undefined;
}
