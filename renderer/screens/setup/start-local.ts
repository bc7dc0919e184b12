import { seat, type TableId } from '../../../core/base/ids.ts';
import type { TableSetup } from '../../../core/table/state.ts';
import type { TableSession } from '../../session/table-session.ts';
import type { useHost } from '../../stores/host.ts';
import type { LocalPlayer } from './players.ts';

/** Sets up tables for somebody who waits for one on a screen. */
export interface TableMaker {
  readonly createTable: ReturnType<typeof useHost>['createTable'];
  /** Opens the table's session; undefined if nobody waits for the table any more. */
  readonly open: (id: TableId) => TableSession | undefined;
}

/**
 * Sets up a table on this computer, seats everybody and starts. A step that fails has shown why; then the rest is left to the
 * lobby, which has everything that was done up to there. If the person goes elsewhere meanwhile, the session ends and nothing more is done.
 *
 * @returns the table to go to; undefined if there is none, or nobody waits for it
 */
export async function startLocal(
  { createTable, open }: TableMaker,
  setup: TableSetup,
  players: readonly LocalPlayer[],
): Promise<TableId | undefined> {
  const id = await createTable(setup);
  const session = id && open(id);
  if (session === undefined) return undefined;
  let isComplete = true;
  for (const [index, player] of players.entries()) {
    const at = seat(index);
    const outcome =
      player.type === 'person'
        ? await session.seating.sit(player.name, { seat: at })
        : await session.ask({
            type: 'seat-bot',
            seat: at,
            bot: player.bot,
            ...(player.character && { character: player.character }),
          });
    if (session.isClosed) return undefined;
    isComplete &&= outcome.ok;
  }
  if (isComplete) await session.ask({ type: 'start' });
  return session.isClosed ? undefined : id;
}

/**
 * Sets up a table on the home network with the person who hosts at its first seat. If only sitting down fails (it has shown why),
 * the lobby asks again.
 *
 * @returns the table to go to; undefined if there is none, or nobody waits for it
 */
export async function hostNetwork(
  { createTable, open }: TableMaker,
  setup: TableSetup,
  name: string,
  pin: string,
): Promise<TableId | undefined> {
  const id = await createTable(setup, pin === '' ? undefined : pin);
  const session = id && open(id);
  await session?.seating.sit(name);
  return session?.isClosed === false ? id : undefined;
}
