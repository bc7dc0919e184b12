import { seat, type TableId } from '../../../core/base/ids.ts';
import type { TableSetup } from '../../../core/table/state.ts';
import type { useHost } from '../../stores/host.ts';
import type { useTable } from '../../stores/table.ts';
import type { LocalPlayer } from './players.ts';

type Host = Pick<ReturnType<typeof useHost>, 'createTable'>;
type Table = Pick<ReturnType<typeof useTable>, 'open' | 'sit' | 'seatBot' | 'start'>;

/**
 * Sets up a table on this computer, seats everybody and starts. A step that fails has shown why; then the rest is left to the
 * lobby, which has everything that was done up to there. Returns the table, or undefined if there is none.
 */
export async function startLocal(
  host: Host,
  table: Table,
  setup: TableSetup,
  players: readonly LocalPlayer[],
): Promise<TableId | undefined> {
  const id = await host.createTable(setup);
  if (id === undefined) return undefined;
  table.open({ id });
  let isComplete = true;
  for (const [index, player] of players.entries()) {
    const at = seat(index);
    const outcome =
      player.type === 'person'
        ? await table.sit(player.name, { seat: at })
        : await table.seatBot(at, player.bot, player.character);
    isComplete &&= outcome.ok;
  }
  if (isComplete) await table.start();
  return id;
}
