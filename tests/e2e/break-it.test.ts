import { describe, expect, it } from 'vitest';
import { connect } from '../helpers/host-client.ts';
import { SIZES, type Guest } from '../helpers/e2e/chromium.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import {
  bid,
  bidButton,
  handCards,
  moneyPlayer,
  pressCard,
  takeBackButton,
} from '../helpers/e2e/money-player.ts';
import { openMenu, problemsOf, tableOf } from '../helpers/e2e/screens.ts';
import { openSharedTable } from '../helpers/e2e/shared-table.ts';

const house = useHouse();

/** A game of Money! in which both have to bid. */
async function play(names: readonly [string, string], seats = 3): Promise<readonly [Guest, Guest]> {
  const { owner, guest } = await openSharedTable(house, names, { seats, edition: /Gryphon/ });
  await Promise.all([owner, guest].map(({ page }) => moneyPlayer(page).until('bid')));
  return [owner, guest];
}

describe('a table holds out against', () => {
  it('a seat that is opened in two tabs: only one of them plays, and says so', async () => {
    const [, guest] = await play(['Anna', 'Ben']);
    await bid(guest.page, 1);
    await takeBackButton(guest.page).waitFor();

    const second = await guest.context.newPage();
    await second.goto(guest.page.url());
    await takeBackButton(second).waitFor();
    await guest.page.getByRole('heading', { name: 'Your seat is open on another page' }).waitFor();
    expect(await handCards(guest.page).count()).toBe(0);

    await guest.page.getByRole('button', { name: 'Play here' }).click();
    await takeBackButton(guest.page).waitFor();
    await second.getByRole('heading', { name: 'Your seat is open on another page' }).waitFor();
    await guest.context.close();
  });

  it('a double click: it does once what it says', async () => {
    const [owner, guest] = await play(['Anna', 'Ben']);
    await pressCard(owner.page, 0);
    await bidButton(owner.page).dblclick({ delay: 80 });
    await takeBackButton(owner.page).waitFor();
    await Promise.all([owner, guest].map(({ page }) => moneyPlayer(page).through('act')));
    expect(await problemsOf(owner.page)).toEqual([]);
    expect([...owner.errors, ...guest.errors]).toEqual([]);
  });

  it('a network that is gone for a while, in the middle of a bid', async () => {
    const [owner, guest] = await play(['Anna', 'Ben']);
    await pressCard(guest.page, 0);
    await guest.context.setOffline(true);
    await bidButton(guest.page).click();
    await guest.page.getByText('The connection is lost').first().waitFor();
    await guest.context.setOffline(false);
    await guest.page.getByText('The connection is lost').first().waitFor({ state: 'hidden' });
    await takeBackButton(guest.page).waitFor(); // what was sent into the void has arrived, once
    await Promise.all([owner, guest].map(({ page }) => moneyPlayer(page).through('act')));
    expect([...owner.errors, ...guest.errors]).toEqual([]);
  });

  it('frames that mean nothing: nobody who plays notices them', async () => {
    const [owner, guest] = await play(['Anna', 'Ben']);
    const path = `/ws/${await tableOf(owner.page)}`;
    for (const text of GARBAGE) {
      const intruder = await connect(house.host.port, path);
      intruder.send(text);
      await intruder.close();
    }
    await Promise.all([owner, guest].map(({ page }) => moneyPlayer(page).through('act')));
    expect(await problemsOf(owner.page)).toEqual([]);
    expect([...owner.errors, ...guest.errors]).toEqual([]);
  });

  it('long names in any writing: nothing is wider than the smallest phone', async () => {
    const [owner, guest] = await play([EMOJI, ARABIC], 5);
    const phone = guest.page;
    const isNarrow = async (where: string): Promise<void> => {
      const width = await phone.evaluate(() => document.documentElement.scrollWidth);
      expect(width, where).toBeLessThanOrEqual(SIZES.phone.width);
    };
    await isNarrow('bidding');
    await bid(phone, 1);
    await takeBackButton(phone).waitFor();
    await isNarrow('sealed');
    const anna = moneyPlayer(owner.page).toTheEnd();
    const player = moneyPlayer(phone);
    await player.until('act');
    await isNarrow('acting');
    for (const part of ['people', 'device', 'table'] as const) {
      await openMenu(phone, part);
      await isNarrow(part);
      await phone.keyboard.press('Escape');
    }
    await Promise.all([anna, player.toTheEnd()]);
    await phone.getByRole('group', { name: /^Score sheet for hand/ }).waitFor();
    await isNarrow('result');
    expect([...owner.errors, ...guest.errors]).toEqual([]);
  });
});

const EMOJI = '🦊'.repeat(24);
const ARABIC = 'عبد الرحمن بن عبد العزيز';

/** Things that no page sends: no JSON, no message, no seat, a type of the future. */
const GARBAGE = [
  'money!',
  '[]',
  '{"id":1}',
  '{"id":1,"type":"act","seat":99,"action":{"type":"bid","cards":[1]},"question":1}',
  '{"id":1,"type":"hello","protocol":999,"app":"tomorrow"}',
  `{"id":1,"type":"${'x'.repeat(15_000)}"}`,
  `${'['.repeat(64)}${']'.repeat(64)}`,
];
