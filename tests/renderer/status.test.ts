import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { cheapestOf } from '../../core/games/for-sale/position.ts';
import { rendererOf } from '../../renderer/games/index.ts';
import { useStatus } from '../../renderer/stores/status.ts';
import {
  after,
  dullUntil,
  isSelling,
  lookAt as lookAtForSale,
  propsOf,
  startOf,
} from '../helpers/renderer/for-sale-table.ts';
import { handOf } from '../games/money/play.ts';
import * as fuffziger from '../helpers/renderer/fuffziger-table.ts';
import { lookAtMoney } from '../helpers/renderer/money-table.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../helpers/renderer/mount.ts';
import { part, plain, press } from '../helpers/renderer/page.ts';
import { said } from '../helpers/renderer/table-look.ts';

let mounted: Mounted | undefined;
afterEach(() => {
  mounted?.wrapper.unmount();
  mounted = undefined;
});

/** Asks how it stands; returns what is shown. */
async function request(): Promise<readonly string[]> {
  useStatus().request();
  await settled();
  return lines();
}
const lines = (): readonly string[] =>
  [...document.querySelectorAll('.status li')].map(({ textContent }) => plain(textContent));

describe('how a game of For Sale stands', () => {
  it('is whose turn it is, the highest bid, the own money, who is still in and what is left, while it is bought', async () => {
    ({ mounted } = await lookAtForSale(
      after(startOf(3, { buildings: [3, 9, 17] }), [0, 2], [1, 5], [2, 'pass']),
    ));
    expect(await request()).toEqual([
      'It’s your turn: bid or pass.',
      'The highest bid is 5, by Ben.',
      'You have 16 left; 2 lies on the table.',
      'Still in: Ben and you.',
      'On the table: 9, 17.',
    ]);
  });

  it('is told to who watches without what only players know', async () => {
    ({ mounted } = await lookAtForSale(startOf(3, { buildings: [3, 9, 17] }), 'table'));
    expect(await request()).toEqual([
      'Ada bids or passes.',
      'Nobody has bid yet.',
      'Still in: Ada, Ben, and Cleo.',
      'On the table: 3, 9, 17.',
    ]);
  });

  it('is who is still choosing, the cheques and what was earned, while it is sold', async () => {
    const state = dullUntil(startOf(3, { cheques: [4, 9, 15] }), isSelling);
    ({ mounted } = await lookAtForSale(after(state, [1, 'sell', cheapestOf(state.hands[1] ?? 0)])));
    expect(await request()).toEqual([
      'It’s your turn: choose a building to sell.',
      'Cleo is still choosing.',
      'The cheques: $4,000, $9,000, $15,000.',
      'You have 18.',
    ]);
  });
});

describe('how a game of Money! stands', () => {
  it('is who still bids, the bids before, the own cards, and who has chosen', async () => {
    const look = await lookAtMoney(3);
    ({ mounted } = look);
    await look.bidLowest([1]);
    const hand = handOf(look.state(), 0);
    const [turn, before, own, chosen] = await request();
    expect(turn).toBe('It’s your turn: choose a bid. Cleo is still choosing.');
    expect(before).toBe('No bid has been opened yet.');
    expect(own).toMatch(new RegExp(`^You hold \\d+ in ${hand.length} cards: `));
    expect(chosen).toBe('Ben has chosen.');
    await look.bidLowest([0]);
    expect(lines().slice(-2)).toEqual(['You have chosen.', 'Ben has chosen.']);
    expect(lines().join()).toMatch(/Sealed: \d+\./); // it goes on with the table
  });

  it('is who acts, the highest bid, the last act, and who is still to act', async () => {
    const look = await lookAtMoney(3);
    ({ mounted } = look);
    await look.bidLowest([0, 1, 2]);
    const { turn } = look.state();
    const [second] = look.state().waiting();
    await look.play(turn, { type: 'pass' });
    const shown = await request();
    expect(shown.join(' ')).toMatch(/The highest bid is \d+, by (Ada|Ben|Cleo)\. .* passes and takes back/);
    const names = ['Ada', 'Ben', 'Cleo'];
    expect(shown.at(-1)).toMatch(new RegExp(`^Still to act: ${names[second ?? 0] ?? ''} and `));
  });
});

describe('how a game of Falsche Fuffziger stands', () => {
  it('is phase and turn, what is to be matched, who is still in and the own money', async () => {
    const state = fuffziger.startOf(4, {
      money: fuffziger.moneyOf(4, { 0: [{ 20: 2, 50: 1 }, 15], 1: [{ 20: 2 }] }),
      phase: fuffziger.phases.auction(4, 1),
    });
    const dropped = fuffziger.after(
      state,
      [1, { type: 'lay', notes: { 20: 2 } }],
      [2, { type: 'drop' }],
      [3, { type: 'drop' }],
    );
    ({ mounted } = await fuffziger.lookAt(dropped));
    expect(await request()).toEqual([
      'Round 1: Coin auctions.',
      'For sale: 3 coins.',
      'It’s your turn: match or drop.',
      'To be matched: 2 × 20, led by Ben.',
      'Still in: Ben and you.',
      'You have 2 notes of 20, one 50 note, and 15 in real money, and 0 coins.',
    ]);
  });

  it('is what may be bid for, and the own fist', async () => {
    const state = fuffziger.startOf(3, {
      money: fuffziger.moneyOf(3, { 0: [{ 20: 2 }] }),
      phase: fuffziger.phases.laundering(3),
    });
    const look = await fuffziger.lookAt(state);
    ({ mounted } = look);
    expect((await request()).slice(0, 2)).toEqual(['Round 1: Laundering.', 'Your bid is awaited.']);
    await look.play([0, { type: 'bid', notes: { 20: 1 }, real: 0 }]);
    expect(lines().slice(1)).toEqual([
      'Ben and Cleo are still bidding.',
      expect.stringMatching(/^Laundering card: minimum bid \d+, brings \d+ in real money$/),
      'You have one 20 note, and 0 coins.',
      'In your fist: 1 × 20.',
    ]);
  });
});

describe('the slip that says how it stands', () => {
  it('is read out whenever it is asked for, and not when the table goes on', async () => {
    const look = await lookAtForSale(startOf(3));
    ({ mounted } = look);
    await request();
    expect(said()).toMatch(/^It’s your turn: bid or pass\. Nobody has bid yet\. You have 18\./);
    await look.play([0, 3]);
    expect(lines()[1]).toBe('The highest bid is yours: 3.');
    expect(said()).not.toContain('highest bid');
    await request();
    expect(said()).toContain('The highest bid is yours: 3.');
  });

  it('is put away by its button, by Escape, and with the table', async () => {
    ({ mounted } = await lookAtForSale(startOf(3)));
    await request();
    await press(/^Close$/);
    expect(part('.status')).toBe('');
    await request();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await settled();
    expect(part('.status')).toBe('');
    await request();
    const status = useStatus();
    expect([status.isOffered, status.isShown]).toEqual([true, true]);
    mounted.wrapper.unmount();
    mounted = undefined;
    expect([status.isOffered, status.isShown]).toEqual([false, false]);
  });

  it('is of the one who looks', async () => {
    ({ mounted } = await lookAtForSale(startOf(3), seat(1)));
    expect((await request())[0]).toBe('Ada bids or passes.');
  });

  it('is not offered on a television', async () => {
    const table = await rendererOf('for-sale')?.table();
    if (table === undefined) throw new Error('no table');
    const props = { ...propsOf(startOf(3), 'table'), displayMode: 'television' };
    mounted = await mountScreen(table.default, props, freshStores(), 'for-sale');
    expect(useStatus().isOffered).toBe(false);
  });
});
