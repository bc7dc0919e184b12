import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/base/rng.ts';
import { money } from '../../core/games/money/index.ts';
import { faceOf } from '../../core/games/money/material.ts';
import type { MoneyPosition } from '../../core/games/money/position.ts';
import { RECORD_FORMAT, parseRecord, replay } from '../../core/record/index.ts';
import { playRecord } from '../../core/record/play.ts';
import { deepFreeze } from '../helpers/deep-freeze.ts';
import { playAtRandom, snapshotOf, type PlayedGame } from '../games/money/play.ts';

const GAMES: readonly PlayedGame[] = Array.from({ length: 200 }, (_, index) =>
  playAtRandom(`games/${index}`),
);

const recordOf = ({ options, seatCount, deal, steps }: PlayedGame): unknown => ({
  format: RECORD_FORMAT,
  game: 'money',
  options,
  seats: ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli'].slice(0, seatCount),
  deal,
  actions: steps.map(({ seat, action }) => ({ seat, ...action })),
});

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
      const record = parseRecord(deepFreeze(JSON.parse(JSON.stringify(recordOf(played)))));
      if (!record.ok) throw new Error(JSON.stringify(record.error));
      const whole = playRecord(record.value);
      expect(whole.ok && bytesOf(whole.value.state as MoneyPosition)).toBe(bytesOf(played.last));
      if (index % 4 !== 0) continue;
      const after = createRng(`cut/${index}`).below(played.steps.length);
      const part = playRecord(record.value, after);
      const before = played.steps[after]?.before;
      expect(part.ok && bytesOf(part.value.state as MoneyPosition)).toBe(before && bytesOf(before));
      const { totals, winners } = money.result(played.last) ?? {};
      expect(replay(recordOf(played))).toMatchObject({ ok: true, finished: true, totals, winners });
    }
  });
});

describe('games that nobody wants to end', () => {
  it.each(['pile-empty', 'refill-short'] as const)(
    'end by stalling (%s; Money! Decision M4)',
    (lastRound) => {
      const rng = createRng('stalling');
      const parsed = money.parseOptions({ lastRound, hands: 2, stallLimit: 20 }, 4);
      if (!parsed.ok) throw new Error('options');
      let state = money.start(parsed.value, 4, money.deal(parsed.value, 4, rng));
      let actions = 0;
      for (let at = money.awaits(state)[0]; at !== undefined; at = money.awaits(state)[0]) {
        const step = money.apply(state, at, { type: 'bid', cards: [0] });
        if (!step.ok) throw new Error('refused');
        state = step.value.state;
        actions++;
      }
      expect(actions).toBe(2 * 21 * 4); // twenty stalled rounds and the last one, in each hand
    },
  );
});
