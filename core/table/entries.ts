import type { Character } from '../base/characters.ts';
import type { Seat, TableId } from '../base/ids.ts';
import { membersOf } from '../base/lists.ts';
import type { HelpReason, PauseReason } from '../base/hosting.ts';
import type { BreakReason, Party } from '../shuffle/commitments.ts';
import type { Adjustable, DeviceKind, LedgerEntry, Origin, TableSetup } from './state.ts';

/**
 * One line of a table's log: an action of a person or a decision of the host, with the host's time (`at`, milliseconds since 1970).
 * The log alone rebuilds the table; `core` has no clock and draws nothing here (an entry contains the whole deal).
 */
export type TableEntry = { readonly at: number } & TableCommand;

export type TableCommand =
  | {
      readonly type: 'opened';
      readonly id: TableId;
      readonly setup: TableSetup;
      /** The table plays on from a decision of this match, and has only this match. */
      readonly origin?: Origin;
    }
  | { readonly type: 'configured'; readonly setup: TableSetup }
  | {
      readonly type: 'joined';
      readonly name: string;
      readonly isHost: boolean;
      readonly seat?: Seat;
      readonly colour?: number;
      /** SHA-256 of the seat token, as 64 hexadecimal digits; absent: nobody can prove the seat. */
      readonly token?: string;
      /** Absent in older logs. */
      readonly device?: DeviceKind;
      /** The id of this person in the house; absent if it is not known, and in older logs. */
      readonly house?: string;
      /** SHA-256 of the browser's secret. Absent if it sent none, and in older logs. */
      readonly browser?: string;
    }
  | { readonly type: 'left'; readonly seat: Seat }
  | {
      readonly type: 'renamed';
      readonly seat: Seat;
      readonly name: string;
      readonly colour: number;
      /** Corrects who this is in the house; null: nobody, who is only visiting. Absent: as before. */
      readonly house?: string | null;
    }
  | { readonly type: 'readied'; readonly seat: Seat; readonly ready: boolean }
  | {
      readonly type: 'bot-seated';
      readonly seat: Seat;
      readonly bot: string;
      readonly name: string;
      /** On a free seat: used if no other seat has it. Absent: the first unused colour. */
      readonly colour?: number;
      /** The new character; absent: the current one stays. Older logs have no characters. */
      readonly character?: Character;
    }
  /** Seat i is taken by the occupant of seat `order[i]`. */
  | { readonly type: 'shuffled'; readonly order: readonly Seat[] }
  /** All devices have committed to their shares of the deal's seed. */
  | {
      readonly type: 'shuffle-fixed';
      readonly number: number;
      readonly host: Party;
      readonly devices: readonly Party[];
    }
  /** That shuffle leads to no deal; `seats` are those of the devices that caused it. */
  | { readonly type: 'shuffle-broken-off'; readonly why: BreakReason; readonly seats: readonly Seat[] }
  | {
      readonly type: 'started';
      readonly deal: unknown;
      /** The proof that the deal follows from the shares of all devices; absent: the host drew it alone. */
      readonly proof?: unknown;
      /** The id of the evening. Absent in older logs, and where nobody asked for one. */
      readonly evening?: string;
    }
  | {
      readonly type: 'acted';
      readonly seat: Seat;
      readonly action: unknown;
      /** `origin`: the action is from the match that this one plays on from. */
      readonly by: 'person' | 'bot' | 'origin';
      /** A bot made this one choice for a person: on request of the host, or because the time was up. */
      readonly why?: HelpReason;
      /** The bot that chose, if it is not the seat's. Absent in older logs. */
      readonly bot?: string;
      /** Milliseconds that a person had the question in front of them. Absent in older logs, and for bots. */
      readonly thought?: number;
    }
  /**
   * A waiting player or a spectator predicts that the seat `whom` comes out on top of a topic. `watcher`: SHA-256 of the secret of a
   * spectator's browser.
   */
  | ({ readonly type: 'predicted'; readonly topic: string; readonly whom: Seat } & (
      | { readonly seat: Seat }
      | { readonly watcher: string; readonly name: string }
    ))
  /** Undoes the newest action of a person against bots. */
  | { readonly type: 'taken-back'; readonly seat: Seat }
  | {
      readonly type: 'bot-took-over';
      readonly seat: Seat;
      readonly bot: string;
      readonly why: 'owner' | 'grace';
    }
  | { readonly type: 'given-back'; readonly seat: Seat }
  | { readonly type: 'seat-opened'; readonly seat: Seat }
  /** Nobody else may take the seat: its person is back, or the host reserves it for them. */
  | { readonly type: 'seat-closed'; readonly seat: Seat }
  /** The seat's person plays on another device; `token` is the SHA-256 of the new seat token. */
  | {
      readonly type: 'seat-moved';
      readonly seat: Seat;
      readonly token: string;
      readonly device?: DeviceKind;
      /** As in `joined`. */
      readonly browser?: string;
    }
  /** A person is removed. Their seat token is rejected from now on, and others from the address need a join request. */
  | { readonly type: 'removed'; readonly seat: Seat; readonly address?: string }
  /** A browser without a seat is removed. Others from the address need a join request. */
  | {
      readonly type: 'device-removed';
      readonly address: string;
      /** SHA-256 of the browser's secret. Absent if it sent none, and in older logs. */
      readonly token?: string;
    }
  /** A removed person may return. `occupant`: as in `TableState.removed`. */
  | { readonly type: 'let-in'; readonly occupant: number }
  /** Appoints a co-host; null: none. */
  | { readonly type: 'second-host'; readonly seat: Seat | null }
  /** Settings that may change during a match. */
  | ({ readonly type: 'adjusted' } & Adjustable)
  | { readonly type: 'paused'; readonly reason: PauseReason }
  | { readonly type: 'resumed' }
  /** The match ends after the current hand; `isLast` false cancels that. */
  | { readonly type: 'last-hand'; readonly isLast: boolean }
  /** `counts`: finished hands count. Absent in older logs, where they did not. */
  | { readonly type: 'ended-early'; readonly counts?: true }
  /**
   * The outcome of a match, written together with the entry that ended it, so that reading the log need not replay the match.
   * `questions`: the question numbers at the end, by seat.
   */
  | { readonly type: 'finished'; readonly ledger: LedgerEntry; readonly questions: readonly number[] }
  | { readonly type: 'rematch' };

const TYPES: readonly string[] = membersOf<TableEntry['type']>({
  opened: true,
  configured: true,
  joined: true,
  left: true,
  renamed: true,
  readied: true,
  'bot-seated': true,
  shuffled: true,
  'shuffle-fixed': true,
  'shuffle-broken-off': true,
  started: true,
  acted: true,
  predicted: true,
  'taken-back': true,
  'bot-took-over': true,
  'given-back': true,
  'seat-opened': true,
  'seat-closed': true,
  'seat-moved': true,
  removed: true,
  'device-removed': true,
  'let-in': true,
  'second-host': true,
  adjusted: true,
  paused: true,
  resumed: true,
  'last-hand': true,
  'ended-early': true,
  finished: true,
  rematch: true,
});

/** Whether a value from a log is an entry of this version. Applying it checks the contents. */
export const isTableEntry = (value: unknown): value is TableEntry =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'at') === 'number' &&
  TYPES.includes(String(Reflect.get(value, 'type')));
