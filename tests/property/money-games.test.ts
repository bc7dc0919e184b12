import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/base/rng.ts';
import { money } from '../../core/games/money/index.ts';
import { faceOf } from '../../core/games/money/material.ts';
import type { MoneyPosition } from '../../core/games/money/position.ts';
import { moneyOptions, playAtRandom, snapshotOf } from '../games/money/play.ts';
import { dealt, stepOf } from '../games/moves.ts';
import { faultsInReplay, testAnswers } from '../games/replays.ts';

const GAMES = Array.from({ length: 200 }, (_, index) => playAtRandom(`games/${index}`));

describe('random games', () => {
  it('act in the order of the worth of the bids', () => {
    for (const { steps } of GAMES)
      for (const { events } of steps)
        for (const event of events)
          if (event.type === 'revealed') {
            const worths = event.order.map((at) => event.bids[at]?.worth ?? 0);
            expect(worths).toEqual([...worths].sort((one, other) => other - one));
            expect(event.bids.map(({ cards }) => cards.reduce((sum, card) => sum + faceOf(card), 0))).toEqual(
              event.bids.map(({ worth }) => worth),
            );
          }
  });

  it('tell all in events of one audience, and nothing while bids are sealed but the fact', () => {
    for (const { steps } of GAMES)
      for (const { seat, action, events } of steps) {
        expect(events.every(({ to }) => to === 'all')).toBe(true);
        if (action.type === 'bid') expect(events[0]).toEqual({ type: 'chose', seat, to: 'all' });
        if (action.type === 'unbid') expect(events).toEqual([{ type: 'took-back', seat, to: 'all' }]);
      }
  });
});

/** All of a position, and all that it tells. */
const bytesOf = (position: MoneyPosition): string =>
  snapshotOf(position) + JSON.stringify(money.view(position, 'table'));

describe('1,000 random games', () => {
  it('replay from their records to identical bytes, at the end, and one in four on the way', () => {
    for (let index = 0; index < 1000; index++) {
      const played = playAtRandom(`replay/${index}`, index % 20 === 0 ? undefined : {});
      const cut = createRng(`cut/${index}`).below(played.steps.length);
      expect(faultsInReplay(money, played, index % 4 === 0 ? cut : undefined, bytesOf)).toEqual([]);
    }
  });
});

testAnswers(money, 250, playAtRandom, ({ last }) => {
  const { totals, winners } = money.result(last) ?? { totals: [], winners: [] };
  return { totals, winners };
});

describe('games that nobody wants to end', () => {
  it.each(['pile-empty', 'refill-short'] as const)(
    'end by stalling (%s; Money! Decision M4)',
    (lastRound) => {
      let state = dealt(money, moneyOptions({ lastRound, hands: 2, stallLimit: 20 }, 4), 4, 'stalling');
      let actions = 0;
      for (let at = money.awaits(state)[0]; at !== undefined; at = money.awaits(state)[0]) {
        state = stepOf(money, state, at, { type: 'bid', cards: [0] }).state;
        actions++;
      }
      expect(actions).toBe(2 * 21 * 4); // twenty stalled rounds and the last one, in each hand
    },
  );
});
