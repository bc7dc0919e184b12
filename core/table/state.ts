import type { Character, TemperName } from '../base/characters.ts';
import type { Seat, TableId } from '../base/ids.ts';
import type { PersistentList } from '../base/lists.ts';
import type { JoinPolicy, HelpReason, PauseReason, TurnClock } from '../base/hosting.ts';
import type { Pace } from '../base/pace.ts';
import type { TopicType } from '../base/predictions.ts';
import type { Occasion } from '../base/quips.ts';
import type { Reaction } from '../base/reactions.ts';
import type { CommonOptions, GameEvent, GameState } from '../game.ts';
import type { BreakReason, BrokenOff, Party } from '../shuffle/commitments.ts';
import type { ShuffleProof } from '../shuffle/proof.ts';

/** The setup of a table. `options` are the game's, completed. */
export interface TableSetup {
  readonly title: string;
  readonly game: string;
  readonly options: unknown;
  readonly seatCount: number;
  /** `local`: this computer only. `network`: the home network. */
  readonly reach: 'local' | 'network';
  /** Seconds until a stand-in plays for an absent person who owes a decision; 0: never by itself. */
  readonly graceSeconds: number;
  readonly pace: Pace;
  /** How long a connected person may think. */
  readonly clock: TurnClock;
  /** The bot that plays for absent people. */
  readonly standIn: string;
  readonly door: JoinPolicy;
  /** Whether players may request advice on their prompt. */
  readonly coach: boolean;
  /** All hands may be looked at once the match is over. Absent: only what was shown. */
  readonly openHands?: true;
  /** The host draws the deal alone. Absent: all devices take part in it (docs/shuffle.md). */
  readonly hostShuffles?: true;
  /** The date of the daily deal (`isDay`); absent: the deal is drawn at random. */
  readonly daily?: string;
}

/** Settings that may change during a match, including the memory aid; absent ones stay. */
export type Adjustable = Partial<
  Pick<TableSetup, 'pace' | 'clock' | 'standIn' | 'door' | 'coach'> & Pick<CommonOptions, 'memoryAid'>
>;

/** The kind of a person's device: the desktop app or a browser. */
export type DeviceKind = 'app' | 'browser';

/** A person at a seat. `occupant` moves with the person when seats are shuffled; secrets belong to it. */
export interface PersonSeat {
  readonly type: 'person';
  readonly occupant: number;
  readonly name: string;
  readonly colour: number;
  readonly ready: boolean;
  /** Whether the seat was taken on the host's device. */
  readonly isHost: boolean;
  /** The kind of device that took the seat; absent in older tables. */
  readonly device?: DeviceKind;
  /** SHA-256 of the secret of the browser that holds the seat; absent if it is not known. It never leaves the host. */
  readonly browser?: string;
  /** The person's first occupant number at this table, if a seat transfer or a return has changed it. */
  readonly person?: number;
  /** The id of this person in the house; null: nobody, who is only visiting. Absent if it is not known. It never leaves the host. */
  readonly house?: string | null;
  /** The stand-in that currently plays for the person. */
  readonly standIn?: string;
  /** Others may take the seat: the person gave it up (then it has no token), or was away when the host opened it. */
  readonly open?: true;
  /** SHA-256 of the seat token. It never leaves the host. */
  readonly token?: string;
  /** SHA-256 of the tokens before seat transfers, the newest last. */
  readonly earlier?: readonly string[];
}

export interface BotSeat {
  readonly type: 'bot';
  readonly name: string;
  readonly colour: number;
  readonly bot: string;
  /** Absent in tables older than characters. */
  readonly character?: Character;
}

export type SeatState = { readonly type: 'free' } | PersonSeat | BotSeat;

/** A person's predictions in one match: the number of answered topics (`of`), and of right predictions. */
export interface Foresight {
  readonly name: string;
  readonly right: number;
  readonly of: number;
}

/** Who played a seat to the end of a match. */
export type LedgerSeat =
  /** `person`: the number at the table (`personOf`). Older logs have no colours. */
  | { readonly type: 'person'; readonly person: number; readonly colour?: number }
  /** Without `bot` its strength is not known. */
  | { readonly type: 'bot'; readonly bot?: string; readonly character?: Character }
  /** `nobody`: a bot played on for a person who had given up the seat. `unknown`: an older log does not say who played. */
  | { readonly type: 'nobody' | 'unknown' };

/** A finished match of a table. */
export interface LedgerEntry {
  readonly game: string;
  readonly names: readonly string[];
  /** By seat. Absent in older logs. */
  readonly seats?: readonly LedgerSeat[];
  /** By seat: the person's number, null for a bot. Only in older logs; `ledgerNow` reads it. */
  readonly people?: readonly (number | null)[];
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
  /** By seat, from 1. Absent in older logs (`placesOfResult`). */
  readonly places?: readonly number[];
  /** Milliseconds since 1970 on the host's clock; absent in older logs. */
  readonly startedAt?: number;
  readonly endedAt: number;
  /** Whether the owner ended it early; totals and winners are then of the finished hands, or empty. */
  readonly early: boolean;
  /** The scores of players and spectators who predicted; absent: none. */
  readonly predictions?: readonly Foresight[];
}

/** The match from a decision of which a table plays on. */
export interface Origin {
  /** The table of that match, and its number there. */
  readonly table: TableId;
  readonly game: number;
  /** The seat that decides again, and the index of the first action that is not of that match. */
  readonly seat: Seat;
  readonly act: number;
  /** The players of that match and its result. */
  readonly first: Pick<LedgerEntry, 'names' | 'totals' | 'winners'>;
}

export type TablePhase = 'lobby' | 'playing' | 'ended';

/** A time in a match: milliseconds since 1970 on the host's clock, and the number of actions so far. */
export interface MatchTime {
  readonly at: number;
  readonly act: number;
}

/** A part of a match. Without `from` it begins with the match, without `to` it lasts to the end. */
export interface Span {
  readonly from?: MatchTime;
  readonly to?: MatchTime;
}

/** A stand-in's time at a seat: requested by a host, after the grace time, or because the person was removed. */
export interface StandInSpan extends Span {
  readonly bot: string;
  readonly why: 'owner' | 'grace' | 'removed';
}

/** One choice made by another bot than the seat's, or by a bot for a person who plays. */
export interface HelpedChoice {
  /** The index of the action. */
  readonly act: number;
  /** Absent in older tables. */
  readonly bot?: string;
  /** Requested by a host, out of time, or the seat's own bot failed. */
  readonly why: HelpReason | 'fault';
}

/** A seat's player for a part of a match: a person, a bot of the table, or nobody after a person gave up the seat. */
export type Player = Span & {
  readonly name: string;
  readonly colour: number;
  readonly helped?: readonly HelpedChoice[];
} & (
    | {
        readonly type: 'person';
        /** Equal numbers mean the same person, in all matches of one table. */
        readonly person: number;
        /** The id of this person in the house; absent for who is nobody there, and in older tables. */
        readonly house?: string;
        readonly isHost: boolean;
        /** The person's devices, in order. Empty in older tables. */
        readonly devices: readonly (Span & { readonly device: DeviceKind })[];
        readonly standIns?: readonly StandInSpan[];
        /** Why the person did not play to the end. */
        readonly left?: 'left' | 'removed' | 'replaced';
      }
    | {
        readonly type: 'bot';
        /** A rung, or a plain bot of the game. */
        readonly bot: string;
        readonly character?: Character;
        readonly temper?: TemperName;
      }
    | { readonly type: 'nobody'; readonly standIns?: readonly StandInSpan[] }
  );

/** The settings that affect how a match is played. */
export type PlaySettings = Required<Adjustable> &
  Pick<TableSetup, 'reach' | 'graceSeconds' | 'openHands' | 'hostShuffles'>;

/** What a record says of a match besides its rules. All of it is known to the whole table. */
export interface GameAccount {
  /** At the start of the match. */
  readonly settings: PlaySettings;
  /** By seat, in order of time. */
  readonly players: readonly (readonly Player[])[];
  /** By action: milliseconds since the start of the match. */
  readonly times: PersistentList<number>;
  /** By action: milliseconds that its person thought, null if nobody measured it. Absent before the first measured action. */
  readonly thinking?: PersistentList<number | null>;
  /** Settings changed during the match, with their new values. */
  readonly changes?: PersistentList<MatchTime & Adjustable>;
  readonly pauses?: PersistentList<Span & { readonly reason: PauseReason }>;
  /** Undone actions; `act` is the index that they had. */
  readonly takenBack?: PersistentList<MatchTime & { readonly seat: Seat }>;
}

/** A person's prediction of a topic. */
export interface Prediction {
  /** The key of the person (`predictorOf`). */
  readonly by: string;
  readonly name: string;
  /** The person's seat, which does not count in their prediction. Absent: a spectator. */
  readonly own?: Seat;
  /** The predicted winner. */
  readonly whom: Seat;
  /** How often the person has predicted or changed this topic. */
  readonly times: number;
}

/** The predictions of a match. Each is private until its topic is answered. */
export interface Predictions {
  /** Number of answered topics that had predictions. */
  readonly answered: number;
  readonly scores: readonly (Foresight & Pick<Prediction, 'by'>)[];
  /** The newest topic with predictions, until it is answered. */
  readonly open?: {
    readonly type: TopicType;
    readonly key: string;
    readonly made: readonly Prediction[];
  };
}

/** A started match: with the setup and the names it is a record. */
export interface RunningGame {
  readonly deal: unknown;
  /** Absent: the host drew the deal alone. It contains the host's share, from which every card follows. */
  readonly proof?: ShuffleProof;
  readonly actions: PersistentList<{ readonly seat: Seat; readonly type: string }>;
  readonly state: GameState;
  readonly startedAt: number;
  /** Who plays, and with which settings; for the record. */
  readonly account: GameAccount;
  /** The events of each action, by its index. `history` decides who may look them up. */
  readonly events: PersistentList<readonly GameEvent[]>;
  /** The index of the first action of the last finished round, and of the current one. Events of a round's last action belong to that round. */
  readonly rounds: { readonly finished: number; readonly running: number };
  /** By seat: how often it has taken back a choice since the match last went on. */
  readonly undone: readonly number[];
  /** Absent before the first prediction. */
  readonly predictions?: Predictions;
  /** The match before the newest action, if its seat may undo it: it plays only against bots, and the action was not final. */
  readonly before?: {
    readonly seat: Seat;
    /** The index of that action in `actions`. */
    readonly act: number;
    readonly state: GameState;
    readonly rounds: RunningGame['rounds'];
    readonly undone: readonly number[];
    readonly predictions?: Predictions;
  };
  /** Why the match is paused; actions are rejected. */
  readonly paused?: PauseReason;
  /** The match ends when the current hand has been scored. */
  readonly isLastHand?: true;
}

/** A removed person or browser, and the address from which newcomers need a join request. */
export interface Removed {
  readonly occupant: number;
  /** Empty for a browser that held no seat. */
  readonly name: string;
  /** SHA-256 of the token of the seat or the browser. Without it nobody is rejected. */
  readonly token?: string;
  /** Absent: this computer's own address, which restricts nobody else. */
  readonly address?: string;
}

/** A person who has given up a seat. */
export interface Departed {
  readonly person: number;
  readonly name: string;
  /** As in `PersonSeat`. */
  readonly browser: string;
}

/** An accepted action of a person. */
export interface AcceptedAct {
  readonly seat: Seat;
  /** The number of the question that it answered. */
  readonly question: number;
  /** As the game parsed it. */
  readonly action: unknown;
}

/** The shuffles of all devices at a table. */
export interface TableShuffle {
  /** The number of the newest one. */
  readonly last: number;
  /** The commitments of the one that is under way. */
  readonly fixed?: { readonly host: Party; readonly devices: readonly Party[] };
  /** Those since the last match that led to no deal, the newest last; absent: none. */
  readonly brokenOff?: readonly BrokenOff[];
}

/** A table: the fold of its log. Plain JSON. */
export interface TableState {
  readonly id: TableId;
  readonly setup: TableSetup;
  /** Absent unless the table plays on from another match. */
  readonly origin?: Origin;
  readonly phase: TablePhase;
  readonly seats: readonly SeatState[];
  readonly nextOccupant: number;
  /** Number of matches started. */
  readonly games: number;
  /** The id of the evening to which the newest match belongs. Absent in older logs. */
  readonly evening?: string;
  /** The number of matches in the ledger from before that evening. Absent in older logs: then times decide. */
  readonly eveningFrom?: number;
  /** The current match, or the last one until the table is back in the lobby. */
  readonly game?: RunningGame;
  /** Absent before the first shuffle of all devices. */
  readonly shuffle?: TableShuffle;
  readonly ledger: readonly LedgerEntry[];
  /** By seat: the number of the newest question at this table; 0 before the first. */
  readonly questions: readonly number[];
  /** The newest actions of people in the current match, so that a repeated message does not act twice. */
  readonly recentActs: readonly AcceptedAct[];
  /** SHA-256 of former tokens of seats in the current match: their holders know a hand. */
  readonly former: readonly string[];
  readonly removed: readonly Removed[];
  /** Those who may come back as the person that they were, the newest last. */
  readonly departed: readonly Departed[];
  /** The occupant number of the co-host. */
  readonly second: number | null;
  /** Milliseconds since 1970 of the last visible change. */
  readonly changedAt: number;
}

/** News of a table, as data. */
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
  /** The game was changed, and the new one does not have the bot of that seat. */
  | { readonly type: 'bot-changed'; readonly seat: Seat; readonly name: string; readonly bot: string }
  | { readonly type: 'seat-moved' | 'removed' | 'second-host'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'resumed' }
  /** A shuffle led to no deal; `names` are of those whose devices caused that. */
  | {
      readonly type: 'shuffle-broken-off';
      readonly number: number;
      readonly why: BreakReason;
      readonly names: readonly string[];
    }
  | { readonly type: 'renamed'; readonly seat: Seat; readonly name: string; readonly before: string }
  /** The match ends after the current hand, or that was cancelled. */
  | { readonly type: 'last-hand'; readonly isLast: boolean }
  /** A bot made one choice of a person. */
  | { readonly type: 'helped'; readonly seat: Seat; readonly name: string; readonly why: HelpReason }
  | { readonly type: 'configured'; readonly changed: readonly Exclude<keyof TableSetup, 'daily'>[] }
  /** The changed settings with their new values. */
  | ({ readonly type: 'adjusted' } & Adjustable)
  | { readonly type: 'paused'; readonly reason: PauseReason }
  /** A topic with predictions was answered: who was right, perhaps nobody. */
  | { readonly type: 'foreseen'; readonly names: readonly string[] }
  /** Not in the log: shown once to connected clients. */
  | { readonly type: 'reacted'; readonly seat: Seat; readonly name: string; readonly reaction: Reaction }
  /** Not in the log: a character's line about the latest events. */
  | ({ readonly type: 'quipped'; readonly name: string; readonly line: number } & Occasion)
  /** Not in the log: reminds a person that everybody waits. */
  | { readonly type: 'nudged'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'shuffled' | 'started' | 'ended-early' | 'rematch' };
