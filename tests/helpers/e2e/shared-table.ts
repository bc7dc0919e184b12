import type { Guest } from './chromium.ts';
import type { House } from './house.ts';
import { hostTable, sitDown, startGame, tableOf, type TableWish } from './screens.ts';

export interface SharedTable {
  readonly owner: Guest;
  readonly guest: Guest;
}

/** Starts a game: one person who hosts, then a guest on a phone, and bots on the seats that are left. */
export async function openSharedTable(
  house: House,
  [first, second]: readonly [string, string],
  wish: TableWish & { readonly seats: number },
): Promise<SharedTable> {
  const owner = await house.openOwner();
  await hostTable(owner.page, first, wish);
  const table = await tableOf(owner.page);
  const guest = await house.openGuest(`/#/table/${table}`, { size: 'phone' });
  await sitDown(guest.page, second);
  if (wish.seats > 2) await owner.page.getByRole('button', { name: 'Fill with bots' }).click();
  await startGame(owner.page);
  return { owner, guest };
}
