import { toTableId } from '../../../core/base/ids.ts';
import type { HostHealth, TableHealth } from '../../../core/protocol/health.ts';
import { APP_NAME, PROTOCOL_VERSION } from '../../../core/protocol/version.ts';
import { advertised } from '../advertising.ts';
import type { TableListing } from '../listings.ts';

/**
 * Returns the JSON of `/health` (the host and its network tables) or `/health/<tableId>` (one table; a local one only for this computer).
 */
export function healthAt(
  path: string,
  isLocal: boolean,
  listings: readonly TableListing[],
  appVersion: string,
): HostHealth | TableHealth | undefined {
  if (path === '/health') {
    const tables = advertised(listings).map(({ id }) => id);
    return { app: APP_NAME, protocol: PROTOCOL_VERSION, appVersion, tables };
  }
  const id = toTableId(path.slice('/health/'.length));
  const listing = listings.find((one) => one.id === id && (isLocal || one.own.reach === 'network'));
  return listing === undefined ? undefined : healthOf(listing, appVersion);
}

/** Returns the answer to `GET /health/<tableId>`. */
export function healthOf({ open }: TableListing, appVersion: string): TableHealth {
  const {
    reach: _reach,
    names: _names,
    asks: _asks,
    winners: _winners,
    changedAt: _changedAt,
    ...health
  } = open;
  return { app: APP_NAME, protocol: PROTOCOL_VERSION, appVersion, ...health };
}
