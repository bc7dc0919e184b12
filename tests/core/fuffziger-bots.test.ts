import { describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { runArena } from '../../core/bots/index.ts';
import { bots } from '../../core/games/falsche-fuffziger/bots/index.ts';
import {
  NOTHING,
  firstPurses,
  type Memory,
} from '../../core/games/falsche-fuffziger/bots/thinking/memory.ts';
import { inspectedOf } from '../../core/games/falsche-fuffziger/bots/thinking/order.ts';
import { clockOf, timetableOf } from '../../core/games/falsche-fuffziger/bots/thinking/timetable.ts';
import { falscheFuffziger } from '../../core/games/falsche-fuffziger/index.ts';
import { PRESS_TYPES } from '../../core/games/falsche-fuffziger/material.ts';
import { worthOf } from '../../core/games/falsche-fuffziger/material/money.ts';
import { setupOf, type FuffzigerSetup } from '../games/falsche-fuffziger/setup.ts';
import { kindsOfTables, tableOf } from '../helpers/bot-tables.ts';
import {
  INSPECTORS,
  LAST_ROUND,
  act,
  auction,
  general,
  laundering,
  memoriesOf,
  offerOf,
  real,
  table,
} from '../games/falsche-fuffziger/bots.ts';
import { fuffzigerOptions, playAtRandom } from '../games/falsche-fuffziger/play.ts';
import { firstIn } from '../games/moves.ts';
import { testBots } from '../games/bots.ts';

describe('a thinker remembers', () => {
  it.each([3, 4, 5, 6])(
    'the order of the inspector cards, each from when it was seen, with %i seats',
    (seats) => {
      const { deal, known } = memoriesOf(`order/${seats}`, seat(1), seats);
      for (const { memory, after } of known)
        expect(memory.order).toEqual(
          deal.inspectors.map((card, place) => (place < after.inspected || card === '150' ? card : null)),
        );
      expect(known.at(-1)?.after.inspected).toBeGreaterThan(10);
    },
  );

  it('in which pass the pile is, by what was scrapped', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      for (const { after } of playAtRandom(`passes/${seed}`).steps)
        if (!after.hasEnded) expect(inspectedOf(falscheFuffziger.view(after, seat(0)))).toBe(after.inspected);
  });

  it('what everybody earned and paid openly, until notes are changed unseen', () => {
    const { known } = memoriesOf('purses', seat(2), 4);
    for (const { memory, after } of known) {
      if (after.round > 1 || after.hasEnded) break;
      expect(memory.purses).toEqual(
        setupOf(after).money.map(({ notes, real: own }) => ({
          notes: PRESS_TYPES.map((type) => notes[type] ?? 0),
          real: own,
        })),
      );
      const view = falscheFuffziger.view(after, seat(2));
      expect(firstPurses(view)).toEqual(memory.purses); // also who did not watch the first round can count it up
    }
  });

  it('without having watched, later: parts of what everybody prints', () => {
    const later = playAtRandom('purses', { seats: 4 }).steps.filter(({ after }) => after.round > 1);
    for (const { after } of later.filter((_, index) => index % 20 === 0)) {
      const view = falscheFuffziger.view(after, seat(2));
      for (const [at, { notes, real: guessed }] of firstPurses(view).entries()) {
        const printing = view.presses.some((press) => press.seat === at);
        expect(notes.some((count) => count > 0) && guessed > 0).toBe(printing);
      }
    }
  });

  it('nothing but plain data', () => {
    for (const { memory } of memoriesOf('plain', seat(0), 5).known.filter((_, index) => index % 40 === 0))
      expect(JSON.parse(JSON.stringify(memory))).toEqual(memory);
  });
});

describe('the timetable', () => {
  const at = (inspected: number, scrapped: FuffzigerSetup['scrapped']) =>
    clockOf(
      falscheFuffziger.view(
        table(general, [], { inspected, inspectedBefore: inspected, scrapped, round: 5 }),
        seat(0),
      ),
    );
  const order = INSPECTORS.split(' ') as Memory['order'];

  it('knows from the second pass on what the next inspection scraps', () => {
    // cards 11 and 12 are turned up: a coin, and the 20
    const soon = timetableOf(at(10, [10]), order).survivals[0] ?? [];
    expect(soon[1]).toBe(0);
    expect(soon[2]).toBeCloseTo(1);
    expect(timetableOf(at(10, [10]), NOTHING.order).survivals[0]?.[1]).toBeCloseTo(3 / 5);
  });

  it('counts the rounds in which a type will still print', () => {
    const { rounds } = timetableOf(at(20, [10, 20, 50]), order);
    expect(rounds.slice(0, 3)).toEqual([0, 0, 0]);
    expect(rounds[3]).toBeGreaterThan(0.9); // the 100s go with card 24
    expect(rounds[3]).toBeLessThan(rounds[4] ?? 0);
    expect(timetableOf(at(24, [10, 20, 50, 100]), order).rounds).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('expert', () => {
  it('turns nothing over, and sells nothing, when the game is about to end', () => {
    const done = { seat: seat(0), converted: [], sold: [], printed: {} };
    const presses = [{ press: '150-1', seat: seat(0), isConverted: false }] as const;
    const phase = { type: 'producing', turn: seat(0), done, hasBroken: false } as const;
    expect(act('expert', table(phase, [], { ...LAST_ROUND, presses }))).toEqual({ type: 'finish' });
  });

  it('leads with what nobody else can have', () => {
    const money = [0, 1, 2, 3].map((at) => ({
      notes: { 20: 4, ...(at === 0 ? { 100: 1 } : {}) },
      real: 300,
    }));
    const purses = money.map(() => ({ notes: [0, 4, 0, 0, 0], real: 300 }));
    const state = table(auction(), money, { round: 5, inspected: 8 });
    expect(act('expert', state, { ...NOTHING, purses })).toEqual({ type: 'lay', notes: { 100: 1 } });
  });

  it('does not match for more than the coins are worth, and does for less', () => {
    const money = [real(400), real(400), real(400), real(400)];
    const memory: Memory = { ...NOTHING, purses: money.map(() => ({ notes: [0, 0, 0, 0, 0], real: 400 })) };
    const led = (amount: number) =>
      auction({ led: { real: amount }, leader: seat(3), laid: [real(0), real(0), real(0), real(amount)] });
    for (const [amount, type] of [
      [390, 'drop'],
      [5, 'match'],
    ] as const)
      expect(act('expert', table(led(amount), money, { round: 5, inspected: 8 }), memory)).toEqual({ type });
  });

  it('gives all its notes for coins rather than letting them become worthless', () => {
    // the last laundering card is sold in this round for sure: three bid for it, and there is no other
    const money = [{ notes: { 150: 2 }, real: 0 }, real(0), real(0), real(0)];
    const memory: Memory = { ...NOTHING, purses: money.map(() => ({ notes: [0, 0, 0, 0, 0], real: 0 })) };
    const state = table(auction(), money, { ...LAST_ROUND, laundered: 31 });
    expect(act('expert', state, memory)).toMatchObject({ type: 'lay' });
  });

  it('bids at least the least bid, or nothing, and never more than it may gain', () => {
    for (const amount of [0, 1, 2, 3, 5, 8]) {
      const state = table(laundering, [{ notes: { 10: amount, 20: amount }, real: amount }]);
      const bid = act('expert', state);
      if (bid.type !== 'bid') throw new Error(bid.type);
      const { least, real: brings } = offerOf(state);
      if (30 * amount + amount < least) expect(worthOf(bid)).toBe(0);
      else expect(worthOf(bid)).toBeGreaterThanOrEqual(least);
      expect(bid.real).toBeLessThan(brings);
    }
  });

  it('pays for a card with the notes that are worth least for their face', () => {
    const state = table(laundering, [{ notes: { 10: 6, 150: 2 }, real: 100 }]);
    expect(act('expert', state)).toMatchObject({ real: 0, notes: { 10: expect.any(Number) as number } });
    expect(act('expert', state)).not.toMatchObject({ notes: { 150: expect.any(Number) as number } });
  });

  it('buys what will pay for itself, and nothing that will not', () => {
    const money = [real(200)];
    const buying = { type: 'buying', turn: seat(0) } as const;
    const early = act('expert', table(buying, money));
    expect(early).toMatchObject({ type: 'buy' });
    expect(Object.keys(early.type === 'buy' ? early.presses : {}).length).toBeGreaterThan(0);
    const late = act('expert', table(buying, money, { ...LAST_ROUND, supply: { 150: 5 } }));
    expect(late).toEqual({ type: 'buy', presses: {} });
  });

  it('buys no presses that the next inspection scraps', () => {
    // cards 11 and 12: a coin, and the 20
    const state = table({ type: 'buying', turn: seat(0) }, [real(40)], {
      inspected: 10,
      inspectedBefore: 8,
      scrapped: [10],
      supply: { 20: 20, 50: 20 },
      round: 5,
    });
    const memory: Memory = { ...NOTHING, order: INSPECTORS.split(' ') as Memory['order'] };
    expect(act('expert', state, memory)).toEqual({ type: 'buy', presses: { 50: 1 } });
  });

  it('changes what becomes worthless, and in the last round everything', () => {
    const money = [{ notes: { 20: 3, 150: 2 }, real: 0 }];
    const soon: Partial<FuffzigerSetup> = { inspected: 10, inspectedBefore: 10, scrapped: [10], round: 5 };
    const memory: Memory = { ...NOTHING, order: INSPECTORS.split(' ') as Memory['order'] };
    expect(act('expert', table(general, money, soon), memory)).toMatchObject({ notes: { 20: 3 } });
    expect(act('expert', table(general, [{ notes: { 150: 7 }, real: 0 }], LAST_ROUND))).toEqual({
      type: 'launder',
      notes: { 150: 7 },
    });
  });
});

describe('beginner', () => {
  const seeds = Array.from({ length: 20 }, (_, index) => `seed ${index}`);

  it('bids nothing, or enough', () => {
    const state = table(laundering, [{ notes: { 10: 9, 20: 9, 50: 9 }, real: 50 }]);
    const { least } = offerOf(state);
    for (const seed of seeds) {
      const bid = act('beginner', state, undefined, seed);
      if (bid.type !== 'bid') throw new Error(bid.type);
      expect(worthOf(bid) === 0 || worthOf(bid) >= least).toBe(true);
    }
  });

  it('changes all that it has in the last round, and turns nothing over any more', () => {
    const last = table(general, [{ notes: { 150: 7 }, real: 0 }], LAST_ROUND);
    for (const seed of seeds)
      expect(act('beginner', last, undefined, seed)).toEqual({ type: 'launder', notes: { 150: 7 } });
  });

  it('does not give all that it has for a lot', () => {
    const laid = [real(0), real(0), real(0), real(400)];
    const led = auction({ led: { real: 400 }, leader: seat(3), laid });
    for (const seed of seeds)
      expect(act('beginner', table(led, [real(410)]), undefined, seed)).toEqual({ type: 'drop' });
  });
});

describe('every bot', () => {
  const names = Object.keys(bots);

  it.each(kindsOfTables(names).flatMap((kind) => [3, 4, 5, 6].map((count) => ({ kind, count }))))(
    '$kind plays to the end with $count seats',
    ({ kind, count }) => {
      const table = tableOf(kind, count);
      const options = fuffzigerOptions({}, count);
      const setup = { game: falscheFuffziger, options, deals: 1, seed: 'end', rotate: false };
      const report = runArena({ ...setup, bots: table });
      expect(report.ok && report.value.games).toBe(1);
    },
  );

  testBots(falscheFuffziger, (seed) => playAtRandom(seed, { seats: 5 }));
});

it('one expert against three that play by lot wins more than 90 % of the games, the whole interval', () => {
  const options = fuffzigerOptions({}, 4);
  const bots = ['expert', 'random', 'random', 'random'];
  const { ci95 } = firstIn({ game: falscheFuffziger, options, deals: 6, seed: 'marks', bots });
  expect(ci95[0]).toBeGreaterThan(0.9);
});
