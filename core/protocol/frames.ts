import type { Character } from '../base/characters.ts';
import type { Seat, TableId } from '../base/ids.ts';
import type { Json } from '../base/json.ts';
import type { PauseReason } from '../base/hosting.ts';
import type { TopicType } from '../base/predictions.ts';
import type { Rejection } from '../base/rejection.ts';
import type { Result } from '../base/result.ts';
import type { Advice, GameResult, HandCount } from '../game.ts';
import type { Mark } from '../table/marks.ts';
import type { LedgerEntry, Origin, TableNews, TablePhase, TableSetup } from '../table/state.ts';

export type { Mark };

/** Who sits on a seat, as everybody may see it. */
export type SeatFrame =
  | { readonly type: 'free' }
  | {
      readonly type: 'person';
      readonly name: string;
      readonly colour: number;
      readonly ready: boolean;
      /** Whether the seat was taken on the device that hosts. */
      readonly isHost: boolean;
      /** Whether a device that holds the seat is connected, and what it is. */
      readonly device: 'app' | 'browser' | 'away';
      /** The bot that plays for the person at the moment. */
      readonly standIn?: string;
      /** Somebody else may take the seat. */
      readonly open?: true;
      /** The seat is open, and its person can still come back to it. */
      readonly isKept?: true;
      /** Milliseconds, from the sending of this frame, until a bot takes over; present while that clock runs. */
      readonly graceLeft?: number;
      /** Milliseconds, from the sending of this frame, that are left for the choice; present while the turn clock runs. */
      readonly clockLeft?: number;
    }
  | {
      readonly type: 'bot';
      readonly name: string;
      readonly colour: number;
      readonly bot: string;
      /** Who plays there; absent at tables of before there were characters. */
      readonly character?: Character;
    };

/** What everybody at the table sees of the table itself. */
export interface TableFrameTable {
  readonly id: TableId;
  readonly setup: TableSetup;
  /** The game that is played on here from a decision of it; absent at all other tables. */
  readonly origin?: Origin;
  readonly phase: TablePhase;
  readonly hasPin: boolean;
  readonly seats: readonly SeatFrame[];
  /**
   * By seat that is asked something: milliseconds, until the sending of this frame, since it was asked that; absent for the first second, while
   * something is shown, and in a pause.
   */
  readonly waited: { readonly [seat: number]: number };
  /** Who hosts beside the owner. */
  readonly second?: Seat;
  /** Nobody may act, and no clock runs. */
  readonly paused?: PauseReason;
  /** The game ends when the running hand has been scored. */
  readonly isLastHand?: true;
  /** Whether somebody who hosts is connected. */
  readonly hostHere: boolean;
  /** Connections that hold no seat; televisions are counted apart. */
  readonly spectators: number;
  readonly televisions: number;
  /** How many games this table has started. */
  readonly games: number;
  /** Milliseconds that a beat lasts; 0: nothing is waited for. */
  readonly beat: number;
  /** The number of what is being shown; present until it has been, and bots and clocks wait. */
  readonly show?: number;
  /** The seat that may take its newest act back, and for how many milliseconds more from the sending of this frame; present while it may. */
  readonly takeBack?: { readonly seat: Seat; readonly left: number };
  /** All games of the evening; absent before the first has ended. */
  readonly ledger?: readonly LedgerEntry[];
  /** Each `address:port` at which other devices find the host now, the likeliest first; absent where none is known. */
  readonly places?: readonly string[];
  /** The table could not be saved, and why: nothing more is accepted until it can be. The host tries that by itself, after a fault only when asked to. */
  readonly frozen?: FrozenReason;
}

/** Why a table is frozen: the disk is full, the disk does not work, or the host has a fault. */
export type FrozenReason = 'disk-full' | 'disk' | 'fault';

/** Newcomers are kept out for a while, because somebody has tried wrong PINs. */
export interface PinLock {
  readonly wrongTries: number;
  /** Addresses from which they came, or that still have to wait because of an earlier PIN. */
  readonly devices: number;
  /** Until the last of them may try again; absent: none of them may before a new PIN is set. */
  readonly seconds?: number;
}

/** Somebody asks for a seat, and it is for the host to say. */
export interface JoinRequest {
  readonly id: number;
  readonly name: string;
  readonly why: JoinRequestReason;
  /** The seat that is asked for, if it matters which. */
  readonly seat?: Seat;
  /** What asks. */
  readonly device: 'app' | 'browser';
  /** For hosts: the number of the device that asks, by which its address can be muted; absent for this computer. */
  readonly from?: number;
  /** For a claim: milliseconds, until the sending of this frame, for which nobody has played the seat; absent while somebody does, or if it is not known. */
  readonly away?: number;
}

/**
 * The host admits by hand; it would be one more seat of one device; a bot plays there; they held a seat of this game before; somebody of
 * their address was removed; or they say that the seat is theirs, and have lost its key.
 */
export type JoinRequestReason = 'door' | 'further' | 'bot' | 'again' | 'removed' | 'claim';

/** Pages of one browser that hold no seat and look on; a television is one by itself. */
export interface Spectator {
  /** By which hosts name it; it says nothing of its address, which others may share. */
  readonly device: number;
  readonly kind: 'app' | 'browser' | 'television';
  readonly pages: number;
  /** Milliseconds since the first of them came, in whole seconds. */
  readonly since: number;
  /** The hosts do not want to be asked for seats from its address. */
  readonly isMuted?: true;
  /** The computer that hosts: it can neither be muted nor removed. */
  readonly isOwnComputer?: true;
}

/** What a connection is at its table. */
export interface You {
  readonly owner: boolean;
  /** Whether it may do what hosts do: the owner, and whom the owner has appointed. */
  readonly host: boolean;
  /** The seats this connection holds, ascending. */
  readonly seats: readonly Seat[];
  /** The seat whose hand is shown; absent: the open table. */
  readonly facing?: Seat;
  /** Seats that a newer connection of the same person has taken over. */
  readonly moved: readonly Seat[];
  /** Seats that this one had before they moved to another device: its keys of them count no more. */
  readonly movedAway?: readonly Seat[];
  /** What can be predicted here, or was and is not answered yet. Nobody else is told what, or whether. */
  readonly prediction?: PredictionFrame;
  /** What a master makes of the question that the faced seat is asked, once somebody on this connection has asked for that. */
  readonly advice?: AdviceFrame;
  /** What a master makes of the finished game of the faced seat, once somebody on this connection has asked for that. */
  readonly review?: ReviewFrame;
  /** This one has asked for a seat: the host has not said yet, has said no, or too many asked at once. */
  readonly knock?: 'waiting' | 'refused' | 'crowded';
  /** The seat that this one has said is theirs. */
  readonly claim?: Seat;
  /**
   * For seats of a browser elsewhere, by seat: the digits with which the person comes back to it from a page at another address of the host,
   * while this page has lost the host. Other digits once they were used.
   */
  readonly returnCodes?: { readonly [seat: number]: string };
  /** For who hosts only. */
  readonly pinLock?: PinLock;
  /** For who hosts: who asks for a seat. For who holds a seat: who says that it is theirs. */
  readonly knocks?: readonly JoinRequest[];
  /** For who hosts only: who watches. */
  readonly spectators?: readonly Spectator[];
  /** For who hosts only: who has to stay out. */
  readonly removed?: readonly {
    readonly occupant: number;
    /** Empty for a browser that held no seat. */
    readonly name: string;
    /** The number of that browser, as `Spectator` has it; absent for who had a seat, and after a restart of the host. */
    readonly device?: number;
  }[];
  /** For who hosts and for televisions: the PIN, so that their code for phones carries it. */
  readonly pin?: string;
}

/** A topic as somebody may predict it who waits or watches. */
export interface PredictionFrame {
  readonly topic: TopicType;
  /** By which a prediction names it. */
  readonly key: string;
  /** Who can be named; nobody once it is too late, or while one is asked something oneself. */
  readonly among: readonly Seat[];
  /** Who was named. */
  readonly whom?: Seat;
}

/** What the coach says of a question; `advice` is absent while it thinks, and `failed` says that it has nothing to say. */
export interface AdviceFrame {
  readonly question: number;
  readonly advice?: Advice;
  readonly failed?: true;
}

/** The decisions of a finished game that surely cost or won the faced seat something, once they have all been weighed; perhaps none. */
export interface ReviewFrame {
  /** Absent while the coach thinks. */
  readonly marks?: readonly Mark[];
}

/** The game as the faced seat, or the open table, may see it. The game's renderer knows the types. */
export interface GameFrame {
  readonly view: Json;
  readonly legal: object;
  readonly prompt?: { readonly type: string };
  /** The seats that owe a decision. */
  readonly awaits: readonly Seat[];
  /** For a faced seat while the game is on: the number of the question that it is asked. Its acts carry it. */
  readonly question?: number;
  /** For a faced seat while the game is on: how often it may take back a choice before the game goes on. Hosts of before this field say nothing. */
  readonly undosLeft?: number;
  /** Also of a game that was ended early, where hands of it count. */
  readonly result?: GameResult;
  /** How many hands have been scored, and how many there are, where the game has hands. */
  readonly hands?: HandCount;
}

/**
 * Everything a connection to a table shows, made anew after every change. The first one of a connection is sent whole, each later one as a
 * `Change` of the one that was sent before it.
 */
export interface TableFrame {
  readonly type: 'table';
  readonly table: TableFrameTable;
  readonly you: You;
  readonly game?: GameFrame;
  /** What happened in the game since the last frame to this connection, as far as the faced seat may know it. */
  readonly events: readonly Json[];
  /** How many of `events` each act led to, in order. */
  readonly acts: readonly number[];
  /**
   * For who was away while a bot played for them, or at a table with memory aid: what happened since, as far as all may know it. Without
   * memory aid that is what came of the last two rounds and, on a device with one seat, what that seat did (rules, Decision A1). Told once.
   */
  readonly meanwhile?: readonly Json[];
  readonly news: readonly TableNews[];
}

/** One line of a list of tables. */
export interface TableSummary {
  readonly id: TableId;
  readonly title: string;
  readonly game: string;
  readonly edition: string;
  /** Of a table with a PIN only the owner learns when games begin and end. */
  readonly phase?: TablePhase;
  readonly reach: 'local' | 'network';
  readonly seats: number;
  readonly taken: number;
  /** Who sits there, in the order of the seats; for the owner only. */
  readonly names?: readonly string[];
  /** How many ask for a seat there, and nobody has answered; for the owner only. */
  readonly asks?: number;
  /** Who won the last game, once it is over; nobody if it was ended early. For the owner only. */
  readonly winners?: readonly string[];
  /** A game that is over is played on there from a decision of it; for the owner only. */
  readonly isPlayedOn?: true;
  /** How many games were started there; for the owner only. */
  readonly games?: number;
  readonly pin: boolean;
  /** Milliseconds since 1970 of the last thing that happened there, behind by less than a minute; for the owner only. */
  readonly changedAt?: number;
}

/** Something of the host that the person who hosts should know, until it is dismissed. */
export type HostProblem = { readonly id: number } & (
  | {
      /** A table was not taken up because its log is damaged; what is good of it can be. */
      readonly type: 'table-damaged';
      readonly table: TableId;
      readonly title?: string;
      /** Entries that can be read, and the line of the file that cannot. */
      readonly good: number;
      readonly line: number;
    }
  | {
      readonly type: 'table-unreadable';
      readonly table: TableId;
      readonly title?: string;
      readonly why: 'newer-version' | 'other-rules' | 'does-not-follow' | 'damaged' | 'disk';
    }
  /** The secrets of a table are damaged: seats have to be opened by hand, and the PIN is gone. */
  | { readonly type: 'secrets-damaged'; readonly table: TableId; readonly title: string }
  /** Somebody had removed or changed files of a running table; the host has written them again, and nothing is lost. */
  | { readonly type: 'files-rewritten'; readonly table: TableId; readonly title: string }
  /** The address for the network was refused: the host answers this computer alone. */
  | { readonly type: 'network-refused' }
  /** A finished game could not be kept as a record. */
  | { readonly type: 'record-not-saved'; readonly table: TableId; readonly title: string }
  /** A table was discarded; a game of it may not be kept as a record, so its journal stays in the folder under another name. */
  | {
      readonly type: 'games-put-aside';
      readonly table: TableId;
      readonly title?: string;
      readonly file: string;
    }
  /** The folder of the host cannot be written: tables are shown, and frozen. */
  | { readonly type: 'disk'; readonly why: 'disk-full' | 'disk' }
  /** There is no place for another device: so many connections, of which so many neither play nor watch. */
  | { readonly type: 'house-full'; readonly connections: number; readonly unused: number }
);

/** A table somewhere on the home network. All text in it is untrusted. */
export interface NearbyFrame {
  readonly id: TableId;
  readonly title: string;
  readonly game: string;
  /** The address that answers, and its port. */
  readonly address: string;
  readonly port: number;
  readonly appVersion: string;
  readonly protocol: number;
  /** Whether this app can join it. */
  readonly isCompatible: boolean;
  readonly phase?: TablePhase;
  readonly seats?: number;
  readonly taken?: number;
  readonly pin?: boolean;
}

/** One way to reach this host from another device. */
export interface Reachable {
  readonly address: string;
  /** The network adapter's name, for people who have several. */
  readonly network: string;
  readonly isVirtual: boolean;
  /** It is link-local: the app takes it, browsers do not. Only where there is nothing else. */
  readonly needsApp?: true;
}

/** What a connection to the host itself shows. Guests get only the tables that are open to the network. */
export interface HostFrame {
  readonly type: 'host';
  readonly isOwner: boolean;
  readonly appVersion: string;
  readonly port: number;
  readonly tables: readonly TableSummary[];
  /** For the owner only. */
  readonly owner?: {
    readonly reachable: readonly Reachable[];
    readonly discovery: 'on' | 'unavailable' | 'off';
    readonly nearby: readonly NearbyFrame[];
    readonly problems: readonly HostProblem[];
    /** How many games were kept as records since the host was started; absent: none. When it rises, `list-records` has more to say. */
    readonly recordsSaved?: number;
    /** The host was started for this computer alone: no table can be opened to the network. */
    readonly isLocalOnly?: true;
  };
}

/** The answer to one request. */
export type AnswerFrame =
  | { readonly type: 'answer'; readonly id: number; readonly ok: true; readonly value?: Json }
  | { readonly type: 'answer'; readonly id: number; readonly ok: false; readonly error: Rejection };

/** What a host answers when it is asked to prove who it is. */
export type ProofAnswer = {
  /** Each `address:port` at which other devices find the host now, the likeliest first. */
  readonly places: readonly string[];
  /** For each key that was named: the proof (`hostProof`), or '' where the host has no such key. */
  readonly proofs: readonly string[];
};

/** Everything a host sends. */
export type Frame = AnswerFrame | TableFrame | HostFrame;

/** What becomes of a request: accepted, perhaps with a value, or refused. */
export type Answer = Result<Json | undefined, Rejection>;
