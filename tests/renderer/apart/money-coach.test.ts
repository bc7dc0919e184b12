import { afterAll, describe, expect, it } from 'vitest';
import { seat, type Seat } from '../../../core/base/ids.ts';
import type { MoneyAction } from '../../../core/games/money/actions.ts';
import { createRng } from '../../../core/base/rng.ts';
import { money } from '../../../core/games/money/index.ts';
import { valuedCards } from '../../../core/games/money/material.ts';
import { scoreHand } from '../../../core/games/money/score.ts';
import type { MoneyReason } from '../../../core/games/money/reason.ts';
import type { MoneyPosition } from '../../../core/games/money/position.ts';
import type { MoneyView } from '../../../core/games/money/view.ts';
import { count } from '../../../renderer/games/money/losses.ts';
import useCoach, { words } from '../../../renderer/games/money/coach.ts';
import { LANGUAGE_CODES } from '../../../renderer/i18n/languages.ts';
import { setLocale, setMessages } from '../../../renderer/i18n/translate.ts';
import { arranged } from '../../games/money/play.ts';
import { freshGame, propsOf } from '../../helpers/renderer/money-table.ts';
import { stepOf } from '../../games/moves.ts';

for (const code of LANGUAGE_CODES) setMessages(code, { game: { money: (await words[code]()).default } });
afterAll(() => setLocale('en'));

const coachAt = (state: MoneyPosition, at: Seat = seat(0)) => {
  const { game, seats } = propsOf(state, at);
  return useCoach(
    () => game,
    () => seats,
  );
};

const bid = (...cards: readonly number[]): MoneyAction => ({ type: 'bid', cards });
const left: MoneyAction = { type: 'take', display: 'left' };
const right: MoneyAction = { type: 'take', display: 'right' };
const pass: MoneyAction = { type: 'pass' };

/** Every kind of reason, with the numbers that its sentences have to name. */
const REASONS: readonly (readonly [MoneyReason, readonly string[]])[] = [
  [{ type: 'alone' }, []],
  [
    { type: 'order', best: { worth: 80, first: 0.71 }, other: { worth: 50, first: 0.38 }, mostly: 'left' },
    ['80', '7', '10', '50', '4'],
  ],
  [{ type: 'order', best: { worth: 80, first: 1 }, other: { worth: 50, first: 0.02 } }, ['80', '50']],
  [
    { type: 'price', best: { worth: 40, first: 0 }, other: { worth: 90, first: 0.3 }, more: 23 },
    ['40', '90', '3', '10', '90', '20'],
  ],
  [{ type: 'sit-out', worth: 30, more: 61 }, ['30', '60']],
  [{ type: 'gain', other: right, more: 118 }, ['120']],
  [{ type: 'gain', other: bid(9, 18), more: 2 }, ['10', '120']],
  [{ type: 'gain', other: left, more: 118, made: { currency: 'yen', type: 'full', odds: 1 } }, ['120']],
  [
    {
      type: 'gain',
      other: bid(0),
      more: 40,
      made: { currency: 'krona', type: 'triplet', face: 30, odds: 0.62 },
    },
    ['30', '6', '10', '40'],
  ],
  [{ type: 'gain', other: pass, more: 40, grown: { currency: 'dollar', sum: 170 } }, ['170', '40']],
  [{ type: 'rival', other: { type: 'swap', with: seat(1) }, seat: seat(2), less: 87 }, ['90']],
  [{ type: 'odds', other: pass, more: 0.04 }, []],
  [{ type: 'close', other: bid(64) }, ['10']],
  [
    { type: 'order', best: { worth: 80, first: 0.5 }, other: { worth: 50, first: 0.1 } },
    ['80', '5', '10', '50', '1'],
  ],
];

/** What a sentence may not be longer than. */
const LONGEST = 160;

describe('the coach of Money!', () => {
  it.each(LANGUAGE_CODES)('gives every reason in %s, short and with the right numbers', (code) => {
    setLocale(code);
    const coach = coachAt(freshGame(3));
    for (const [reason, numbers] of REASONS) {
      const said = coach.why({ choices: [{ action: pass, wins: 0.5, total: 400 }], reason });
      expect(said).not.toMatch(/[{}|]|coach\./);
      expect(said.length).toBeLessThanOrEqual(LONGEST);
      const named = said.replaceAll(/\u2068[^\u2069]*\u2069/g, '').match(/\d+/g) ?? [];
      expect(named.toSorted()).toEqual(numbers.toSorted());
    }
  });

  it.each(LANGUAGE_CODES)('names every choice in %s', (code) => {
    setLocale(code);
    const coach = coachAt(freshGame(3));
    const swap: MoneyAction = { type: 'swap', with: seat(1) };
    const choices = [bid(0), bid(9, 64), bid(0, 9, 64, 65), left, right, pass, swap];
    const said = choices.map((choice) => coach.choice(choice));
    expect(new Set(said).size).toBe(choices.length);
    for (const text of said) expect(text).not.toMatch(/[{}|]|coach\./);
    expect(coach.total(1234)).toMatch(/1.?230$/);
    expect(coach.when()).toMatch(/1.*1/);
  });

  it('speaks as one would', () => {
    setLocale('en');
    const coach = coachAt(freshGame(3));
    expect(coach.choice(bid(65, 64, 9, 0))).toBe('Bid 80: 60 yen, 2 coins, and the bluff card');
    expect(coach.choice(bid(64))).toBe('Bid 10: a coin');
    expect(coach.choice(bid(1, 2, 9))).toBe('Bid 100: 2\u00a0×\u00a020 yen and 60 yen');
    expect(coach.why({ choices: [], reason: REASONS[1]?.[0] ?? { type: 'alone' } })).toBe(
      'With 80 you go first in 7 of 10 cases, with 50 in 4. Then you usually get the left display.',
    );
    const first = { action: bid(1, 2), wins: 0.5, total: 400 };
    const close = { type: 'close', other: bid(7) } as const;
    expect(coach.why({ choices: [first], reason: close })).toBe(
      'It’s close: the other bid of 40 would be about as good.',
    );
    setLocale('de');
    expect(coach.choice(bid(65, 64, 9, 0))).toBe('80 bieten: 60 Yen, 2 Münzen und die Bluffkarte');
    expect(coach.why({ choices: [], reason: REASONS[7]?.[0] ?? { type: 'alone' } })).toBe(
      'Dann zählen deine Yen voll. Am Ende bringt dir das etwa 120 mehr als die linke Auslage.',
    );
  });
});

/** 210 yen and 30 kronor in the hand of the first seat. */
const RICH = [5, 6, 7, 8, 9, 13];
const at = (hand: readonly number[], displays: MoneyView['displays']): MoneyPosition =>
  arranged(freshGame(3, { removed: ['pound', 'dollar'] }), {
    hands: [hand, [37, 38], [39, 40]],
    displays,
    pile: [],
  });
const played = (state: MoneyPosition, ...bids: readonly (readonly number[])[]): MoneyPosition =>
  bids.reduce(
    (before, cards, place) => stepOf(money, before, seat(place), { type: 'bid', cards }).state,
    state,
  );

describe('before a choice that ruins it', () => {
  it('counts hands as the rules do', () => {
    const rng = createRng('counted');
    for (let hand = 0; hand < 300; hand++) {
      const cards = [0, ...rng.shuffle(valuedCards([])).slice(0, 1 + rng.below(30))];
      expect(count(cards)).toBe(scoreHand(cards).total);
    }
  });

  const poor = { right: [22], left: [64] };

  it.each(LANGUAGE_CODES)(
    'warns in %s of a bid that breaks a full currency which no display makes up for',
    (code) => {
      setLocale(code);
      const { warning } = coachAt(at(RICH, poor));
      expect(warning(bid(9))).toMatch(/\d/);
      expect(warning(bid(13))).toBeUndefined(); // a note that counts nothing anyway
      expect(warning(bid(0))).toBeUndefined();
    },
  );

  it('does not where a display makes up for it', () => {
    setLocale('en');
    const { warning } = coachAt(at(RICH, { right: [1, 2, 3, 4], left: [64] }));
    expect(warning(bid(9))).toBeUndefined();
  });

  it('does not early in a hand, when nothing is lost yet', () => {
    setLocale('en');
    const { warning } = coachAt(arranged(at(RICH, poor), { pile: valuedCards([]).slice(40, 50) }));
    expect(warning(bid(9))).toBeUndefined();
    expect(warning(bid(5, 6, 7, 8, 9))).toContain('200');
  });

  it('warns of an act that gives up what passing keeps, and of no other', () => {
    setLocale('en');
    const { warning } = coachAt(played(at(RICH, poor), [9], [37], [39]));
    expect(warning(left)).toContain('150');
    expect(warning(pass)).toBeUndefined();
  });

  it('warns in the final round of what counts so much less, and names it', () => {
    setLocale('en');
    // 180 yen; with 20 more they count in full
    const state = at([4, 7, 8, 9, 13], { right: [1], left: [64] });
    const bids = [[13], [37], [39]];
    const last = coachAt(played(arranged(state, { last: 'pile-empty' }), ...bids));
    expect(last.warning(left)).toContain('right display');
    expect(last.warning(pass)).toContain('right display');
    expect(last.warning(right)).toBeUndefined();
    const earlier = coachAt(played(state, ...bids));
    expect(earlier.warning(pass)).toBeUndefined();
    expect(earlier.warning(left)).toBeUndefined();
  });
});
