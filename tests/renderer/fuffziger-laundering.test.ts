import { afterEach, describe, expect, it } from 'vitest';
import { withoutAudience } from '../../core/base/audience.ts';
import { seat } from '../../core/base/ids.ts';
import type { FuffzigerAction } from '../../core/games/falsche-fuffziger/actions.ts';
import { falscheFuffziger } from '../../core/games/falsche-fuffziger/index.ts';
import type { LaunderingCard } from '../../core/games/falsche-fuffziger/material.ts';
import {
  isAmong,
  worthOf,
  type Counts,
  type Money,
} from '../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerPosition } from '../../core/games/falsche-fuffziger/position.ts';
import type { VisibleFuffzigerEvent } from '../../renderer/games/falsche-fuffziger/table/context.ts';
import { justEnough } from '../../renderer/games/falsche-fuffziger/table/laundering/least-bid.ts';
import cut from '../../renderer/games/falsche-fuffziger/table/events.ts';
import '../../renderer/games/falsche-fuffziger/table/later-phases.ts';
import {
  after,
  lookAt,
  moneyOf,
  phases,
  propsOf,
  startOf,
  type FuffzigerLook,
  type Move,
} from '../helpers/renderer/fuffziger-table.ts';
import { positionOf, setupOf, type FuffzigerSetup } from '../games/falsche-fuffziger/setup.ts';
import { nameOf, part, plain, press, text } from '../helpers/renderer/page.ts';
import { stepOf } from '../helpers/renderer/table-look.ts';

let look: FuffzigerLook | undefined;
afterEach(() => {
  look?.mounted.wrapper.unmount();
  look = undefined;
});

type Purses = { readonly [at: number]: readonly [notes: Counts, real?: number] };

/** 24 → 50 is for sale, 27 → 60 comes next. */
const CARDS: readonly LaunderingCard[] = ['A5', 'A6'];
const PURSES: Purses = {
  0: [{ 10: 2, 20: 2 }, 15],
  1: [{ 10: 2, 50: 1 }, 7],
  2: [{ 20: 1, 50: 1 }, 40],
  3: [{ 50: 2 }],
};
function laundering(purses: Purses = PURSES, otherwise: Partial<FuffzigerSetup> = {}): FuffzigerPosition {
  const state = setupOf(startOf(4, { phase: phases.laundering(4), money: moneyOf(4, purses), ...otherwise }));
  const rest = state.deal.laundering.filter((card) => !CARDS.includes(card));
  const pile = [...CARDS, ...rest].slice(0, state.deal.laundering.length);
  return positionOf({ ...state, deal: { ...state.deal, laundering: pile } });
}
const bid = (at: number, notes: Counts = {}, real = 0): Move => [at, { type: 'bid', notes, real }];

const question = (): string => part('.action-bar .sentence');
const barButtons = (): readonly string[] => [...document.querySelectorAll('.action-bar button')].map(nameOf);
const primary = (): string => nameOf(document.querySelector('.action-bar .primary') ?? document.body);
const all = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map((one) => plain(one.textContent));
/** Who bid what, as it is read out. */
const bids = (): readonly string[] =>
  [...document.querySelectorAll('.last .bid')].map((one) =>
    [...one.querySelectorAll(':scope > .visually-hidden, .name, .sum > .visually-hidden')]
      .map((word) => plain(word.textContent))
      .join(' '),
  );

describe('a bid', () => {
  it('is the sum of what is chosen, measured by the least bid', async () => {
    look = await lookAt(laundering());
    expect(question()).toBe('How much for 50 real? The minimum bid is 24.');
    expect(barButtons()).toEqual(['Bid nothing', 'Lowest bid: 24']);
    expect(primary()).toBe('Lowest bid: 24'); // whoever sits here means to bid
    await press(/^One more 20 note$/);
    expect(part('.action-bar .standing')).toBe('4 short of the minimum bid');
    await press(/^One more 10 note$/);
    expect(part('.action-bar .standing')).toBe('6 above the minimum bid');
    expect(primary()).toBe('Bid 30');
    await press(/^Bid 30$/);
    expect(look.acts()).toEqual<FuffzigerAction[]>([{ type: 'bid', notes: { 10: 1, 20: 1 }, real: 0 }]);
  });

  it('takes just enough with one tap, and nothing with another', async () => {
    look = await lookAt(laundering());
    await press(/^Lowest bid/);
    expect(part('.action-bar .standing')).toBe('Exactly the minimum bid');
    expect(primary()).toBe('Bid 24');
    await press(/^Choose nothing$/);
    expect(barButtons()).toEqual(['Bid nothing', 'Lowest bid: 24']);
    await press(/^Lowest bid/);
    await press(/^Bid 24$/);
    expect(look.acts()).toEqual<FuffzigerAction[]>([{ type: 'bid', notes: { 10: 2 }, real: 4 }]);
  });

  it('of nothing is a bid', async () => {
    look = await lookAt(laundering());
    await press(/^Bid nothing$/);
    expect(look.acts()).toEqual<FuffzigerAction[]>([{ type: 'bid', notes: {}, real: 0 }]);
  });

  it('says that the least bid is out of reach', async () => {
    look = await lookAt(laundering({ ...PURSES, 0: [{ 10: 1 }, 13] }));
    expect(question()).toBe('You have 23, and the minimum bid is 24: out of reach.');
    expect(barButtons()).toEqual(['Bid nothing']);
    await press(/^One more 10 note$/);
    expect(primary()).toBe('Bid 10');
  });

  it('is one tap for who has no money', async () => {
    look = await lookAt(laundering({ ...PURSES, 0: [{}] }));
    expect(question()).toBe('You have no money: your fist stays empty.');
    expect(barButtons()).toEqual(['', 'Bid nothing']); // before it the switch that lets the page do it
  });
});

describe('a sealed bid', () => {
  it('is shown to its owner alone, and can be taken back', async () => {
    look = await lookAt(after(laundering(), bid(0, { 20: 1 }, 5), bid(2)));
    expect(question()).toBe('In your fist: 25 (1 × 20 and 5 real).');
    expect(text()).toContain('Ben and Dora are still choosing.');
    expect(all('.fists .mine')).toEqual(['25']);
    await press(/^Open the fist again$/);
    expect(look.acts()).toEqual<FuffzigerAction[]>([{ type: 'unbid' }]);
    await look.play([0, { type: 'unbid' }]);
    expect(primary()).toBe('Bid 25');
  });

  it('is a closed fist to the others', async () => {
    look = await lookAt(after(laundering(), bid(0, { 20: 1 }, 13)), seat(1));
    expect(all('.fists .mine')).toEqual([]);
    expect(document.querySelectorAll('.fists .closed')).toHaveLength(1);
    expect(all('.fists .place > .visually-hidden')).toEqual([
      'Fist closed',
      'Choosing',
      'Choosing',
      'Choosing',
    ]);
    expect(text()).not.toContain('33');
  });

  it('may be an empty fist', async () => {
    look = await lookAt(after(laundering(), bid(0)));
    expect(question()).toBe('Your fist is empty.');
  });
});

describe('notes that are to be changed', () => {
  const general = () => startOf(4, { phase: phases.general(4), money: moneyOf(4, PURSES) });

  it('are sealed as well, with what they bring', async () => {
    look = await lookAt(after(general(), [0, { type: 'launder', notes: { 10: 1, 20: 2 } }]));
    expect(question()).toBe('You change 1 × 10 and 2 × 20 for 19 real.');
    await press(/^Take it back$/);
    expect(look.acts()).toEqual<FuffzigerAction[]>([{ type: 'unlaunder' }]);
  });

  it('may be none', async () => {
    look = await lookAt(after(general(), [0, { type: 'launder', notes: {} }]));
    expect(question()).toBe('You change nothing.');
  });
});

const openAll = [bid(0, { 20: 2 }), bid(1, {}, 7), bid(2, { 20: 1 }, 20), bid(3)] as const;

describe('the opened fists', () => {
  it('stay to be read until the next ones, in player order, with the winner', async () => {
    look = await lookAt(after(laundering(PURSES, { start: seat(2) }), ...openAll));
    expect(part('.last .outcome')).toBe('Cleo pays 40 and gets 50 real for it.');
    expect(bids()).toEqual(['Cleo 40 (1 × 20 and 20 real)', 'Dora nothing', 'Ada 40 (2 × 20)', 'Ben 7 real']);
    expect(all('.last .won')).toHaveLength(1);
    expect(part('.last .won')).toContain('Cleo');
    expect(question()).toBe('How much for 60 real? The minimum bid is 27.');
    expect([...document.querySelectorAll('.fists .won img, .fists .won [role=img]')].map(nameOf)).toEqual([
      'Has won 50 in real money',
    ]);
  });

  it('are shown in the shop, too, where the phase ended with them', async () => {
    look = await lookAt(after(laundering(), bid(0), bid(1, {}, 7), bid(2), bid(3)), seat(1));
    expect(look.state().phase).toBe('buying');
    expect(part('.last .outcome')).toBe('Nobody reached 24. The card stays.');
    expect(bids()).toEqual(['Ada nothing', 'Ben 7 real', 'Cleo nothing', 'Dora nothing']);
  });

  it('lie there with their card and the winner before the next card asks', async () => {
    const before = after(laundering(), ...openAll.slice(0, 3));
    look = await lookAt(before, seat(3));
    const { events } = stepOf(falscheFuffziger, before, ...openAll[3]);
    const told = events.map((event) => withoutAudience(event) as VisibleFuffzigerEvent);
    const then = propsOf(after(before, openAll[3]), seat(3)).game;
    const [, opened] = cut(propsOf(before, seat(3)).game, told, then);
    if (opened === undefined) throw new Error('no scene');
    const timing = { time: 4000, isUntilTapped: false };
    await look.give({ game: { view: opened.view, legal: {} }, events: opened.events, timing });
    expect(nameOf(document.querySelector('.sale [role=img]') ?? document.body)).toContain('minimum bid 24');
    expect(all('.last .sum')).toHaveLength(4);
    expect(all('.last .won')).toHaveLength(1);
    expect(part('.last .outcome')).toBe('Ada pays 40 and gets 50 real for it.');
    expect(part('.last .tie')).toBe('40 against 40: Ada comes first, counted from the start player.');
    expect(question()).toContain('40 against 40');
    expect(document.querySelector('.fists .closed')).toBeNull();
    await look.give({ game: then, events: [], timing: undefined });
    expect(document.querySelector('.last .tie')).toBeNull();
    expect(primary()).toBe('Lowest bid: 50');
  });
});

it('tells how the coin auctions ended before the first fists are opened', async () => {
  const outcome = { lot: 4, start: seat(0), winner: seat(1), paid: { notes: { 20: 2 }, real: 0 } };
  const state = setupOf(laundering());
  look = await lookAt(positionOf({ ...state, report: { ...state.report, auctions: [outcome] } }));
  expect(part('.news')).toBe('Ben paid 2 × 20 for 4 coins.');
});

describe('just enough', () => {
  it.each<[notes: Counts, real: number, least: number, expected: Money | undefined]>([
    [{ 10: 2, 20: 2 }, 15, 24, { notes: { 10: 2 }, real: 4 }],
    [{ 20: 1, 50: 1 }, 0, 24, { notes: { 50: 1 }, real: 0 }],
    [{ 10: 1, 20: 1, 50: 1 }, 3, 24, { notes: { 10: 1, 20: 1 }, real: 0 }],
    [{}, 30, 24, { notes: {}, real: 24 }],
    [{ 10: 2 }, 3, 24, undefined],
    [{ 150: 1 }, 23, 24, { notes: { 150: 1 }, real: 0 }],
    [{ 50: 3, 100: 1 }, 0, 101, { notes: { 50: 3 }, real: 0 }],
  ])('of %j and %i real for %i', (notes, real, least, expected) => {
    expect(justEnough({ notes, real }, least)).toEqual(expected);
  });

  it('is the least sum of all that reach the bid, with the least real money', () => {
    const own: Money = { notes: { 10: 3, 20: 2, 50: 2, 100: 1 }, real: 7 };
    const parts: Money[] = [];
    for (let ten = 0; ten <= 3; ten += 1)
      for (let twenty = 0; twenty <= 2; twenty += 1)
        for (let fifty = 0; fifty <= 2; fifty += 1)
          for (let hundred = 0; hundred <= 1; hundred += 1)
            for (let real = 0; real <= own.real; real += 1)
              parts.push({ notes: { 10: ten, 20: twenty, 50: fifty, 100: hundred }, real });
    for (const least of [14, 33, 57, 65, 98, 111, 158, 277]) {
      const enough = justEnough(own, least);
      const reaching = parts.filter((some) => worthOf(some) >= least);
      const sum = Math.min(...reaching.map(worthOf));
      const real = Math.min(...reaching.filter((some) => worthOf(some) === sum).map((some) => some.real));
      expect(enough === undefined ? undefined : [worthOf(enough), enough.real, isAmong(enough, own)]).toEqual(
        reaching.length === 0 ? undefined : [sum, real, true],
      );
    }
  });
});
