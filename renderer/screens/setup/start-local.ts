import { seat, type TableId } from '../../../core/base/ids.ts';
import type { TableSetup } from '../../../core/table/state.ts';
import type { TableSession } from '../../session/table-session.ts';
import type { useHost } from '../../stores/host.ts';
import type { LocalPlayer } from './players.ts';

/** Creates tables for a screen. */
export interface TableMaker {
  readonly createTable: ReturnType<typeof useHost>['createTable'];
  /** Opens the table's session; undefined if the screen is gone. */
  readonly open: (id: TableId) => TableSession | undefined;
}

/**
 * Creates a table on this computer, seats everybody and starts. A failed step has shown its error; the lobby then takes over with what was
 * done. If the user leaves meanwhile, the session ends and nothing more is done.
 *
 * @returns the table to open; undefined if there is none, or the screen is gone
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
        ? await session.seating.sit(player.name, {
            seat: at,
            ...(player.colour !== undefined && { colour: player.colour }),
          })
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
 * Creates a table on the network with its owner at the first seat. If only taking the seat fails (its error was shown), the lobby offers it
 * again.
 *
 * @returns the table to open; undefined if there is none, or the screen is gone
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
