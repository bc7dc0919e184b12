import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/base/rng.ts';
import { money } from '../../core/games/money/index.ts';
import { DISPLAYS, faceOf, valuedCards } from '../../core/games/money/material.ts';
import type { MoneyPosition } from '../../core/games/money/position.ts';
import { parseRecord, RECORD_FORMAT, replay } from '../../core/record/index.ts';
import { playRecord } from '../../core/record/play.ts';
import { deepFreeze } from '../helpers/deep-freeze.ts';
import { handsOf, pileOf, playAtRandom, snapshotOf, type PlayedGame } from '../games/money/play.ts';

const GAMES: readonly PlayedGame[] = Array.from({ length: 200 }, (_, index) =>
  playAtRandom(`games/${index}`),
);

/** Every valued card, wherever it is. */
const cardsIn = (position: MoneyPosition): readonly number[] => [
  ...handsOf(position).flat(),
  ...position.displayCards('right'),
  ...position.displayCards('left'),
  ...pileOf(position),
  ...position.lyingCards().flat(),
];

const recordOf = ({ options, seatCount, deal, steps }: PlayedGame): unknown => ({
  format: RECORD_FORMAT,
  game: 'money',
  options,
  seats: ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli'].slice(0, seatCount),
  deal,
  actions: steps.map(({ seat, action }) => ({ seat, ...action })),
});

describe('random games', () => {
  it('lose no card and make none', () => {
    for (const { steps } of GAMES)
      for (const { after } of steps)
        expect([...cardsIn(after)].sort((one, other) => one - other)).toEqual(valuedCards(after.removed));
  });

  it('keep hands ascending, a card in every hand while bidding, and no display empty', () => {
    for (const { steps } of GAMES)
      for (const { after } of steps) {
        const hands = handsOf(after);
        for (const hand of hands) expect(hand).toEqual([...hand].sort((one, other) => one - other));
        if (!after.isActing && !after.hasEnded) expect(hands.every(({ length }) => length > 0)).toBe(true);
        for (const name of DISPLAYS) expect(after.displayCards(name).length).toBeGreaterThan(0);
      }
  });

  it('never grow the pile within a hand, and count the rounds in which it has not shrunk', () => {
    for (const { steps } of GAMES)
      for (const { before, after } of steps) {
        if (after.hand !== before.hand || after.round === before.round) continue;
        const [left, had] = [pileOf(after).length, pileOf(before).length];
        expect(left).toBeLessThanOrEqual(had);
        const expected = left < had ? 0 : before.stalled + 1;
        expect(after.stalled).toBe(expected);
        expect(after.stalled >= after.options.stallLimit && after.last === undefined).toBe(false);
      }
  });

  it('end, after as many hands as the options say, with the sums of the score sheets', () => {
    for (const { last, options, seatCount } of GAMES) {
      const result = money.result(last);
      expect(last.sheets.map(({ hand }) => hand)).toEqual(
        Array.from({ length: options.hands }, (_, index) => index + 1),
      );
      const totals = Array.from({ length: seatCount }, (_, at) =>
        last.sheets.reduce((sum, { scores }) => sum + (scores[at]?.total ?? 0), 0),
      );
      expect(result?.totals).toEqual(totals);
      expect(result?.winners.map((at) => totals[at])).toEqual(result?.winners.map(() => Math.max(...totals)));
    }
  });

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
