import type { Seat, TableId } from '../base/ids.ts';
import { membersOf } from '../base/lists.ts';
import type { Pace } from '../base/pace.ts';
import type { LedgerEntry, TableSetup } from './state.ts';

/**
 * One line of a table's log: what a person did or what the host decided, with the host's time (`at`, milliseconds since 1970).
 * The log alone rebuilds the table; `core` has no clock and draws nothing here (a deal comes ready-made).
 */
export type TableEntry = { readonly at: number } & TableCommand;

export type TableCommand =
  | { readonly type: 'opened'; readonly id: TableId; readonly setup: TableSetup }
  | { readonly type: 'configured'; readonly setup: TableSetup }
  | {
      readonly type: 'joined';
      readonly name: string;
      readonly isHost: boolean;
      readonly seat?: Seat;
      readonly colour?: number;
      /** SHA-256 of the secret that proves who sits there, as 64 hexadecimal digits; absent: nobody can prove it. */
      readonly token?: string;
    }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'renamed'; readonly seat: Seat; readonly name: string; readonly colour: number }
  | { readonly type: 'readied'; readonly seat: Seat; readonly ready: boolean }
  | { readonly type: 'bot-seated'; readonly seat: Seat; readonly bot: string; readonly name: string }
  /** Seat i is taken by who sat on `order[i]`. */
  | { readonly type: 'shuffled'; readonly order: readonly Seat[] }
  | { readonly type: 'started'; readonly deal: unknown }
  | {
      readonly type: 'acted';
      readonly seat: Seat;
      readonly action: unknown;
      readonly by: 'person' | 'bot';
    }
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
  /** What of the setup may be changed during a game. */
  | { readonly type: 'adjusted'; readonly pace: Pace }
  | { readonly type: 'ended-early' }
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
  'taken-back': true,
  'bot-took-over': true,
  'given-back': true,
  'seat-opened': true,
  adjusted: true,
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
