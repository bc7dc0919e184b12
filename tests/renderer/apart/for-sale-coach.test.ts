import { beforeAll, describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import type { Advice } from '../../../core/game.ts';
import type { ForSaleAction } from '../../../core/games/for-sale/actions.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { ForSaleTypes } from '../../../core/games/for-sale/types.ts';
import type { ForSaleView } from '../../../core/games/for-sale/view.ts';
import useCoach, { words } from '../../../renderer/games/for-sale/coach.ts';
import { openCoachWords, showLanguage } from '../../../renderer/i18n/load.ts';
import { forSaleOptions } from '../../games/for-sale/play.ts';
import { LANGUAGE_CODES } from '../../../renderer/i18n/languages.ts';

type Advised = Advice<ForSaleTypes>;

const options = forSaleOptions({ starter: seat(0) }, 4);
const state = forSale.start(options, 4, forSale.deal(options, 4, createRng('coach')));
const view: ForSaleView = forSale.view(state, seat(0));
const speech = (seen: ForSaleView = view) => useCoach(() => ({ view: seen, legal: {} }));

const bid = (amount: number): ForSaleAction => ({ type: 'bid', amount });
const sell = (building: number) => ({ type: 'sell', building }) as const;
const weighed = (action: ForSaleAction, wins: number) => ({ action, wins, total: 61.4 });

const BUYING: Advised = {
  choices: [weighed(bid(3), 0.31), weighed({ type: 'pass' }, 0.25)],
  reason: {
    type: 'buying',
    best: { action: bid(3), building: 17.6, pays: 4.2 },
    other: { action: { type: 'pass' }, building: 12, pays: 0 },
  },
};
const SELLING: Advised = {
  choices: [weighed(sell(23), 0.34), weighed(sell(15), 0.28)],
  reason: {
    type: 'selling',
    best: { building: 23, cheque: 9.4 },
    other: { building: 15, cheque: 6.1 },
  },
};

beforeAll(async () => {
  await openCoachWords('for-sale', words);
});

describe('the coach of For Sale', () => {
  it('says what two ways of buying end in, and what makes the difference', async () => {
    await showLanguage('en');
    expect(speech().why(BUYING)).toBe(
      'If you bid 3, you get a building of about 18 on average, for about 4. If you pass, you get the 12 for free. The better building is worth the money.',
    );
    const { reason } = BUYING;
    if (reason.type !== 'buying') throw new Error('another reason');
    const saving: Advised = {
      choices: [...BUYING.choices].reverse().map((choice, place) => ({ ...choice, wins: 0.3 - place / 10 })),
      reason: { type: 'buying', best: reason.other, other: reason.best },
    };
    expect(speech().why(saving)).toMatch(/for about 4\. The money you save is worth more in later rounds\.$/);
    const equal = { ...BUYING, choices: [weighed(bid(3), 0.31), weighed({ type: 'pass' }, 0.308)] };
    expect(speech().why(equal)).toContain('as good');
    const asked = {
      ...BUYING,
      reason: { ...BUYING.reason, other: { action: bid(9), building: 20, pays: 9 } } as Advised['reason'],
      asked: weighed(bid(9), 0.305),
    };
    expect(speech().why(asked)).toMatch(/If you bid 9, .* as good/);
  });

  it('says what two buildings bring, and that one is kept for later where it would bring more', async () => {
    await showLanguage('en');
    expect(speech().why(SELLING)).toBe('Here the 23 fetches about 9, the 15 about 6.');
    const keeping: Advised = {
      choices: [weighed(sell(2), 0.4), weighed(sell(27), 0.23)],
      reason: {
        type: 'selling',
        best: { building: 2, cheque: 5.1 },
        other: { building: 27, cheque: 9.2 },
      },
    };
    expect(speech().why(keeping)).toBe(
      'Here the 2 fetches about 5, the 27 about 9. But the 27 is worth more to you in a later round.',
    );
    expect(speech().why({ choices: [weighed(sell(2), 0)], reason: { type: 'alone' } })).toBe(
      'You have no other choice.',
    );
  });

  it('says what decides where the figures beside it do not agree, or no round is left', async () => {
    await showLanguage('en');
    const { reason } = BUYING;
    if (reason.type !== 'buying') throw new Error('another reason');
    const pass = { type: 'pass' } as const;
    const choices = (wins: readonly number[], totals: readonly number[]) =>
      [bid(3), pass].map((action, place) => ({ action, wins: wins[place] ?? 0, total: totals[place] ?? 0 }));
    expect(speech().why({ choices: choices([0.3, 0.3], [62, 60]), reason })).toMatch(
      /leaves you with about \$2,000 more\.$/,
    );
    expect(speech().why({ choices: choices([0.3, 0.2], [59, 61]), reason })).toMatch(
      /worth the money\. You may end up with a little less, but you win more often\.$/,
    );
    const saving: Advised = {
      choices: choices([0.2, 0.3], [60, 60]).toReversed(),
      reason: { type: 'buying', best: reason.other, other: reason.best },
    };
    const last = { ...view, round: { ...view.round, round: view.rounds } } as ForSaleView;
    expect(speech(last).why(saving)).toMatch(/The money you keep counts at the end\.$/);
  });

  it.each(LANGUAGE_CODES)('says the same in %s', async (language) => {
    await showLanguage(language);
    for (const figure of ['3', '18', '4', '12']) expect(speech().why(BUYING)).toContain(figure);
    for (const figure of ['23', '9', '15', '6']) expect(speech().why(SELLING)).toContain(figure);
    const said = [speech().choice(bid(3)), speech().choice(sell(7)), speech().total(61.4), speech().when()];
    expect(said.join()).toMatch(/3.*7.*61.000.*1/);
    expect(said.join()).not.toContain('coach.');
  });

  it('warns who spends everything while rounds are left, and of nothing else that can be bid', async () => {
    await showLanguage('en');
    expect(speech().warning(bid(18))).toContain('6 rounds');
    expect(speech().warning(bid(17))).toBeUndefined();
    expect(speech().warning({ type: 'pass' })).toBeUndefined();
    const late = { ...view, round: view.round && { ...view.round, round: 6 } } as ForSaleView;
    expect(speech(late).warning(bid(18))).toBeUndefined();
  });

  it('warns who sells the best building for a small cheque, unless it is the last round', async () => {
    await showLanguage('en');
    const seen = (round: number, cheques: readonly number[]): ForSaleView =>
      ({
        ...view,
        own: view.own && { ...view.own, hand: [4, 28] },
        round: { type: 'selling', round, cheques, chosen: [] },
      }) as unknown as ForSaleView;
    expect(speech(seen(3, [0, 2, 3, 4])).warning(sell(28))).toContain('at most 4');
    expect(speech(seen(3, [0, 2, 3, 4])).warning(sell(4))).toBeUndefined();
    expect(speech(seen(3, [0, 2, 3, 14])).warning(sell(28))).toBeUndefined();
    expect(speech(seen(7, [0, 2, 3, 4])).warning(sell(28))).toBeUndefined();
  });
});
