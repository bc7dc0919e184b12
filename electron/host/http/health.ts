import { toTableId } from '../../../core/base/ids.ts';
import type { HostHealth, TableHealth } from '../../../core/protocol/health.ts';
import { APP_NAME, PROTOCOL_VERSION } from '../../../core/protocol/version.ts';
import { summaryOf } from '../summaries.ts';
import type { HostedTable } from '../table/table.ts';

/**
 * What stands at `/health` (the host, with the tables that are open to the network) and `/health/<tableId>` (one table; one that is not open
 * to the network only for this computer).
 */
export function healthAt(
  path: string,
  isLocal: boolean,
  tables: readonly HostedTable[],
  appVersion: string,
): HostHealth | TableHealth | undefined {
  const open = tables.filter((table) => table.state.setup.reach === 'network');
  if (path === '/health')
    return {
      app: APP_NAME,
      protocol: PROTOCOL_VERSION,
      appVersion,
      tables: open.map((table) => table.id),
    };
  const id = toTableId(path.slice('/health/'.length));
  const table = (isLocal ? tables : open).find((one) => one.id === id);
  return table === undefined ? undefined : tableHealth(table, appVersion);
}

function tableHealth(table: HostedTable, appVersion: string): TableHealth {
  const { id, title, game, edition, phase, seats, taken, pin } = summaryOf(table);
  return {
    app: APP_NAME,
    protocol: PROTOCOL_VERSION,
    appVersion,
    id,
    title,
    game,
    edition,
    phase,
    seats,
    taken,
    pin,
  };
}
