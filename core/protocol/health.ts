import * as v from 'valibot';
import { membersOf } from '../base/lists.ts';
import { TABLE_LIMITS } from '../table/limits.ts';
import type { TablePhase } from '../table/state.ts';
import { LIMITS } from './limits.ts';
import { tableId } from './forms.ts';
import { APP_NAME } from './version.ts';

/** Maximum bytes of an answer to `GET /health` or `GET /health/<tableId>`. */
export const HEALTH_BYTES = 4 * 1024;

const integerUpTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const word = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'a name in lower case'));
const version = v.pipe(v.string(), v.regex(/^[0-9A-Za-z.+-]{1,40}$/, 'a version'));

const appIdentity = {
  app: v.literal(APP_NAME),
  protocol: integerUpTo(1_000_000),
  appVersion: version,
};

const identity = { ...appIdentity, id: tableId, title: v.pipe(v.string(), v.maxLength(200)), game: word };

/**
 * The part of a table's answer that is the same in every protocol version, so that tables of other versions can be listed. Unknown keys are
 * ignored, here and below: a newer host may send more.
 */
export const tableIdentity = v.object(identity);
export type TableIdentity = v.InferOutput<typeof tableIdentity>;

/** The answer to `GET /health/<tableId>` in this protocol version. Text in it is untrusted. */
export const tableHealth = v.object({
  ...identity,
  edition: word,
  /** Absent if the table has a PIN: strangers need not know when matches begin and end. */
  phase: v.optional(v.picklist(membersOf<TablePhase>({ lobby: true, playing: true, ended: true }))),
  seats: integerUpTo(TABLE_LIMITS.seats),
  taken: integerUpTo(TABLE_LIMITS.seats),
  /** Whether the table has a PIN. */
  pin: v.boolean(),
});
export type TableHealth = v.InferOutput<typeof tableHealth>;

/**
 * The answer to `GET /health`: the tables that are open to the network, so that a host's address is enough to find them. The same in every
 * protocol version.
 */
export const hostHealth = v.object({
  ...appIdentity,
  tables: v.pipe(v.array(tableId), v.maxLength(LIMITS.tables)),
});
export type HostHealth = v.InferOutput<typeof hostHealth>;
