import { mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineComponent, h, nextTick, shallowRef } from 'vue';
import { seat } from '../../core/base/ids.ts';
import type { ForSaleHappening } from '../../core/games/for-sale/events.ts';
import { forSale as game } from '../../core/games/for-sale/index.ts';
import { forSale } from '../../renderer/games/for-sale/index.ts';
import { earlierRounds } from '../../renderer/games/for-sale/table/log-pages.ts';
import { flightsOf } from '../../renderer/games/for-sale/table/flights.ts';
import { outlookOf } from '../../renderer/games/for-sale/table/outlook.ts';
import { raisesIn } from '../../renderer/games/for-sale/table/use-choice.ts';
import { useReveal } from '../../renderer/games/for-sale/table/use-reveal.ts';
import { othersOf } from '../../renderer/games/shared/seat-order.ts';
import {
  after,
  dullMove,
  dullUntil,
  isSelling,
  lookAt,
  startOf,
} from '../helpers/renderer/for-sale-table.ts';

const purchase = { seat: seat(1), building: 7, bid: 3, paid: 2, refund: 1 } as const;

describe('what For Sale says of itself', () => {
  it('has every bot that the game has, the one to beat last', () => {
    expect([...forSale.bots].sort()).toEqual(Object.keys(game.bots).sort());
    expect(forSale.bots.at(-1)).toBe('steady');
    expect(forSale.bots[0]).toBe('random');
    expect(forSale.bots).toContain(forSale.firstGame.bot);
  });

  it('can be played by as many as the game says', () => {
    expect(forSale.seats).toEqual({ least: game.seats.min, most: game.seats.max });
    expect(Object.keys(forSale.presets)).toEqual([...game.editions]);
  });
});

describe('flights', () => {
  it('bring a building to its taker and what is paid to the bank', () => {
    expect(flightsOf({ type: 'bought', round: 1, by: 'passing', ...purchase })).toEqual([
      {
        freight: { type: 'building', building: 7 },
        from: 'building-7',
        to: 'seat-1',
        instead: 'market',
      },
      { freight: { type: 'money', amount: 2 }, from: 'seat-1', to: 'bank' },
    ]);
  });

  it('bring no money if none is paid, and nothing for what does not move', () => {
    expect(
      flightsOf({ type: 'bought', round: 1, by: 'staying', ...purchase, bid: 0, paid: 0, refund: 0 }),
    ).toHaveLength(1);
    expect(flightsOf({ type: 'bid', round: 1, seat: seat(0), amount: 4 })).toEqual([]);
    expect(flightsOf({ type: 'sold', round: 1, sales: [] })).toEqual([]);
  });
});

describe('the outlook', () => {
  const start = after(startOf(3, { buildings: [3, 12, 25] }), [0, 5], [1, 6]);

  it('is the cheapest for half of the bid, or the dearest for all of it', () => {
    expect(outlookOf(seat(0), game.view(start, seat(0)))).toEqual({
      pass: { building: 3, paid: 3 },
      stay: { building: 25, paid: 5 },
    });
  });

  it('ends with the own building, and with buying', () => {
    const passed = after(start, [2, 'pass']);
    expect(outlookOf(seat(2), game.view(passed, seat(2)))).toBeUndefined();
    expect(outlookOf(seat(0), game.view(dullUntil(start, isSelling), seat(0)))).toBeUndefined();
  });
});

describe('raises', () => {
  it.each([
    [1, 18, [1, 2, 5]],
    [6, 10, [1, 2]],
    [6, 7, [1]],
    [6, 6, []],
  ])('from %i to %i are %j', (least, most, expected) => {
    expect(raisesIn(least, most)).toEqual(expected);
  });
});

describe('the others', () => {
  it('sit clockwise from the own seat', () => {
    expect(othersOf(4, seat(2))).toEqual([3, 0, 1]);
    expect(othersOf(3, undefined)).toEqual([0, 1, 2]);
  });
});

describe('earlier rounds', () => {
  const bought = (building: number, by: 'passing' | 'staying') => ({
    ...purchase,
    type: 'bought',
    round: 1,
    building,
    by,
  });

  it('are put together from what was looked up, the newest first, without the one that still runs', () => {
    const sales = [{ seat: seat(0), building: 9, cheque: 15 }];
    const history = [
      { at: 1, events: [{ type: 'bid', round: 1, seat: 0, amount: 3 }] },
      { at: 2, events: [bought(5, 'passing')] },
      { at: 3, events: [bought(7, 'passing'), bought(9, 'staying')] },
      { at: 4, events: [{ type: 'cheques-turned-up', round: 1, cheques: [15] }] },
      { at: 5, events: [{ type: 'sold', round: 1, sales }] },
      { at: 6, events: [{ type: 'bid', round: 2, seat: 0, amount: 3 }] },
    ];
    expect(
      earlierRounds(
        history.flatMap(({ events }): readonly object[] => events) as readonly ForSaleHappening[],
      ),
    ).toEqual([
      { type: 'sold', round: 1, sales, bids: [] },
      {
        type: 'bought',
        round: 1,
        bids: [{ seat: 0, amount: 3 }],
        purchases: [5, 7, 9].map((building) => ({ ...purchase, building })),
      },
    ]);
    expect(earlierRounds([])).toEqual([]);
  });
});

describe('the reveal', () => {
  beforeEach(() => vi.useFakeTimers());
  let wrapper: VueWrapper | undefined;
  afterEach(() => {
    wrapper?.unmount();
    delete document.documentElement.dataset['motion'];
    vi.useRealTimers();
  });

  const sold: ForSaleHappening = {
    type: 'sold',
    round: 1,
    sales: [30, 20, 10].map((building, at) => ({ seat: seat(at), building, cheque: 15 - at })),
  };

  /** The reveal in a component, and the events that it is told of. */
  function reveal() {
    const events = shallowRef<readonly ForSaleHappening[]>([]);
    const made: { current?: ReturnType<typeof useReveal> } = {};
    const component = defineComponent({
      setup: () => {
        made.current = useReveal(() => events.value);
        return () => h('p', String(made.current?.value));
      },
    });
    wrapper = mount(component);
    const tell = async (...happened: readonly ForSaleHappening[]): Promise<void> => {
      events.value = happened;
      await nextTick();
    };
    return {
      tell,
      landed: () => made.current?.value,
      skip: () => document.dispatchEvent(new Event('pointerdown')),
    };
  }

  it('turns all buildings first, then brings the cheques one by one', async () => {
    const { tell, landed } = reveal();
    expect(landed()).toBe(Infinity);
    await tell(sold);
    const seen = [landed()];
    while (landed() !== Infinity) {
      vi.advanceTimersToNextTimer();
      seen.push(landed());
    }
    expect(seen).toEqual([0, 1, 2, Infinity]);
  });

  it('ends at once when it is skipped', async () => {
    const { tell, landed, skip } = reveal();
    await tell(sold);
    skip();
    expect(landed()).toBe(Infinity);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('begins again with the next sale', async () => {
    const { tell, landed } = reveal();
    await tell(sold);
    vi.advanceTimersToNextTimer();
    await tell({ ...sold, round: 2 });
    expect(landed()).toBe(0);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('is not told to those who want no motion', async () => {
    document.documentElement.dataset['motion'] = 'none';
    const { tell, landed } = reveal();
    await tell(sold);
    expect(landed()).toBe(Infinity);
  });
});

describe('a sale at the table', () => {
  it('shows the cheques from the largest on, holds nothing back meanwhile, and is skipped by a press', async () => {
    const start = dullUntil(startOf(3, { buildings: [3, 12, 25] }), isSelling);
    const look = await lookAt(start);
    try {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const moves = [0, 1, 2].map((at) => [at, 'sell', start.hands[at]?.[0] ?? 0] as const);
      await look.play(...moves);
      const texts = (): readonly string[] =>
        [...document.querySelectorAll('.sales .only-read')].map((one) => one.textContent ?? '');
      const waiting = (): number => document.querySelectorAll('.coming').length;
      expect(waiting()).toBe(3);
      expect(texts().some((text) => text.includes('$'))).toBe(false);
      expect(document.querySelectorAll('.pick.sellable').length).toBeGreaterThan(0);
      expect(document.querySelectorAll('.row .slot')).toHaveLength(3);
      vi.advanceTimersToNextTimer();
      await nextTick();
      expect(waiting()).toBe(2);
      expect(texts().at(-1)).toContain('$'); // the highest building lies last
      document.querySelector('.own')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      await nextTick();
      expect(waiting()).toBe(0);
      expect(dullMove(look.state())).toBeDefined();
    } finally {
      vi.useRealTimers();
      look.mounted.wrapper.unmount();
    }
  });
});
