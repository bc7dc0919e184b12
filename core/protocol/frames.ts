import type { Seat, TableId } from '../base/ids.ts';
import type { Json } from '../base/json.ts';
import type { Rejection } from '../base/rejection.ts';
import type { LedgerEntry, TableNews, TablePhase, TableSetup } from '../table/state.ts';

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
      /** The owner has opened the seat of an absent person to somebody else. */
      readonly open?: true;
      /** Milliseconds, from the sending of this frame, until a bot takes over; present while that clock runs. */
      readonly graceLeft?: number;
    }
  | { readonly type: 'bot'; readonly name: string; readonly colour: number; readonly bot: string };

/** What everybody at the table sees of the table itself. */
export interface TableFrameTable {
  readonly id: TableId;
  readonly setup: TableSetup;
  readonly phase: TablePhase;
  readonly hasPin: boolean;
  readonly seats: readonly SeatFrame[];
  /** Whether the person who hosts is connected. */
  readonly ownerHere: boolean;
  /** Connections that hold no seat. */
  readonly spectators: number;
  /** How many games this table has started. */
  readonly games: number;
  /** The games of this evening; only in the phase `ended`. */
  readonly ledger?: readonly LedgerEntry[];
  /** Why nothing more is accepted, until the owner's `try-again` gets through: it could not be saved, or the host has a bug. */
  readonly frozen?: 'disk-full' | 'disk' | 'fault';
}

/** What a connection is at its table. */
export interface You {
  readonly owner: boolean;
  /** The seats this connection holds, ascending. */
  readonly seats: readonly Seat[];
  /** The seat whose hand is shown; null: the open table. */
  readonly facing: Seat | null;
  /** Seats that a newer connection of the same person has taken over. */
  readonly moved: readonly Seat[];
  /** For the owner: wrong PINs from other devices keep newcomers out. `seconds` is absent where it lasts until a new PIN. */
  readonly pinLock?: { readonly wrongTries: number; readonly devices: number; readonly seconds?: number };
}

/** The game as the faced seat, or the open table, may see it. The game's renderer knows the types. */
export interface GameFrame {
  readonly view: Json;
  readonly legal: Json;
  readonly prompt?: Json;
  /** The number of the question that the faced seat is asked; it rises whenever that is another one. */
  readonly question?: number;
  /** The seats that owe a decision. */
  readonly awaits: readonly Seat[];
  readonly result?: Json;
}

/** Everything a connection to a table shows. Sent whole after every change; the newest replaces all earlier ones. */
export interface TableFrame {
  readonly type: 'table';
  readonly table: TableFrameTable;
  readonly you: You;
  readonly game?: GameFrame;
  /** What happened in the game since the last frame to this connection, as far as the faced seat may know it. */
  readonly events: readonly Json[];
  readonly news: readonly TableNews[];
}

/** One line of a list of tables. */
export interface TableSummary {
  readonly id: TableId;
  readonly title: string;
  readonly game: string;
  readonly edition: string;
  /** Of a table with a PIN only the owner learns it. */
  readonly phase?: TablePhase;
  readonly reach: 'local' | 'network';
  readonly seats: number;
  readonly taken: number;
  /** Who sits there, in the order of the seats; for the owner only. */
  readonly names?: readonly string[];
  readonly pin: boolean;
  /** Milliseconds since 1970 of the last thing that happened there; for the owner only. */
  readonly changedAt?: number;
}

/** Something that the person who hosts should know of, and may mend. */
export type HostProblem = { readonly id: string } & (
  | {
      /** A journal is damaged in the middle or at its end. Its good beginning can be taken up (`restore-table`). */
      readonly type: 'table-damaged';
      readonly table: TableId;
      readonly title?: string;
    }
  | {
      /** A journal says nothing that this version understands. */
      readonly type: 'table-unreadable';
      readonly table: TableId;
      readonly title?: string;
    }
  | { readonly type: 'record-not-saved'; readonly title?: string }
  | { readonly type: 'disk'; readonly full: boolean }
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
    readonly problems?: readonly HostProblem[];
  };
}

/** The answer to one request. */
export type AnswerFrame =
  | { readonly type: 'answer'; readonly id: number; readonly ok: true; readonly value?: Json }
  | { readonly type: 'answer'; readonly id: number; readonly ok: false; readonly error: Rejection };

/** Everything a host sends. */
export type Frame = AnswerFrame | TableFrame | HostFrame;
