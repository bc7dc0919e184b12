import { afterAll, describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import type { FuffzigerAction } from '../../../core/games/falsche-fuffziger/actions.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import { dealOf } from '../../../core/games/falsche-fuffziger/material.ts';
import type { FuffzigerReason, Offer } from '../../../core/games/falsche-fuffziger/reason.ts';
import type { FuffzigerView } from '../../../core/games/falsche-fuffziger/view.ts';
import useCoach, { words } from '../../../renderer/games/falsche-fuffziger/coach.ts';
import { ruinOf } from '../../../renderer/games/falsche-fuffziger/ruins.ts';
import { falscheFuffziger as shown } from '../../../renderer/games/falsche-fuffziger/index.ts';
import { LANGUAGE_CODES } from '../../../renderer/i18n/languages.ts';
import { setLocale, setMessages } from '../../../renderer/i18n/translate.ts';
import { laundering, table } from '../../games/falsche-fuffziger/bots.ts';

for (const code of LANGUAGE_CODES) {
  const game = { ...(await shown.tableMessages[code]()).default, ...(await words[code]()).default };
  setMessages(code, { game: { 'falsche-fuffziger': game } });
}
afterAll(() => setLocale('en'));

const view: FuffzigerView = falscheFuffziger.view(
  table(laundering, [{ notes: { 20: 3, 50: 2 }, real: 40 }]),
  seat(0),
);
const speech = (seen: FuffzigerView = view) =>
  useCoach(
    () => ({ view: seen, legal: {} }),
    () => [],
  );
const said = (reason: FuffzigerReason): string => speech().why({ choices: [], reason });

const press = view.presses.find((one) => one.seat === seat(0))?.press;
if (press === undefined) throw new Error('no press');
const bid = (real: number): FuffzigerAction => ({ type: 'bid', notes: { 20: 1 }, real });
const nothing: FuffzigerAction = { type: 'bid', notes: {}, real: 0 };
const lay: FuffzigerAction = { type: 'lay', notes: { 20: 2 } };

/** Every kind of reason, with the numbers that its sentences have to name. */
const REASONS: readonly (readonly [FuffzigerReason, readonly string[]])[] = [
  [{ type: 'alone' }, []],
  [
    {
      type: 'card',
      brings: 60,
      best: { action: bid(15), got: 0.634, gives: 31.2 },
      other: { action: nothing, got: 0, gives: 0 },
      more: 0.042,
    },
    ['35', '60', '63', '31'],
  ],
  [
    {
      type: 'card',
      brings: 60,
      best: { action: bid(15), got: 0.001, gives: 30 },
      other: { action: bid(35), got: 1, gives: 51.6 },
      more: 0.002,
    },
    ['35', '55', '52', '60'],
  ],
  [
    {
      type: 'coins',
      coins: 4,
      best: { action: lay, got: 0.4, gives: 22 },
      other: { action: { type: 'drop' }, got: 0, gives: 0 },
      more: 0.01,
    },
    ['2', '20', '40', '22'],
  ],
  [
    {
      type: 'coins',
      coins: 3,
      best: { action: { type: 'match' }, got: 0.87, gives: 48 },
      other: { action: lay, got: 0, gives: 0 },
      more: -0.2,
    },
    ['87', '48'],
  ],
  [
    {
      type: 'coins',
      coins: 3,
      best: { action: { type: 'drop' }, got: 0, gives: 0 },
      other: { action: { type: 'match' }, got: 0, gives: 0 },
      more: 0.3,
    },
    [],
  ],
  [{ type: 'gain', other: { type: 'finish' }, more: 1.2, isLast: false }, ['1']],
  [
    { type: 'gain', other: { type: 'buy', presses: { 100: 2 } }, more: 2.6, isLast: false },
    ['3', '2', '100'],
  ],
  [{ type: 'gain', other: { type: 'launder', notes: { 50: 1 } }, more: 0.4, isLast: false }, ['50']],
  [{ type: 'real', other: { type: 'sell', press }, more: 17.4, isLast: false }, ['17']],
  [{ type: 'odds', other: { type: 'convert', press }, more: 0.031, isLast: false }, []],
  [{ type: 'close', other: { type: 'launder', notes: {} } }, []],
];

describe('the coach of Falsche Fuffziger', () => {
  it.each(LANGUAGE_CODES)('gives every reason in a sentence that names its numbers: %s', (code) => {
    setLocale(code);
    for (const [reason, figures] of REASONS) {
      const text = said(reason);
      expect(text).toMatch(/^[A-ZÄÖÜ“„«].*\.$/u);
      expect(text).not.toMatch(/[{}|]|coach\.|table\.|undefined|NaN/);
      for (const figure of figures) expect(text).toContain(figure);
      expect(text.length).toBeLessThan(270);
    }
  });

  it('says what two offers get and give, and what shows only in later rounds', () => {
    setLocale('en');
    expect(said(REASONS[1]?.[0] ?? { type: 'alone' })).toBe(
      'A bid of 35 gets the card (60) 63 times in 100. What you’d pay would otherwise be worth about 31. If you bid nothing, you keep what you have. The card is worth that.',
    );
    expect(said({ type: 'gain', other: { type: 'finish' }, more: 1, isLast: false })).toBe(
      'You end up with about 1 coin more than with “Print and end the turn”.',
    );
    const converting = { choices: [{ action: { type: 'convert', press }, wins: 0.4, total: 10 }] } as const;
    expect(
      speech().why({
        ...converting,
        reason: { type: 'odds', other: { type: 'finish' }, more: 0.1, isLast: false },
      }),
    ).toBe(
      'You win more often than with “Print and end the turn”. Once turned over, the press will usually print more in the rounds to come.',
    );
    expect(
      speech().why({
        ...converting,
        reason: { type: 'odds', other: { type: 'finish' }, more: 0.1, isLast: true },
      }),
    ).toBe('You win more often than with “Print and end the turn”.');
  });

  it('says which of two offers is better by what they get and give, and by coins where they win alike', () => {
    setLocale('en');
    const dear = { action: { type: 'lay', real: 60 }, got: 0.9, gives: 60 } as const;
    const cheap = { action: { type: 'lay', real: 40 }, got: 0.85, gives: 40 } as const;
    const out = { action: { type: 'drop' }, got: 0, gives: 0 } as const;
    const bluff = { action: lay, got: 0, gives: 0 } as const;
    const why = (best: Offer, other: Offer, more = 0.1, totals = [10, 10]): string =>
      speech().why({
        choices: [best, other].map(({ action }, place) => ({ action, wins: 0.4, total: totals[place] ?? 0 })),
        reason: { type: 'coins', coins: 4, best, other, more },
      });
    expect(why(dear, out)).toMatch(/The coins are worth that\.$/);
    expect(why(out, dear)).toMatch(/That’s more than the coins are worth to you\.$/);
    expect(why(cheap, dear)).toMatch(/There’s no need to pay more\.$/);
    expect(why(dear, cheap)).toMatch(/You win more often with the first\.$/);
    expect(why(dear, out, 0)).toMatch(/Both are about as good\.$/);
    expect(why(dear, out, 0, [12, 10])).toMatch(/about 2 coins more\.$/);
    expect(why(bluff, dear)).toContain('whoever wants the coins has to pay that much more');
  });

  it.each(LANGUAGE_CODES)('names every choice as a button would: %s', (code) => {
    setLocale(code);
    const choices: readonly FuffzigerAction[] = [
      { type: 'convert', press },
      { type: 'sell', press },
      { type: 'finish' },
      lay,
      { type: 'lay', real: 12 },
      { type: 'match' },
      { type: 'drop' },
      bid(7),
      nothing,
      { type: 'unbid' },
      { type: 'buy', presses: { 50: 1 } },
      { type: 'buy', presses: {} },
      { type: 'launder', notes: { 20: 2 } },
      { type: 'launder', notes: {} },
    ];
    const texts = choices.map((action) => speech().choice(action));
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).not.toMatch(/[{}|]|coach\.|table\.|undefined/);
    expect(speech().choice({ type: 'unlaunder' })).toBe(speech().choice({ type: 'unbid' }));
    expect(speech().when()).toMatch(/, .* 1$/);
    expect(speech().total(11.7)).toMatch(/^12 /);
  });

  it('warns of a bid that would bring much more in the general laundering, and of no other', () => {
    setLocale('en');
    const { open } = view.laundering;
    const { real } = dealOf(open ?? 'A1');
    const dear: FuffzigerAction = { type: 'bid', notes: {}, real: Math.ceil(1.5 * real) };
    expect(speech().warning(dear)).toContain(`only ${real}`);
    expect(speech().warning({ ...dear, real })).toBeUndefined();
    const notes = { 50: Math.ceil((1.5 * real) / 20) };
    expect(ruinOf(view, { type: 'bid', notes, real: 0 })?.type).toBe('dear');
    const last = { ...view, laundering: { ...view.laundering, left: 2 } };
    expect(ruinOf(last, { type: 'bid', notes, real: 0 })).toBeUndefined();
  });

  it('warns who keeps most notes where the game may end, and who buys what is scrapped next', () => {
    setLocale('en');
    const late = { ...view, scrapped: [10, 20, 50, 100] } as FuffzigerView;
    const own = { ...late, own: { ...late.own, notes: { 150: 4 } } } as FuffzigerView;
    expect(speech(own).warning({ type: 'launder', notes: {} })).toContain('are worthless');
    expect(speech(own).warning({ type: 'launder', notes: { 150: 3 } })).toBeUndefined();
    expect(speech().warning({ type: 'launder', notes: {} })).toBeUndefined();
    const fifties = { ...view, scrapped: [10, 20], own: { ...view.own, notes: { 50: 31 } } } as FuffzigerView;
    expect(speech(fifties).warning({ type: 'launder', notes: {} })).toMatch(/your 31 now.*620/);
    expect(speech(fifties).warning({ type: 'launder', notes: { 50: 30 } })).toBeUndefined();
    const later = { ...fifties, scrapped: [10] } as FuffzigerView;
    expect(speech(later).warning({ type: 'launder', notes: {} })).toBeUndefined();
    const rich = { ...view, own: { ...view.own, real: 60 } } as FuffzigerView;
    expect(speech(rich).warning({ type: 'buy', presses: { 10: 10 } })).toContain('The 10 presses');
    expect(speech(rich).warning({ type: 'buy', presses: { 10: 1 } })).toBeUndefined();
    expect(speech(rich).warning({ type: 'buy', presses: { 50: 1 } })).toBeUndefined();
    expect(speech(rich).warning({ type: 'finish' })).toBeUndefined();
  });
});
