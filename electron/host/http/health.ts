import { toTableId } from '../../../core/base/ids.ts';
import type { HostHealth, TableHealth } from '../../../core/protocol/health.ts';
import { APP_NAME, PROTOCOL_VERSION } from '../../../core/protocol/version.ts';
import { announced } from '../announcing.ts';
import { healthOf, type TableListing } from '../summaries.ts';

/**
 * What stands at `/health` (the host, with the tables that are open to the network) and `/health/<tableId>` (one table; one that is not open
 * to the network only for this computer).
 */
export function healthAt(
  path: string,
  isLocal: boolean,
  lines: readonly TableListing[],
  appVersion: string,
): HostHealth | TableHealth | undefined {
  if (path === '/health') {
    const tables = announced(lines).map(({ id }) => id);
    return { app: APP_NAME, protocol: PROTOCOL_VERSION, appVersion, tables };
  }
  const id = toTableId(path.slice('/health/'.length));
  const line = lines.find((one) => one.id === id && (isLocal || one.own.reach === 'network'));
  return line === undefined ? undefined : healthOf(line, appVersion);
}
