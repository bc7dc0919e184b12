import type { Browser } from 'playwright-core';
import { join, type HostClient } from '../host-client.ts';
import { newToken } from '../host-fixture.ts';
import { openGuest, type Guest } from './chromium.ts';
import type { HostProcess } from './host-process.ts';
import { hostTable, sayReady, sitDown, startGame, tableOf, type TableWish } from './screens.ts';

export interface SharedTable {
  readonly owner: Guest;
  readonly guest: Guest;
  /** More guests, who need no page. */
  readonly others: readonly HostClient[];
}

/** Starts a game: one person who hosts, then a guest on a phone, then people without a page, and bots on the seats that are left. */
export async function openSharedTable(
  browser: Browser | undefined,
  host: HostProcess | undefined,
  [first, second, ...more]: readonly [string, string, ...(readonly string[])],
  wish: TableWish & { readonly seats: number },
): Promise<SharedTable> {
  if (browser === undefined || host === undefined) throw new Error('no browser');
  const owner = await openGuest(browser, host.ownerLink);
  await hostTable(owner.page, first, wish);
  const table = await tableOf(owner.page);
  const guest = await openGuest(browser, `http://${host.address}/#/table/${table}`, { size: 'phone' });
  await sitDown(guest.page, second);
  const others: HostClient[] = [];
  for (const name of more) others.push(await sitAside(host.port, table, name));
  if (more.length + 2 < wish.seats)
    await owner.page.getByRole('button', { name: 'Bots on all free seats' }).click();
  await sayReady(guest.page);
  await startGame(owner.page);
  return { owner, guest, others };
}

/** Takes the next free seat without a page, and is ready. */
async function sitAside(port: number, table: string, name: string): Promise<HostClient> {
  const client = await join(port, `/ws/${table}`);
  await client.ask({ type: 'sit', token: newToken(), name });
  const [at] = (await client.untilTable(({ you }) => you.seats.length === 1)).you.seats;
  if (at === undefined) throw new Error('no seat');
  await client.ask({ type: 'ready', seat: at, ready: true });
  return client;
}
