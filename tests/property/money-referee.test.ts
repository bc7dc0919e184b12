import { describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../core/base/rng.ts';
import type { MoneyAction } from '../../core/games/money/actions.ts';
import { money } from '../../core/games/money/index.ts';
import { drawAction, drawShyAction, playAtRandom } from '../games/money/play.ts';
import * as moneyReferee from '../games/money/referee.ts';
import { referee } from '../games/referee.ts';

const GAMES = 80;
/** One of so many is played by people who like to sit out. */
const SHY = 8;

/** Every act, every card alone, and bids of several cards, some of them of cards that nobody has or that are named twice. */
const triedBy = (rng: Rng): readonly MoneyAction[] => [
  { type: 'unbid' },
  { type: 'pass' },
  ...(['left', 'right'] as const).map((display) => ({ type: 'take', display }) as const),
  ...[0, 1, 2, 3, 4].map((at) => ({ type: 'swap', with: at }) as MoneyAction),
  ...[[], [0, 0], [1, 1]].map((cards) => ({ type: 'bid', cards }) as const),
  ...Array.from({ length: 70 }, (_, card) => ({ type: 'bid', cards: [card] }) as const),
  ...Array.from({ length: 20 }, () => ({ type: 'bid', cards: [rng.below(70), rng.below(70)] }) as const),
];

describe('the referee of Money!', () => {
  const seen = new Map<string, number>();
  const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);

  it('sees what everybody at the table sees, and allows what the game accepts', () => {
    for (let index = 0; index < GAMES; index++) {
      const seed = `referee/${index}`;
      const played = playAtRandom(seed, undefined, index % SHY === 0 ? drawShyAction : drawAction);
      const rng = createRng(`${seed}/tried`);
      const { faults } = referee(money, moneyReferee, played, triedBy(rng), rng);
      expect(faults, seed).toEqual([]);
      for (const event of played.steps.flatMap(({ events }) => events)) {
        if (event.type === 'last-round') count(event.reason);
        if (event.type === 'hand-dealt') count('another hand');
        if (event.type === 'revealed' && event.order.length === 0) count('nobody takes part');
        if (event.type !== 'revealed') continue;
        for (const { decidedBy } of event.ties) count(decidedBy.flat().includes(0) ? 'tie by bluff' : 'tie');
      }
    }
  });

  it.each([
    'pile-empty',
    'refill-short',
    'stalled',
    'another hand',
    'nobody takes part',
    'tie',
    'tie by bluff',
  ])('has seen: %s', (what) => expect(seen.get(what) ?? 0).toBeGreaterThan(0));
});
