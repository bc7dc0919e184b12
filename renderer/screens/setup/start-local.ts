import { seat, type TableId } from '../../../core/base/ids.ts';
import type { TableSetup } from '../../../core/table/state.ts';
import type { useHost } from '../../stores/host.ts';
import type { useTable } from '../../stores/table.ts';
import type { LocalPlayer } from './players.ts';

type Host = Pick<ReturnType<typeof useHost>, 'createTable'>;
type Table = Pick<ReturnType<typeof useTable>, 'open' | 'close' | 'staying' | 'sit' | 'seatBot' | 'start'>;

/**
 * Sets up a table on this computer, seats everybody and starts. A step that fails has shown why; then the rest is left to the
 * lobby, which has everything that was done up to there. So it is if the person goes elsewhere meanwhile.
 *
 * @param isHere whether the person still waits for the table
 * @returns the table to go to; undefined if there is none, or nobody waits for it
 */
export async function startLocal(
  host: Host,
  table: Table,
  setup: TableSetup,
  players: readonly LocalPlayer[],
  isHere: () => boolean,
): Promise<TableId | undefined> {
  const id = await host.createTable(setup);
  if (id === undefined || !isHere()) return undefined;
  return comeTo(table, id, isHere, async (isStill) => {
    let isComplete = true;
    for (const [index, player] of players.entries()) {
      const at = seat(index);
      const outcome =
        player.type === 'person'
          ? await table.sit(player.name, { seat: at })
          : await table.seatBot(at, player.bot, player.character);
      if (!isStill()) return;
      isComplete &&= outcome.ok;
    }
    if (isComplete) await table.start();
  });
}

/**
 * Comes to a table that was just set up and does there what is left to do, which ends when the person goes elsewhere.
 *
 * @param isHere whether the person still waits for the table
 * @param act what there is to do; `isStill` tells whether to go on with it
 * @returns the table; undefined if nobody waits for it any more
 */
export async function comeTo(
  table: Pick<Table, 'open' | 'close' | 'staying'>,
  id: TableId,
  isHere: () => boolean,
  act: (isStill: () => boolean) => Promise<unknown>,
): Promise<TableId | undefined> {
  table.open({ id });
  const isStaying = table.staying();
  await act(() => isHere() && isStaying());
  if (isHere() && isStaying()) return id;
  if (isStaying()) table.close();
  return undefined;
}
