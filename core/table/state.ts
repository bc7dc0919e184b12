import type { Character, TemperName } from '../base/characters.ts';
import type { Seat, TableId } from '../base/ids.ts';
import type { PersistentList } from '../base/lists.ts';
import type { JoinPolicy, HelpReason, PauseReason, TurnClock } from '../base/hosting.ts';
import type { Pace } from '../base/pace.ts';
import type { TopicType } from '../base/predictions.ts';
import type { Occasion } from '../base/quips.ts';
import type { Reaction } from '../base/reactions.ts';
import type { CommonOptions, GameEvent, GameState } from '../game.ts';

/** How a table is set up. `options` belong to the game, all of them spelled out. */
export interface TableSetup {
  readonly title: string;
  readonly game: string;
  readonly options: unknown;
  readonly seatCount: number;
  /** Only this computer, or the home network. */
  readonly reach: 'local' | 'network';
  /** Seconds until a bot takes over an absent seat that is awaited; 0: never by itself. */
  readonly graceSeconds: number;
  readonly pace: Pace;
  /** How long somebody who is there may think. */
  readonly clock: TurnClock;
  /** The bot that plays for who does not. */
  readonly standIn: string;
  readonly door: JoinPolicy;
  /** Whether everybody who is asked may ask what a master would do. */
  readonly coach: boolean;
  /** The day whose deal is played, as `isDay` has it; absent: the cards are drawn anew. */
  readonly daily?: string;
}

/** What of a setup may be changed during a game, the aids among the game's options; what is left out stays. */
export type Adjustable = Partial<
  Pick<TableSetup, 'pace' | 'clock' | 'standIn' | 'door' | 'coach'> & Pick<CommonOptions, 'memoryAid'>
>;

/** What somebody plays on: the desktop app, or a browser. */
export type DeviceKind = 'app' | 'browser';

/** A person at a seat. `occupant` stays with the person when seats are shuffled; secrets belong to it. */
export interface PersonSeat {
  readonly type: 'person';
  readonly occupant: number;
  readonly name: string;
  readonly colour: number;
  readonly ready: boolean;
  /** Whether the seat was taken on the device that hosts. */
  readonly isHost: boolean;
  /** The kind of device that the person took the seat with; absent in tables of before it was kept. */
  readonly device?: DeviceKind;
  /** The first number of occupant that the person had at this table, if it is another now: the seat was moved between devices. */
  readonly person?: number;
  /** The bot that plays for the person at the moment. */
  readonly standIn?: string;
  /** Somebody else may take the seat: the person has given it up (then it has no token), or was away when the host opened it. */
  readonly open?: true;
  /** SHA-256 of the secret that proves who sits there. It never leaves the host. */
  readonly token?: string;
  /** SHA-256 of the secrets that did before the seat moved to another device, the newest last. */
  readonly earlier?: readonly string[];
}

export interface BotSeat {
  readonly type: 'bot';
  readonly name: string;
  readonly colour: number;
  readonly bot: string;
  /** Who plays there; absent in tables of before there were characters. */
  readonly character?: Character;
}

export type SeatState = { readonly type: 'free' } | PersonSeat | BotSeat;

/** How well somebody has predicted in one game: of how many topics that were answered, and how many of them right. */
export interface Foresight {
  readonly name: string;
  readonly right: number;
  readonly of: number;
}

/** One finished game of the evening. */
export interface LedgerEntry {
  readonly game: string;
  readonly names: readonly string[];
  /** By seat: the number of the person (`personOf`), null of a bot. Absent in logs of before it was kept. */
  readonly people?: readonly (number | null)[];
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
  /** Milliseconds since 1970 on the host's clock. */
  readonly endedAt: number;
  /** Whether the owner ended it before its end; then totals and winners are of the hands that were played whole, and empty without any. */
  readonly early: boolean;
  /** Who has predicted, players and others. Absent: nobody. */
  readonly predictions?: readonly Foresight[];
}

/** The game with which a table begins that plays on from a decision of it. */
export interface Origin {
  /** The table at which it was played, and its number there. */
  readonly table: TableId;
  readonly game: number;
  /** Who decides anew, and the index of the first act that is not of that game. */
  readonly seat: Seat;
  readonly act: number;
  /** Who played there, and what came of it. */
  readonly first: Pick<LedgerEntry, 'names' | 'totals' | 'winners'>;
}

export type TablePhase = 'lobby' | 'playing' | 'ended';

/** A moment of a game: milliseconds since 1970 on the host's clock, and the number of actions at that time. */
export interface MatchTime {
  readonly at: number;
  readonly act: number;
}

/** A part of a game. Without `from` it begins with the game, without `to` it lasts to the end. */
export interface Span {
  readonly from?: MatchTime;
  readonly to?: MatchTime;
}

/** A bot plays for a person: by the wish of a host, after the time of grace, or because the person was removed. */
export interface StandInSpan extends Span {
  readonly bot: string;
  readonly why: 'owner' | 'grace' | 'removed';
}

/** One choice that another bot made than the one that plays the seat, or a bot for a person who plays. */
export interface HelpedChoice {
  /** The index of the action. */
  readonly act: number;
  /** Absent in tables of before it was kept. */
  readonly bot?: string;
  /** A host wished so, the time was over, or the seat's own bot failed. */
  readonly why: HelpReason | 'fault';
}

/** Who played a seat for a part of a game: a person, a bot of the table, or nobody after a person gave the seat up. */
export type Player = Span & {
  readonly name: string;
  readonly colour: number;
  readonly helped?: readonly HelpedChoice[];
} & (
    | {
        readonly type: 'person';
        /** The same number is the same person, in all games of one table. */
        readonly person: number;
        readonly isHost: boolean;
        /** The devices that the person played on, one after the other. Empty in tables of before it was kept. */
        readonly devices: readonly (Span & { readonly device: DeviceKind })[];
        readonly standIns?: readonly StandInSpan[];
        /** Why the person did not play to the end. */
        readonly left?: 'left' | 'removed' | 'replaced';
      }
    | {
        readonly type: 'bot';
        /** How strong it is: a rung, or a plain opponent of the game. */
        readonly bot: string;
        readonly character?: Character;
        readonly temper?: TemperName;
      }
    | { readonly type: 'nobody'; readonly standIns?: readonly StandInSpan[] }
  );

/** What of the setup shapes how a game is played. */
export type PlaySettings = Required<Adjustable> & Pick<TableSetup, 'reach' | 'graceSeconds'>;

/** What a record says of a game beside its rules. Everything in it is known to the whole table. */
export interface GameAccount {
  /** As the game began. */
  readonly settings: PlaySettings;
  /** By seat, one after the other. */
  readonly players: readonly (readonly Player[])[];
  /** By action: milliseconds since the start of the game. */
  readonly times: PersistentList<number>;
  /** What was changed during the game, to what. */
  readonly changes?: PersistentList<MatchTime & Adjustable>;
  readonly pauses?: PersistentList<Span & { readonly reason: PauseReason }>;
  /** Actions that were undone; `act` is the index that they had. */
  readonly takenBack?: PersistentList<MatchTime & { readonly seat: Seat }>;
}

/** What somebody has predicted of a topic. */
export interface Prediction {
  /** Who it is (`predictorOf`). */
  readonly by: string;
  readonly name: string;
  /** The own seat, which does not count for them. Absent: they only watch. */
  readonly own?: Seat;
  /** Who is to come out on top. */
  readonly whom: Seat;
  /** How often they have said so, or something else, of this topic. */
  readonly times: number;
}

/** What was predicted in a game. Until a topic is answered nobody learns of a prediction but who made it. */
export interface Predictions {
  /** How many topics of which somebody had predicted something were answered. */
  readonly answered: number;
  readonly scores: readonly (Foresight & Pick<Prediction, 'by'>)[];
  /** The newest topic of which somebody has predicted something, until it is answered. */
  readonly open?: {
    readonly type: TopicType;
    readonly key: string;
    readonly made: readonly Prediction[];
  };
}

/** A game that was started: with the setup and the names it is a record. */
export interface RunningGame {
  readonly deal: unknown;
  readonly actions: PersistentList<{ readonly seat: Seat; readonly type: string }>;
  readonly state: GameState;
  readonly startedAt: number;
  /** Who plays, and how; for the record of the game. */
  readonly account: GameAccount;
  /** What each action made happen, by its index. `history` says who may look it up. */
  readonly events: PersistentList<readonly GameEvent[]>;
  /** The index of the first act of the last finished round, and of the running one. What came of the last act of a round belongs to that. */
  readonly rounds: { readonly finished: number; readonly running: number };
  /** By seat: how often it has taken back a choice since the game last went on. */
  readonly undone: readonly number[];
  /** Absent until somebody predicts something. */
  readonly predictions?: Predictions;
  /** Where the game stood before the newest act, if its seat may take that back: it plays against bots alone, and the act was not final. */
  readonly before?: {
    readonly seat: Seat;
    /** The index of that act among `actions`. */
    readonly act: number;
    readonly state: GameState;
    readonly rounds: RunningGame['rounds'];
    readonly undone: readonly number[];
    readonly predictions?: Predictions;
  };
  /** Nobody may act at the moment. */
  readonly paused?: PauseReason;
  /** The game ends when the running hand has been scored. */
  readonly isLastHand?: true;
}

/** Somebody who has to stay out, and the address from which nobody new sits down unasked. */
export interface Removed {
  readonly occupant: number;
  /** Empty for a browser that held no seat. */
  readonly name: string;
  /** SHA-256 of the secret of the seat, or of the browser. Without it nobody stays out. */
  readonly token?: string;
  /** Absent: this computer's own, which binds nobody else. */
  readonly address?: string;
}

/** An act of a person that was accepted. */
export interface AcceptedAct {
  readonly seat: Seat;
  /** The number of the question that it answered. */
  readonly question: number;
  /** As the game read it. */
  readonly action: unknown;
}

/** One table as the fold of its log. Plain JSON. */
export interface TableState {
  readonly id: TableId;
  readonly setup: TableSetup;
  /** Absent at tables that begin with games of their own. */
  readonly origin?: Origin;
  readonly phase: TablePhase;
  readonly seats: readonly SeatState[];
  readonly nextOccupant: number;
  /** How many games have been started. */
  readonly games: number;
  /** The running game, or the last one until the table is back in the lobby. */
  readonly game?: RunningGame;
  readonly ledger: readonly LedgerEntry[];
  /** By seat: the number of the newest question that it was asked at this table; 0 before the first. */
  readonly questions: readonly number[];
  /** The newest acts of people in the running game, so that a repeated message does not act twice. */
  readonly recentActs: readonly AcceptedAct[];
  /** SHA-256 of the secrets that proved a seat of the running game and do not any more: who has one knows a hand of it. */
  readonly former: readonly string[];
  readonly removed: readonly Removed[];
  /** The occupant who hosts beside the owner. */
  readonly second: number | null;
  /** Milliseconds since 1970 of the last entry. */
  readonly changedAt: number;
}

/** What the host did at the table, without words. */
export type TableNews =
  | {
      readonly type:
        | 'joined'
        | 'left'
        | 'came-back'
        | 'went-away'
        | 'seat-opened'
        | 'seat-closed'
        | 'given-back'
        | 'taken-back';
      readonly seat: Seat;
      readonly name: string;
    }
  | {
      readonly type: 'bot-took-over';
      readonly seat: Seat;
      readonly name: string;
      readonly bot: string;
      readonly why: 'owner' | 'grace';
    }
  /** The game was changed, and the new one does not have the bot that sat there. */
  | { readonly type: 'bot-changed'; readonly seat: Seat; readonly name: string; readonly bot: string }
  | { readonly type: 'seat-moved' | 'removed' | 'second-host'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'resumed' }
  | { readonly type: 'renamed'; readonly seat: Seat; readonly name: string; readonly before: string }
  /** The game ends after the running hand, or goes on after it as it was to. */
  | { readonly type: 'last-hand'; readonly isLast: boolean }
  /** One choice of a person was made by a bot. */
  | { readonly type: 'helped'; readonly seat: Seat; readonly name: string; readonly why: HelpReason }
  | { readonly type: 'configured'; readonly changed: readonly Exclude<keyof TableSetup, 'daily'>[] }
  /** What was changed, to what. */
  | ({ readonly type: 'adjusted' } & Adjustable)
  | { readonly type: 'paused'; readonly reason: PauseReason }
  /** A topic is answered of which somebody had predicted something: who was right, perhaps nobody. */
  | { readonly type: 'foreseen'; readonly names: readonly string[] }
  /** In no log: it is shown to those who are there, and gone. */
  | { readonly type: 'reacted'; readonly seat: Seat; readonly name: string; readonly reaction: Reaction }
  /** In no log, too: a character says a line about what has just happened. */
  | ({ readonly type: 'quipped'; readonly name: string; readonly line: number } & Occasion)
  /** In no log, too: somebody is reminded that all wait. */
  | { readonly type: 'nudged'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'shuffled' | 'started' | 'ended-early' | 'rematch' };
