import type { Seat, TableId } from '../../core/base/ids.ts';
import { hostName, newToken } from '../net/index.ts';
import { keyring } from './keyring.ts';
import type { useTable } from './table.ts';

/**
 * Has the host open a table that plays on from a decision of the game that is over at this one, and keeps the key of the seat there.
 *
 * @param act the index of what the seat did; undefined: from where this table itself plays on
 * @returns the table to go to; undefined if there is none, or the person has gone elsewhere meanwhile
 */
export async function openPlayOn(
  table: ReturnType<typeof useTable>,
  seat: Seat,
  act: number | undefined,
): Promise<TableId | undefined> {
  const { place } = table;
  const isStaying = table.staying();
  const token = newToken();
  const outcome = await table.playOn(seat, token, act);
  if (!outcome.ok) return undefined;
  const { table: id } = outcome.value as { readonly table: TableId };
  await keyring.addToken(id, hostName(place?.host), token); // only now does the table have a name
  return isStaying() ? id : undefined;
}
