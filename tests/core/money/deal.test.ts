import { describe, expect, it } from 'vitest';
import { createRng } from '../../../core/base/rng.ts';
import { money } from '../../../core/games/money/index.ts';
import { valuedCards } from '../../../core/games/money/material.ts';
import { CURRENCIES } from '../../../core/games/money/options.ts';
import { moneyOptions } from '../../games/money/play.ts';
import { testDrawing, testOptions } from '../../games/forms.ts';

describe('a drawn deal', () => {
  testDrawing(money, { hands: 3 });

  it('removes currencies anew for each hand, each as often as the others (Money! Decision M2)', () => {
    const options = moneyOptions({ hands: 9 }, 3);
    const counts = new Map<string, number>(CURRENCIES.map((currency) => [currency, 0]));
    for (let index = 0; index < 200; index++)
      for (const { removed } of money.deal(options, 3, createRng(`removed/${index}`)).hands)
        for (const currency of removed) counts.set(currency, (counts.get(currency) ?? 0) + 1);
    const expected = (200 * 9 * 2) / CURRENCIES.length;
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(0.2 * expected);
  });

  it('removes what the option says in all hands (Money! Decision M2)', () => {
    const options = moneyOptions({ hands: 3, removed: ['euro', 'yen'] }, 3);
    const { hands } = money.deal(options, 3, createRng('set'));
    expect(hands.map(({ removed }) => removed.join(' '))).toEqual(new Array(3).fill('euro yen'));
  });

  it('may have any card in any place', () => {
    const options = moneyOptions({ hands: 1 }, 5);
    const firsts = new Set<number | undefined>();
    for (let index = 0; index < 1000; index++)
      firsts.add(money.deal(options, 5, createRng(`place/${index}`)).hands[0]?.order[0]);
    expect(firsts.size).toBe(valuedCards([]).length);
  });
});

testOptions(money, moneyOptions({ edition: 'italian', hands: 2, removed: ['yen', 'euro'] }));
