import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { HANGS, until } from '../helpers/eventually.ts';
import { startAddressProxy, type AddressProxy } from '../helpers/e2e/address-proxy.ts';
import { startHostProcess, type HostProcess } from '../helpers/e2e/host-process.ts';
import { useBrowser } from '../helpers/e2e/house.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken } from '../helpers/host-fixture.ts';

const browser = useBrowser();
const open: (HostProcess | BrowserContext | AddressProxy)[] = [];
afterAll(async () => {
  for (const one of open.reverse()) await ('dispose' in one ? one.dispose() : one.close());
});

async function tableOf(
  game: string,
  more: readonly string[] = [],
): Promise<{ host: HostProcess; id: string }> {
  const seats = ['--seats', '3', '--bots', '2'];
  const host = await startHostProcess(['--game', game, ...seats, '--name', 'Kitchen', ...more]);
  open.push(host);
  const health = (await (await fetch(`http://127.0.0.1:${host.port}/health`)).json()) as { tables: string[] };
  return { host, id: health.tables[0] ?? '' };
}

/** @param proxy Where the set is another device. */
async function openSet({ host }: { host: HostProcess }, proxy?: AddressProxy): Promise<Page> {
  const context = await browser().newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 720 },
    ...(proxy !== undefined && { proxy: proxy.settings }),
  });
  open.push(context);
  context.setDefaultTimeout(HANGS);
  const page = await context.newPage();
  await page.goto(`http://${host.address}/tv/plain`, { waitUntil: 'commit' });
  await page.waitForURL(/\/tv\/plain\/[0-9a-f]{16}/, { waitUntil: 'commit' });
  return page;
}

function ownerOf({ host, id }: { host: HostProcess; id: string }): Promise<HostClient> {
  const [, owner = ''] = /owner=([0-9a-f]+)/.exec(host.ownerLink) ?? [];
  return join(host.port, `/ws/${id}`, { owner });
}

/** Somebody who takes the free seat, and plays it to the end. */
async function sitDown(table: { host: HostProcess; id: string }): Promise<HostClient> {
  const client = await ownerOf(table);
  await client.ask({ type: 'sit', token: newToken(), name: 'Anna' });
  const [at] = (await client.untilTable(({ you }) => you.seats.length === 1)).you.seats;
  if (at === undefined) throw new Error('no seat');
  await client.ask({ type: 'ready', seat: at, ready: true });
  return client;
}

/** Which pictures have come to a set so far. */
function watch(page: Page): { readonly pictures: ReadonlySet<string> } {
  const pictures = new Set<string>();
  page.on('requestfinished', (request) => {
    const [, version] = /\/picture\?.*at=(\w+)/.exec(request.url()) ?? [];
    if (version !== undefined) pictures.add(version);
  });
  return { pictures };
}

it('replaces the picture by a script, says that the host is away, and comes back by itself', async () => {
  const table = await tableOf('for-sale');
  const page = await openSet(table);
  const shown = watch(page);
  const anna = await sitDown(table);
  await until(() => shown.pictures.size > 0);
  await anna.close();
  const away = page.locator('#away');
  expect(await away.isVisible()).toBe(false);
  await table.host.kill();
  await away.waitFor({ state: 'visible' });
  await table.host.startAgain();
  await away.waitFor({ state: 'hidden' });
  expect(await page.locator('#picture').getAttribute('alt')).toContain('Kitchen');
});

it('shows a number at a table with a PIN, and the table as soon as whoever hosts lets it in', async () => {
  const table = await tableOf('for-sale', ['--pin', '314159']);
  const proxy = await startAddressProxy('127.0.0.2');
  open.push(proxy);
  const page = await openSet(table, proxy);
  const number = await page.locator('.number').textContent();
  const owner = await ownerOf(table);
  const { you } = await owner.untilTable((frame) => frame.you.knocks !== undefined);
  expect(you.knocks).toMatchObject([{ why: 'television', number: Number(number) }]);
  await owner.ask({ type: 'answer-knock', knock: you.knocks?.[0]?.id ?? 0, yes: true });
  expect(await page.locator('img#picture').getAttribute('alt')).toContain('Kitchen');
  await owner.close();
});
