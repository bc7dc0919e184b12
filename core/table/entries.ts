import type { Character } from '../base/characters.ts';
import type { Seat, TableId } from '../base/ids.ts';
import { membersOf } from '../base/lists.ts';
import type { HelpReason, PauseReason } from '../base/hosting.ts';
import type { Adjustable, DeviceKind, LedgerEntry, Origin, TableSetup } from './state.ts';

/**
 * One line of a table's log: what a person did or what the host decided, with the host's time (`at`, milliseconds since 1970).
 * The log alone rebuilds the table; `core` has no clock and draws nothing here (a deal comes ready-made).
 */
export type TableEntry = { readonly at: number } & TableCommand;

export type TableCommand =
  | {
      readonly type: 'opened';
      readonly id: TableId;
      readonly setup: TableSetup;
      /** The table plays on from a decision of this game, and has no other. */
      readonly origin?: Origin;
    }
  | { readonly type: 'configured'; readonly setup: TableSetup }
  | {
      readonly type: 'joined';
      readonly name: string;
      readonly isHost: boolean;
      readonly seat?: Seat;
      readonly colour?: number;
      /** SHA-256 of the secret that proves who sits there, as 64 hexadecimal digits; absent: nobody can prove it. */
      readonly token?: string;
      /** Absent in logs of before it was kept. */
      readonly device?: DeviceKind;
    }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'renamed'; readonly seat: Seat; readonly name: string; readonly colour: number }
  | { readonly type: 'readied'; readonly seat: Seat; readonly ready: boolean }
  | {
      readonly type: 'bot-seated';
      readonly seat: Seat;
      readonly bot: string;
      readonly name: string;
      /** On a free seat: taken if nobody has it. Absent: the first that nobody has. */
      readonly colour?: number;
      /** Who comes; absent: whoever sits there stays. Entries of before there were characters have none. */
      readonly character?: Character;
    }
  /** Seat i is taken by who sat on `order[i]`. */
  | { readonly type: 'shuffled'; readonly order: readonly Seat[] }
  | { readonly type: 'started'; readonly deal: unknown }
  | {
      readonly type: 'acted';
      readonly seat: Seat;
      readonly action: unknown;
      /** `origin`: it was done in the game that this one plays on from. */
      readonly by: 'person' | 'bot' | 'origin';
      /** A bot made this one choice for a person who plays: because the host wished so, or the time was over. */
      readonly why?: HelpReason;
      /** The bot that chose, if it is not the one that plays the seat. Absent in logs of before it was kept. */
      readonly bot?: string;
    }
  /**
   * Somebody who waits or watches predicts that the seat `whom` comes out on top of a topic. `watcher`: SHA-256 of the secret by which the
   * browser of who has no seat is known.
   */
  | ({ readonly type: 'predicted'; readonly topic: string; readonly whom: Seat } & (
      | { readonly seat: Seat }
      | { readonly watcher: string; readonly name: string }
    ))
  /** Who plays against bots alone undoes the newest act. */
  | { readonly type: 'taken-back'; readonly seat: Seat }
  | {
      readonly type: 'bot-took-over';
      readonly seat: Seat;
      readonly bot: string;
      readonly why: 'owner' | 'grace';
    }
  | { readonly type: 'given-back'; readonly seat: Seat }
  | { readonly type: 'seat-opened'; readonly seat: Seat }
  /** Nobody else may take the seat any more: its person is back, or the host keeps it for them. */
  | { readonly type: 'seat-closed'; readonly seat: Seat }
  /** Who sits there plays on another device: with another secret, of which this is the SHA-256. */
  | {
      readonly type: 'seat-moved';
      readonly seat: Seat;
      readonly token: string;
      readonly device?: DeviceKind;
    }
  /** Somebody has to go, and stays out: who has the secret of the seat, and who comes from the address is asked about before they sit. */
  | { readonly type: 'removed'; readonly seat: Seat; readonly address?: string }
  /** A browser that holds no seat has to go, and stays out; who comes from the address is asked about before they sit. */
  | {
      readonly type: 'device-removed';
      readonly address: string;
      /** SHA-256 of the secret that it is known by. Absent if it has named none, and in logs of before it was kept. */
      readonly token?: string;
    }
  /** Who was removed may come again. `occupant`: as `TableState.removed` has it. */
  | { readonly type: 'let-in'; readonly occupant: number }
  /** Who hosts beside the owner; null: nobody. */
  | { readonly type: 'second-host'; readonly seat: Seat | null }
  /** What of the setup may be changed during a game. */
  | ({ readonly type: 'adjusted' } & Adjustable)
  | { readonly type: 'paused'; readonly reason: PauseReason }
  | { readonly type: 'resumed' }
  /** The game ends after the running hand; `isLast` false: it goes on after it after all. */
  | { readonly type: 'last-hand'; readonly isLast: boolean }
  /** `counts`: the hands that were played whole do. Absent in logs of before they did. */
  | { readonly type: 'ended-early'; readonly counts?: true }
  /**
   * What has come of a game, written together with the entry that ended it: who reads the log needs not play that game again.
   * `questions` by seat, as they stand at the end.
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

/** Whether a value read from a log is an entry of this version. What is inside is checked when it is applied. */
export const isTableEntry = (value: unknown): value is TableEntry =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'at') === 'number' &&
  TYPES.includes(String(Reflect.get(value, 'type')));
