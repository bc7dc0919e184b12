import type { Seat, TableId } from '../../../core/base/ids.ts';
import type { Rejection } from '../../../core/base/rejection.ts';
import type { Result } from '../../../core/base/result.ts';
import type { HouseGame, PersonId } from '../../../core/house/house-game.ts';
import type { Chances } from '../../../core/story/chances.ts';
import type { HouseClaim } from '../../../core/story/claims.ts';
import type { TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import type { Evenings } from '../evenings.ts';
import type { House } from '../house.ts';
import type { HostLimits } from '../limits.ts';
import type { Retries } from '../retries.ts';
import type { BotPool } from '../thinking/bot-pool.ts';
import type { LobbyRate } from './lobby-rate.ts';
import type { Occupancy } from './occupancy.ts';
import type { PlayOnRequest } from './play-on.ts';

/** What the parts of a table need of the host. */
export interface PartServices {
  /** The version of the host's app. */
  readonly appVersion: string;
  readonly clock: Clock;
  readonly botPool: BotPool;
  readonly entropy: (size: number) => Uint8Array;
  readonly limits: HostLimits;
  readonly lobbyRate: LobbyRate;
  readonly retries: Retries;
  readonly house: House;
  /** Milliseconds that a bot takes at the normal pace, plus or minus a quarter. */
  readonly botDelay: number;
  /** Milliseconds of a beat at the normal pace. */
  readonly beat: number;
  readonly log: (line: string) => void;
  /** The SHA-256 of the owner's secret. */
  readonly ownerKey: string;
  /** The name of the key of the host's lines. */
  readonly keyName: Uint8Array;
  /** Each `address:port` at which other devices find the host, the likeliest first. */
  readonly endpoints: () => readonly string[];
  /** The same as they were a moment ago, for what is sent often. */
  readonly places: () => readonly string[];
  readonly evenings: Pick<Evenings, 'startingAt' | 'ended' | 'resumed' | 'elsewhere'>;
  /** Returns what the earlier matches of the house make of the one that has just ended. Never rejects. */
  readonly houseClaims: (table: TableState) => Promise<readonly HouseClaim[]>;
  /** Called when a game has ended, early or not. */
  readonly finished: (table: TableState) => void;
  /** Called when the person on a seat is known in the house, perhaps after matches that they have played there. */
  readonly personKnown: (table: TableState, at: Seat, house: PersonId) => void;
  /** Called when the chance line of the last match is complete. */
  readonly chancesComputed: (table: TableState, chances: Chances) => void;
  /** Called when a changed or removed PIN is on disk. */
  readonly pinSet: (id: TableId) => void;
  /** Called when removed files of a table have been written again. */
  readonly filesRewritten: (id: TableId) => void;
  /** Called after every run, with the table's occupancy. */
  readonly occupancy: (id: TableId, occupancy: Occupancy) => void;
  /** Opens a table that plays on from a decision of the finished game of `from`. */
  readonly playOn: (from: TableState, request: PlayOnRequest) => Promise<Result<TableId, Rejection>>;
  /** Returns the matches of all records. */
  readonly recordedGames: () => Promise<readonly HouseGame[]>;
  /** Puts a table away, which closes it soon after this has resolved. */
  readonly putAway: (id: TableId) => Promise<Result<undefined, Rejection>>;
  /** Opens the host to the network. Returns whether that worked. */
  readonly openToNetwork: () => Promise<boolean>;
}
