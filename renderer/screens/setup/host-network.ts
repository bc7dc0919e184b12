import type { TableId } from '../../../core/base/ids.ts';
import type { TableSetup } from '../../../core/table/state.ts';
import type { useHost } from '../../stores/host.ts';
import type { useTable } from '../../stores/table.ts';

type Host = Pick<ReturnType<typeof useHost>, 'createTable'>;
type Table = Pick<ReturnType<typeof useTable>, 'open' | 'sit'>;

/**
 * Sets up a table on the home network with the person who hosts at its first seat. If only sitting down fails (it has shown why),
 * the lobby asks again. Returns the table, or undefined if there is none.
 */
export async function hostNetwork(
  host: Host,
  table: Table,
  setup: TableSetup,
  name: string,
  pin: string,
): Promise<TableId | undefined> {
  const id = await host.createTable(setup, pin === '' ? undefined : pin);
  if (id === undefined) return undefined;
  table.open({ id });
  await table.sit(name);
  return id;
}
