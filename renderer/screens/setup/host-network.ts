import type { TableId } from '../../../core/base/ids.ts';
import type { TableSetup } from '../../../core/table/state.ts';
import type { useHost } from '../../stores/host.ts';
import type { useTable } from '../../stores/table.ts';
import { comeTo } from './start-local.ts';

type Host = Pick<ReturnType<typeof useHost>, 'createTable'>;
type Table = Pick<ReturnType<typeof useTable>, 'open' | 'close' | 'staying' | 'sit'>;

/**
 * Sets up a table on the home network with the person who hosts at its first seat. If only sitting down fails (it has shown why),
 * the lobby asks again.
 *
 * @param isHere whether the person still waits for the table
 * @returns the table to go to; undefined if there is none, or nobody waits for it
 */
export async function hostNetwork(
  host: Host,
  table: Table,
  setup: TableSetup,
  name: string,
  pin: string,
  isHere: () => boolean,
): Promise<TableId | undefined> {
  const id = await host.createTable(setup, pin === '' ? undefined : pin);
  if (id === undefined || !isHere()) return undefined;
  return comeTo(table, id, isHere, () => table.sit(name));
}
