import { describe, expect, it } from 'vitest';
import { seatsOf } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import type { Game } from '../../core/game.ts';
import { money, type MoneyTypes } from '../../core/games/money/index.ts';
import { drawPair } from '../games/money/pairs.ts';
import { handsOf, pileOf, playAtRandom, snapshotOf } from '../games/money/play.ts';
import { leaks, withEvents, withView, type Pair } from '../helpers/noninterference.ts';

const GAMES = 60;
const PAIRS_PER_GAME = 40;

/** Pairs from all over random games, without and with memory aid. */
function pairs(): readonly Pair<MoneyTypes>[] {
  return Array.from({ length: GAMES }, (_, index) => {
    const seed = `noninterference/${index}`;
    const { steps } = playAtRandom(seed, { hands: 3, stallLimit: 2, memoryAid: index % 3 === 0 });
    const rng = createRng(`${seed}/pairs`);
    return Array.from({ length: PAIRS_PER_GAME }, () => drawPair(rng.pick(steps).before, rng));
  }).flat();
}

describe('what a viewer cannot see changes nothing that the viewer gets (Money! Decision M6)', () => {
  const all = pairs();
  const text = (value: unknown): string => JSON.stringify(value);

  it('in views, legal moves, prompts and events of at least 1,000 pairs that differ', () => {
    const different = all.filter(({ one, other }) => snapshotOf(one) !== snapshotOf(other));
    expect(different.length).toBeGreaterThan(1000);
    for (const pair of different) expect(leaks(money, pair)).toEqual([]);
  });

  it('among them sealed bids of another size, other hands, piles and later hands', () => {
    const count = (isSuch: (pair: Pair<MoneyTypes>) => boolean): number => all.filter(isSuch).length;
    const sealedSizes = (position: MoneyTypes['state']): string =>
      text(seatsOf(position.seatCount).map((at) => position.sealedBy(at)?.length));
    expect(count(({ one, other }) => sealedSizes(one) !== sealedSizes(other))).toBeGreaterThan(100);
    expect(count(({ oneAction, otherAction }) => text(oneAction) !== text(otherAction))).toBeGreaterThan(100);
    for (const hidden of [handsOf, pileOf, ({ later }: MoneyTypes['state']) => later])
      expect(count(({ one, other }) => text(hidden(one)) !== text(hidden(other)))).toBeGreaterThan(100);
    for (const isActing of [false, true])
      expect(count(({ one }) => one.isActing === isActing)).toBeGreaterThan(100);
  });

  const planted: Readonly<Record<string, Game<MoneyTypes>>> = {
    'the number of cards in each hand': withView(money, (state) => ({
      handCounts: handsOf(state).map((hand) => hand.length),
    })),
    'the size of a sealed bid, in its event': withEvents(money, (_, action) =>
      action.type === 'bid' ? { size: action.cards.length } : {},
    ),
    'the next card of the pile': withView(money, (state) => ({
      removed: state.removed,
      top: pileOf(state)[0],
    })),
    'the hands of others, in the legal moves': {
      ...money,
      legal: (state) => ({ bid: { from: handsOf(state).flat(), min: 1 } }),
    },
  };

  it.each(Object.entries(planted))('and a game that leaks %s is caught', (_leak, game) => {
    expect(all.some((pair) => leaks(game, pair).length > 0)).toBe(true);
  });
});
