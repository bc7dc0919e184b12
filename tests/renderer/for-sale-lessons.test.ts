import { describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { OPPONENT } from '../../core/base/rungs.ts';
import { forSale } from '../../core/games/for-sale/index.ts';
import { cheapestOf, type ForSalePosition } from '../../core/games/for-sale/position.ts';
import { forSale as renderer } from '../../renderer/games/for-sale/index.ts';
import lessons from '../../renderer/games/for-sale/lessons.ts';
import { firstTable } from '../../renderer/screens/learn/use-learning.ts';
import { after, dullUntil, isSelling, propsOf, startOf } from '../helpers/renderer/for-sale-table.ts';
import { few } from '../helpers/budget.ts';
import { optionsOf, stepOf } from '../games/moves.ts';

/** The lessons whose moment it is for a seat. */
const keysAt = (state: ForSalePosition, at = 0): readonly string[] => {
  const { game } = propsOf(state, seat(at));
  return lessons.filter(({ when }) => when(game)).map(({ key }) => key);
};
const OFFER = { buildings: [3, 12, 25] };
const cheapest = (state: ForSalePosition, at: number): number => cheapestOf(state.hands[at] ?? 0);

/** The moments of the first seat in a whole first game that bots play. */
function momentsOf(seed: string): readonly (readonly string[])[] {
  const { seatCount: seats } = firstTable(renderer, '');
  const rng = createRng(seed);
  const options = optionsOf(forSale, {}, seats);
  let state = forSale.start(options, seats, forSale.deal(options, seats, rng));
  const moments: (readonly string[])[] = [];
  for (;;) {
    moments.push(keysAt(state));
    const [at] = forSale.awaits(state);
    const player = forSale.bots[OPPONENT];
    if (at === undefined || player === undefined) return moments;
    const action = player.decide(
      forSale.view(state, at),
      forSale.legal(state, at),
      player.initial,
      rng,
      few(),
    );
    state = stepOf(forSale, state, at, action).state;
  }
}

describe('the lessons of For Sale', () => {
  it('begin with the offer, and go on to the own bid when it is the own turn', () => {
    expect(keysAt(startOf(3, OFFER))).toEqual(['offer', 'bid']);
    expect(keysAt(startOf(3, { ...OFFER, starter: 1 }))).toEqual(['offer']);
  });

  it('tell what passing costs once a bid lies on the table', () => {
    expect(keysAt(after(startOf(3, OFFER), [0, 2], [1, 4], [2, 5]))).toEqual(['offer', 'bid', 'pass']);
  });

  it('explain the forced pass', () => {
    expect(keysAt(after(startOf(3, OFFER), [0, 2], [1, 18], [2, 'pass']))).toEqual(['offer', 'forced']);
  });

  it('tell who took the dearest building that it was theirs, and the others who starts', () => {
    const second = after(startOf(3, OFFER), [0, 'pass'], [1, 'pass']);
    expect(keysAt(second, 2)).toEqual(['offer', 'bid', 'dearest']);
    expect(keysAt(second, 0)).toEqual(['offer', 'starter']);
  });

  it('explain the change to selling, the sealed choice and the reveal', () => {
    const selling = dullUntil(startOf(3, OFFER), isSelling);
    expect(keysAt(selling)).toEqual(['selling']);
    const sealed = after(selling, [0, 'sell', cheapest(selling, 0)]);
    expect(keysAt(sealed)).toEqual(['sealed']);
    const turned = after(sealed, [1, 'sell', cheapest(selling, 1)], [2, 'sell', cheapest(selling, 2)]);
    expect(keysAt(turned)).toEqual(['reveal']);
  });

  it('tell how it is counted before the last sale, and nothing after the game', () => {
    const last = dullUntil(startOf(3, OFFER), ({ round }) => round === 16);
    expect(keysAt(last)).toEqual(['reveal', 'count']);
    expect(keysAt(dullUntil(last, () => false))).toEqual([]);
  });

  it('all come in first games, each with something to do or to see', () => {
    const met = new Set(['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => momentsOf(seed).flat()));
    // a pass is forced only on who has nearly nothing left, which a beginner does not always see
    expect(lessons.map(({ key }) => key).filter((key) => !met.has(key) && key !== 'forced')).toEqual([]);
  });
});
