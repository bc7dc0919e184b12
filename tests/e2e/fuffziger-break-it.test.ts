import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import game from '../../renderer/games/falsche-fuffziger/messages/en/game.ts';
import { table as words } from '../../renderer/games/falsche-fuffziger/messages/en/table.ts';
import { setup } from '../../renderer/i18n/messages/en/setup.ts';
import { missingChromium, openChromium } from '../helpers/e2e/chromium.ts';
import {
  bidButton,
  changeButton,
  convertButtons,
  dropButton,
  finishButton,
  giveButton,
  fuffzigerPlayer,
  openFistButton,
  ownPiles,
  payButton,
  type FuffzigerQuestion,
} from '../helpers/e2e/fuffziger-player.ts';
import { startHostProcess, type HostProcess } from '../helpers/e2e/host-process.ts';
import { inReach, isNarrow, LONG_NAMES } from '../helpers/e2e/reach.ts';
import { problemsOf, tableOf } from '../helpers/e2e/screens.ts';
import { openSharedTable, type SharedTable } from '../helpers/e2e/shared-table.ts';
import { pattern } from '../helpers/e2e/words.ts';
import { join } from '../helpers/host-client.ts';
import { playOn } from '../helpers/host-player.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

let browser: Browser | undefined;
let host: HostProcess | undefined;
beforeAll(async () => {
  if (missingChromium === undefined)
    [browser, host] = await Promise.all([openChromium(), startHostProcess()]);
});
afterAll(async () => {
  await browser?.close();
  await host?.dispose();
});
beforeEach((context) => requireOrSkip(context, missingChromium));

/** A game of Falsche Fuffziger that seat 1 begins. */
const play = (
  names: readonly [string, string, ...(readonly string[])],
  seats: number,
): Promise<SharedTable> => {
  const rules = { [game.options.starter.title]: setup.seatNumber.replace('{number}', '1') };
  return openSharedTable(browser, host, names, { game: game.title, seats, rules });
};

/** What must be in reach of a finger when something is asked. */
const BUTTONS: Readonly<Record<FuffzigerQuestion, (page: Page) => ReturnType<typeof bidButton>>> = {
  produce: finishButton,
  lead: dropButton,
  match: dropButton,
  bid: bidButton,
  buy: payButton,
  launder: changeButton,
  last: giveButton,
};

describe('Falsche Fuffziger holds out against', () => {
  it('double clicks: they convert, print, and close the fist once', async () => {
    const { owner, guest } = await play(['Anna', 'Ben'], 3);
    const [anna, ben] = [owner.page, guest.page];
    await fuffzigerPlayer(anna).until('produce');
    const presses = await convertButtons(anna).count();
    await convertButtons(anna).first().dblclick({ delay: 80 });
    await anna.locator('#content').getByText(words.producing.fresh).first().waitFor();
    expect(await convertButtons(anna).count()).toBe(presses - 1);
    await finishButton(anna).dblclick({ delay: 80 });
    await fuffzigerPlayer(ben).through('produce');
    await Promise.all([anna, ben].map((page) => fuffzigerPlayer(page).until('bid')));
    await bidButton(ben).dblclick({ delay: 80 });
    await openFistButton(ben).waitFor();
    await fuffzigerPlayer(anna).through('bid');
    await Promise.all([anna, ben].map((page) => fuffzigerPlayer(page).until('launder')));
    expect(await Promise.all([anna, ben].map(problemsOf))).toEqual([[], []]);
    expect([...owner.errors, ...guest.errors]).toEqual([]);
    await Promise.all([owner, guest].map(({ context }) => context.close()));
  });

  it('six long names in any writing: the phone is never too narrow for the one thing to do', async () => {
    const { owner, guest, others } = await play(LONG_NAMES, 6);
    const phone = guest.page;
    await owner.page.locator('#content').getByText(words.producing.ask).waitFor();
    await phone
      .locator('#content')
      .getByText(pattern(words.around.wait.producing, { name: LONG_NAMES[0] }))
      .waitFor();
    expect(await isNarrow(phone), 'waiting').toBe(true);
    for (const [at, client] of others.entries()) void playOn(client, `guest ${at}`).catch(() => undefined); // until it is closed
    const found: string[] = [];
    const seen = new Set<string>();
    const ben = fuffzigerPlayer(phone, {
      habits: { converts: 1, lays: 1 },
      onAsked: async ({ type }) => {
        if (type === 'curtain' || type === 'over') return;
        if (type !== 'last') seen.add(type); // whether that is asked is luck
        const piles = await ownPiles(phone).all(); // with money to choose from there is least room
        found.push(
          ...(await inReach(phone, BUTTONS[type](phone), ...piles)).map((text) => `${type}: ${text}`),
        );
      },
    });
    // Nothing more is looked at on the page of the host: she goes on as they all do
    const table = await tableOf(owner.page);
    const kept = await owner.page.evaluate(
      (key) => localStorage.getItem(key),
      `auction-night.seats.${table}`,
    );
    await owner.page.goto('about:blank');
    const anna = await join(host?.port ?? 0, `/ws/${table}`, { tokens: [kept?.slice(0, 32) ?? ''] });
    void playOn(anna, 'host').catch(() => undefined);
    while (seen.size < 6) await ben.through('launder');
    expect([...new Set(found)]).toEqual([]);
    expect([...seen].sort()).toEqual(['bid', 'buy', 'launder', 'lead', 'match', 'produce']);
    await Promise.all([anna, ...others].map((client) => client.close()));
    expect([...owner.errors, ...guest.errors]).toEqual([]);
  });
});
