import type { VisibleEvent } from '../base/audience.ts';
import type { Character } from '../base/characters.ts';
import type { Seat, TableId } from '../base/ids.ts';
import type { Json } from '../base/json.ts';
import type { PauseReason } from '../base/hosting.ts';
import type { TopicType } from '../base/predictions.ts';
import type { Rejection } from '../base/rejection.ts';
import type { Result } from '../base/result.ts';
import type { Advice, GameEvent, GameResult, HandCount } from '../game.ts';
import type { ShownShuffle } from '../shuffle/device.ts';
import type { Mark } from '../table/marks.ts';
import type { FilmSpeed } from './records.ts';
import type { LedgerEntry, Origin, TableNews, TablePhase, TableSetup } from '../table/state.ts';

export type { Mark };

/** A seat as everybody sees it. */
export type SeatFrame =
  | { readonly type: 'free' }
  | {
      readonly type: 'person';
      readonly name: string;
      readonly colour: number;
      readonly ready: boolean;
      /** Whether the seat was taken on the host's device. */
      readonly isHost: boolean;
      /** The kind of a connected device that holds the seat. */
      readonly device: 'app' | 'browser' | 'away';
      /** The stand-in that currently plays for the person. */
      readonly standIn?: string;
      /** Another person may take the seat. */
      readonly open?: true;
      /** The seat is open, but its person can still come back to it. */
      readonly isKept?: true;
      /** Milliseconds, from when this frame was sent, until a stand-in takes over; present while that clock runs. */
      readonly graceLeft?: number;
      /** Milliseconds left for the choice, from when this frame was sent; present while the turn clock runs. */
      readonly clockLeft?: number;
    }
  | {
      readonly type: 'bot';
      readonly name: string;
      readonly colour: number;
      readonly bot: string;
      /** Absent at tables older than characters. */
      readonly character?: Character;
    };

/** What everybody at the table sees of it. */
export interface TableFrameTable {
  readonly id: TableId;
  readonly setup: TableSetup;
  /** The match from which this table plays on; absent at all other tables. */
  readonly origin?: Origin;
  readonly phase: TablePhase;
  readonly hasPin: boolean;
  readonly seats: readonly SeatFrame[];
  /**
   * By seat that owes a decision: milliseconds between its prompt and the sending of this frame. Absent in the first second, while a scene is
   * shown, and during a pause.
   */
  readonly waited: { readonly [seat: number]: number };
  /** The seat of the co-host. */
  readonly second?: Seat;
  /** Why the match is paused; actions are rejected and no clock runs. */
  readonly paused?: PauseReason;
  /** The match ends when the current hand has been scored. */
  readonly isLastHand?: true;
  /** Whether the owner or the co-host is connected. */
  readonly hostHere: boolean;
  /** Number of connections without a seat, not counting televisions. */
  readonly spectators: number;
  readonly televisions: number;
  /** Number of matches started at this table. */
  readonly games: number;
  /** Milliseconds of a beat; 0: scenes take no time. */
  readonly beat: number;
  /** The number of the current scene; present while bots and clocks wait for it. */
  readonly show?: number;
  /** The seat that may undo its newest action, and the milliseconds left for that from when this frame was sent; present while it may. */
  readonly takeBack?: { readonly seat: Seat; readonly left: number };
  /** The finished matches of the table's newest evening; absent before the first. */
  readonly ledger?: readonly LedgerEntry[];
  /**
   * Finished matches of the same evening at other tables of the host, if the owner wants one evening for all. A person has the number that
   * they have at this table, or a negative one; absent if there are none.
   */
  readonly ledgerElsewhere?: readonly LedgerEntry[];
  /** Present while the replay of the match that has just ended is watched together. */
  readonly replay?: SharedReplay;
  /** The shuffle of all devices: in a lobby where devices take part, and of the match that followed from one. */
  readonly shuffle?: ShownShuffle;
  /** Present while everybody is shown the closing page of the evening. */
  readonly isClosed?: true;
  /** The `address:port` endpoints at which other devices reach the host now, the likeliest first; absent if none is known. */
  readonly places?: readonly string[];
  /** The table could not be saved and accepts nothing until it can. The host retries by itself, after a fault only on request. */
  readonly frozen?: FrozenReason;
}

/** The replay that the pages of a table watch together, as its leader last moved it. */
export interface SharedReplay {
  /** The seat of who leads, or the host without a seat; absent if nobody leads, and then nothing plays. */
  readonly leader?: Seat | 'host';
  /** The number of actions before what is shown. */
  readonly position: number;
  readonly isPlaying: boolean;
  readonly speed: FilmSpeed;
  /** Present if all hands lie open. */
  readonly isOpen?: true;
}

/** Why a table is frozen: the disk is full, the disk does not work, or the host has a fault. */
export type FrozenReason = 'disk-full' | 'disk' | 'fault';

/** New people cannot join for a while because of wrong PINs. */
export interface PinLock {
  readonly wrongTries: number;
  /** Number of addresses that sent them, or that still wait because of an earlier PIN. */
  readonly devices: number;
  /** Seconds until the last of them may try again; absent: not before a new PIN is set. */
  readonly seconds?: number;
}

/** A request that a host has to grant: for a seat or, by a television, to show the table. */
export interface JoinRequest {
  readonly id: number;
  /** Empty for a television. */
  readonly name: string;
  readonly why: JoinRequestReason;
  /** The requested seat, if it matters which. */
  readonly seat?: Seat;
  /** Of a television: the four digits on its screen, by which people tell it from others. No secret. */
  readonly number?: number;
  /** The kind of the requesting device. */
  readonly device: 'app' | 'browser';
  /** Hosts only: the number of the requesting device, for muting its address; absent for the host's computer. */
  readonly from?: number;
  /** Of a seat claim: milliseconds, up to when this frame was sent, for which nobody has played the seat; absent while somebody plays it, or if unknown. */
  readonly away?: number;
}

/**
 * Why the request needs a host. `door`: the join policy. `further`: one more seat of one device. `bot`: a bot plays the seat. `again`: the
 * device held a seat of this match before. `removed`: a person from its address was removed. `claim`: a seat claim. `television`: an old
 * television at a table with a PIN, which it cannot prove without sending it.
 */
export type JoinRequestReason = 'door' | 'further' | 'bot' | 'again' | 'removed' | 'claim' | 'television';

/** A browser's pages that hold no seat; each television is one by itself. */
export interface Spectator {
  /** The number that hosts use for it. It reveals nothing about its address, which others may share. */
  readonly device: number;
  readonly kind: 'app' | 'browser' | 'television';
  readonly pages: number;
  /** Milliseconds since its first page connected, in whole seconds. */
  readonly since: number;
  /** Join requests from its address are muted. */
  readonly isMuted?: true;
  /** The host's computer: it can be neither muted nor removed. */
  readonly isOwnComputer?: true;
}

/** What is specific to one connection at a table. */
export interface You {
  readonly owner: boolean;
  /** Whether it may act as host: the owner or the co-host. */
  readonly host: boolean;
  /** The seats this connection holds, ascending. */
  readonly seats: readonly Seat[];
  /** The faced seat; absent: the connection sees the table's view. */
  readonly facing?: Seat;
  /** Seats that a newer connection of the same person holds now. */
  readonly moved: readonly Seat[];
  /** Seats that were transferred to another device; this connection's tokens for them are void. */
  readonly movedAway?: readonly Seat[];
  /** This connection leads the replay that the table watches together. */
  readonly leadsReplay?: true;
  /** Own seats of which the house knows the name, but not whose it is: who that may be, by name and colour. */
  readonly familiar?: readonly {
    readonly seat: Seat;
    readonly people: readonly { readonly name: string; readonly colour: number }[];
  }[];
  /** What this person can predict, or predicted and is not answered yet. Private. */
  readonly prediction?: PredictionFrame;
  /** Advice on the faced seat's prompt, once it was requested on this connection. */
  readonly advice?: AdviceFrame;
  /** The review of the finished match for the faced seat, once it was requested on this connection. */
  readonly review?: ReviewFrame;
  /** The state of this connection's join request: unanswered, refused, or dropped because there were too many at once. */
  readonly knock?: 'waiting' | 'refused' | 'crowded';
  /** The seat that this connection claims. */
  readonly claim?: Seat;
  /**
   * By seat, for seats of a browser on another device: the code with which the person returns to it from a page at another address of the
   * host, after this page has lost the host. Changes after use.
   */
  readonly returnCodes?: { readonly [seat: number]: string };
  /** Hosts only. */
  readonly pinLock?: PinLock;
  /** Hosts: all join requests. Players: claims on their seat. */
  readonly knocks?: readonly JoinRequest[];
  /** Hosts only. */
  readonly spectators?: readonly Spectator[];
  /** Hosts only: who was removed and may not return. */
  readonly removed?: readonly {
    readonly occupant: number;
    /** Empty for a browser that held no seat. */
    readonly name: string;
    /** The number of that browser, as in `Spectator`; absent for a removed player, and after a restart of the host. */
    readonly device?: number;
  }[];
  /** Hosts only: the PIN, to tell it. */
  readonly pin?: string;
  /**
   * Hosts and televisions: what stands behind `code=` in links to the table (`core/line/code.ts`). Never for a television that gets pictures
   * over HTTP.
   */
  readonly tableCode?: string;
}

/** A topic that a waiting player or a spectator may predict. */
export interface PredictionFrame {
  readonly topic: TopicType;
  /** The key that a `predict` request names. */
  readonly key: string;
  /** The seats that can be named; empty once it is too late, or while this person owes a decision. */
  readonly among: readonly Seat[];
  /** The seat that was named. */
  readonly whom?: Seat;
}

/** Advice on one prompt. `advice` is absent while the coach computes; `failed`: there is no advice. */
export interface AdviceFrame {
  readonly question: number;
  readonly advice?: Advice;
  readonly failed?: true;
}

/** The marks of the faced seat's decisions that certainly cost or won something; may be empty. */
export interface ReviewFrame {
  /** Absent while the coach computes. */
  readonly marks?: readonly Mark[];
}

/** The match as the faced seat, or the table, may see it. The game's renderer knows the types. */
export interface GameFrame {
  readonly view: Json;
  readonly legal: object;
  readonly prompt?: { readonly type: string };
  /** The seats that owe a decision. */
  readonly awaits: readonly Seat[];
  /** The question number of the faced seat during a match. Its actions carry it. */
  readonly question?: number;
  /** How often the faced seat may still take back a choice before the match goes on. Older hosts do not send it. */
  readonly undosLeft?: number;
  /** Also of a match that was ended early, if hands of it count. */
  readonly result?: GameResult;
  /** Present if the game has hands. */
  readonly hands?: HandCount;
}

/** Everything that a connection to a table shows. The first frame is sent whole, each later one as a patch of the previous one. */
export interface TableFrame {
  readonly type: 'table';
  readonly table: TableFrameTable;
  readonly you: You;
  readonly game?: GameFrame;
  /** The events since the last frame to this connection that the faced seat may see. */
  readonly events: readonly VisibleEvent<GameEvent>[];
  /** How many of `events` belong to each action, in order. */
  readonly acts: readonly number[];
  /**
   * Sent once to a person who returns after a bot played for them, or at a table with memory aid: the public events in between. Without
   * memory aid only those of the last two rounds and, on a device with one seat, those of that seat (rules, Decision A1).
   */
  readonly meanwhile?: readonly VisibleEvent<GameEvent>[];
  readonly news: readonly TableNews[];
}

/** A row of a list of tables. */
export interface TableSummary {
  readonly id: TableId;
  readonly title: string;
  readonly game: string;
  readonly edition: string;
  /** If the table has a PIN, only the owner gets it. */
  readonly phase?: TablePhase;
  readonly reach: 'local' | 'network';
  readonly seats: number;
  readonly taken: number;
  /** Occupied seats' names, in seat order; owner only. */
  readonly names?: readonly string[];
  /** Number of unanswered join requests; owner only. */
  readonly asks?: number;
  /** The winners of the last match, once it is over; empty if it was ended early. Owner only. */
  readonly winners?: readonly string[];
  /** The table plays on from a decision of a finished match; owner only. */
  readonly isPlayedOn?: true;
  /** The evening there was put away: milliseconds since 1970; owner only. */
  readonly putAwayAt?: number;
  /** Number of matches started there; owner only. */
  readonly games?: number;
  readonly pin: boolean;
  /** Milliseconds since 1970 of the last change, up to a minute old; owner only. */
  readonly changedAt?: number;
}

/** A problem of the host for the owner to see, until it is dismissed. */
export type HostProblem = { readonly id: number } & (
  | {
      /** A table was not loaded because its journal is damaged; the readable part can be restored. */
      readonly type: 'table-damaged';
      readonly table: TableId;
      readonly title?: string;
      /** The number of readable entries, and the line of the file where the damage begins. */
      readonly good: number;
      readonly line: number;
    }
  | {
      readonly type: 'table-unreadable';
      readonly table: TableId;
      readonly title?: string;
      readonly why: 'newer-version' | 'other-rules' | 'does-not-follow' | 'damaged' | 'disk';
    }
  /** The secrets of a table are damaged: seats have to be opened by hand, and the PIN is lost. */
  | { readonly type: 'secrets-damaged'; readonly table: TableId; readonly title: string }
  /** Files of a running table were removed or changed from outside. The host has written them again; nothing is lost. */
  | { readonly type: 'files-rewritten'; readonly table: TableId; readonly title: string }
  /** The network address could not be used: only this computer reaches the host. */
  | { readonly type: 'network-refused' }
  /** A finished match could not be saved as a record. */
  | { readonly type: 'record-not-saved'; readonly table: TableId; readonly title: string }
  /** A table was discarded, but a match of it could not be saved as a record: its journal stays in the folder under another name. */
  | {
      readonly type: 'games-put-aside';
      readonly table: TableId;
      readonly title?: string;
      readonly file: string;
    }
  /** The host's folder cannot be written: its tables are frozen. */
  | { readonly type: 'disk'; readonly why: 'disk-full' | 'disk' }
  /** The people of the house could not be read: their file is kept under another name, and the house begins anew. */
  | { readonly type: 'house-put-aside'; readonly file: string }
  /** No room for another device. `unused` of the connections neither play nor watch. */
  | { readonly type: 'house-full'; readonly connections: number; readonly unused: number }
);

/** A table of another host on the home network. Its text is untrusted. */
export interface NearbyFrame {
  readonly id: TableId;
  readonly title: string;
  readonly game: string;
  /** The address and port that answered. */
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

/** An address at which other devices reach this host. */
export interface Reachable {
  readonly address: string;
  /** The name of the network adapter. */
  readonly network: string;
  readonly isVirtual: boolean;
  /** It is link-local, which only the app can use. Present only if there is no other. */
  readonly needsApp?: true;
}

/** The frame of a connection to the host itself. Guests get only the tables that are open to the network. */
export interface HostFrame {
  readonly type: 'host';
  readonly isOwner: boolean;
  readonly appVersion: string;
  readonly port: number;
  readonly tables: readonly TableSummary[];
  /** Owner only. */
  readonly owner?: {
    readonly reachable: readonly Reachable[];
    readonly discovery: 'on' | 'unavailable' | 'off';
    readonly nearby: readonly NearbyFrame[];
    readonly problems: readonly HostProblem[];
    /** Number of records saved since the host started; absent: none. When it rises, `list-records` has more. */
    readonly recordsSaved?: number;
    /** The host was started for this computer only: no table can be opened to the network. */
    readonly isLocalOnly?: true;
    /** The matches of all tables are one evening. */
    readonly isOneEvening?: true;
    /** The house knows somebody (`list-people`). */
    readonly hasPeople?: true;
  };
}

/** The answer to one request. */
export type AnswerFrame =
  | { readonly type: 'answer'; readonly id: number; readonly ok: true; readonly value?: Json }
  | { readonly type: 'answer'; readonly id: number; readonly ok: false; readonly error: Rejection };

/** The host's answer to `prove`. */
export type ProofAnswer = {
  /** The `address:port` endpoints at which other devices reach the host now, the likeliest first. */
  readonly places: readonly string[];
  /** For each requested key: the proof (`hostProof`), or '' if the host does not have that key. */
  readonly proofs: readonly string[];
};

/** Everything a host sends. */
export type Frame = AnswerFrame | TableFrame | HostFrame;

/** The outcome of a request: accepted, perhaps with a value, or rejected. */
export type Answer = Result<Json | undefined, Rejection>;
