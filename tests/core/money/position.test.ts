import { describe, expect, it } from 'vitest';
import { createRng } from '../../../core/base/rng.ts';
import { money } from '../../../core/games/money/index.ts';
import { BLUFF, DISPLAYS } from '../../../core/games/money/material.ts';
import { MoneyPosition } from '../../../core/games/money/position.ts';
import { moneyOptions, playAtRandom, snapshotOf } from '../../games/money/play.ts';

const SEEDS = Array.from({ length: 30 }, (_, index) => `position/${index}`);

/** All of a position but what it tells. */
const silent = (position: MoneyPosition): string => {
  const copy = position.clone();
  copy.chronicle = undefined;
  return snapshotOf(copy);
};

describe('a position', () => {
  it('is played in place and without a chronicle as the game is played on clones', () => {
    for (const seed of SEEDS) {
      const { options, seatCount, deal, steps, last } = playAtRandom(seed);
      const position = new MoneyPosition(options, seatCount);
      position.begin(deal.hands);
      for (const { seat, action, after } of steps) {
        expect(position.awaits().includes(seat) || action.type === 'unbid').toBe(true);
        expect(position.play(seat, action)).toEqual({ ok: true, value: [] });
        expect(silent(position)).toBe(silent(after));
      }
      expect(position.ranking()).toMatchObject(last.ranking());
    }
  });

  it('gets by the number of a set what the action gets that takes it', () => {
    const kinds = new Set<string>();
    for (const seed of SEEDS)
      for (const { seat, action, before, after } of playAtRandom(seed).steps) {
        if (!before.isActing) continue;
        kinds.add(action.type);
        const choices = [
          { type: 'pass' },
          ...DISPLAYS.map((display) => ({ type: 'take', display })),
          ...before.waiting().map((partner) => ({ type: 'swap', with: partner })),
        ];
        const choice = choices.findIndex((one) => JSON.stringify(one) === JSON.stringify(action));
        const position = before.clone();
        expect(position.turn).toBe(seat);
        expect(position.choices).toBe(choices.length);
        position.choose(position.choiceAt(choice));
        expect(silent(position)).toBe(silent(after));
        expect(money.view(position, 'table')).toEqual(money.view(after, 'table'));
      }
    expect([...kinds].sort()).toEqual(['pass', 'swap', 'take']);
  });

  it('stays as it is, whatever happens to its clone or to what was copied from it', () => {
    for (const seed of SEEDS.slice(0, 10))
      for (const { seat, action, before } of playAtRandom(seed).steps) {
        const snapshot = snapshotOf(before);
        const [clone, copy] = [before.clone(), new MoneyPosition(before.options, before.seatCount)];
        copy.copy(before);
        for (const other of [clone, copy]) {
          other.play(seat, action);
          other.sets.put(1, 0);
        }
        expect(snapshotOf(before)).toBe(snapshot);
      }
  });

  it('scores hands alike in playouts and on score sheets', () => {
    for (const seed of SEEDS) {
      const { last, seatCount } = playAtRandom(seed);
      const sheet = last.sheets.at(-1)?.scores ?? [];
      expect(sheet).toHaveLength(seatCount);
      expect(sheet.map((_, at) => last.sets.scoreOf(at))).toEqual(sheet.map(({ total }) => total));
    }
  });

  it('needs a deal of at least one hand', () => {
    expect(() => MoneyPosition.start(moneyOptions({}), 3, { hands: [] })).toThrow(RangeError);
  });

  it('can be played on in as many ways as ever, act by act from one deal', () => {
    const options = moneyOptions({ edition: 'italian', removed: ['pound', 'dollar'] }, 3);
    const position = money.start(options, 3, money.deal(options, 3, createRng('perft')));
    expect([1, 2, 3, 4, 5, 6].map((depth) => perft(position, depth))).toEqual([
      7, 49, 343, 1573, 6079, 26821,
    ]);
  });
});

/** How many ways there are to play so many acts, where each seat bids the bluff card or one card of its hand. */
function perft(position: MoneyPosition, depth: number): number {
  if (depth === 0) return 1;
  const [at] = position.awaits();
  if (at === undefined) return 0;
  const { bid, take, swap } = position.legal(at);
  const actions = [
    ...(bid?.from ?? []).map(
      (card) => ({ type: 'bid', cards: [BLUFF, card].slice(card === BLUFF ? 1 : 0) }) as const,
    ),
    ...(take?.display ?? []).map((display) => ({ type: 'take', display }) as const),
    ...(swap?.with ?? []).map((partner) => ({ type: 'swap', with: partner }) as const),
    ...(take === undefined ? [] : [{ type: 'pass' } as const]),
  ];
  return actions.reduce((sum, action) => {
    const next = position.clone();
    if (!next.play(at, action).ok) throw new Error(JSON.stringify(action));
    return sum + perft(next, depth - 1);
  }, 0);
}
