import { describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { bestOf, ranked, type Topic, type TopicAnswer } from '../../core/base/predictions.ts';
import { createRng } from '../../core/base/rng.ts';
import type { AnyGame, GameEvent } from '../../core/game.ts';
import { answer as inFuffziger } from '../../core/games/falsche-fuffziger/predictions.ts';
import { answer as inForSale, topic as forSaleTopic } from '../../core/games/for-sale/predictions.ts';
import type { ForSaleView } from '../../core/games/for-sale/view.ts';
import { gameNamed } from '../../core/games/index.ts';
import { answer as inMoney } from '../../core/games/money/predictions.ts';
import { few } from '../helpers/budget.ts';
import { stepOf } from '../games/moves.ts';

const [ADA, BEN, CLEO] = [seat(0), seat(1), seat(2)];
const GAMES = ['money', 'for-sale', 'falsche-fuffziger'] as const;
/** Games of each number of seats. */
const PLAYED = 6;

/** A moment of a game: what led to it, what can be predicted there, and what is awaited of whom. */
interface Step {
  readonly events: readonly GameEvent[];
  readonly topic: Topic | undefined;
  readonly awaits: readonly number[];
}

/** A game by lot, step by step. */
function played(game: AnyGame, seatCount: number, seed: string): readonly Step[] {
  const rng = createRng(seed);
  const options = game.parseOptions({ memoryAid: rng.below(2) === 0 }, seatCount);
  const bot = game.bots['random'];
  if (!options.ok || bot === undefined) throw new Error(`${game.name} is not played`);
  let state = game.start(options.value, seatCount, game.deal(options.value, seatCount, rng));
  const look = (events: readonly GameEvent[]): Step => ({
    events,
    topic: game.predictions?.topic(game.view(state, 'table')),
    awaits: game.awaits(state),
  });
  const steps = [look([])];
  while (game.awaits(state).length > 0) {
    const at = rng.pick(game.awaits(state));
    const action = bot.decide(game.view(state, at), game.legal(state, at), bot.initial, rng, few());
    const step = stepOf(game, state, at, action);
    state = step.state;
    steps.push(look(step.events));
  }
  return steps;
}

const answersIn = (game: AnyGame, { events }: Step): readonly TopicAnswer[] =>
  events.flatMap((event) => (event.to === 'all' ? (game.predictions?.answer(event) ?? []) : []));

describe.each(GAMES)('what can be predicted in %s', (name) => {
  const game = gameNamed(name);
  if (game === undefined) throw new Error(name);
  const { min, max } = game.seats;
  const games = Array.from({ length: (max - min + 1) * PLAYED }, (_, index) =>
    played(game, min + (index % (max - min + 1)), `${name} ${index}`),
  );

  it('opens once, closes for good, and is answered before the next opens or the game ends', () => {
    const types = new Set<string>();
    for (const steps of games) {
      const opened: string[] = [];
      let open: Topic | undefined;
      let unanswered: Topic | undefined;
      for (const step of steps) {
        for (const { type } of answersIn(game, step)) if (type === unanswered?.type) unanswered = undefined;
        const { topic } = step;
        if (topic !== undefined && topic.key !== open?.key) {
          expect(unanswered).toBeUndefined();
          expect(opened).not.toContain(topic.key);
          opened.push(topic.key);
          types.add(topic.type);
          unanswered = topic;
        }
        open = topic;
      }
      expect(unanswered).toBeUndefined();
      expect(opened.length).toBeGreaterThan(2);
    }
    expect([...types].sort()).toEqual(
      { money: ['bid'], 'for-sale': ['building', 'cheque'], 'falsche-fuffziger': ['bid', 'coins'] }[name],
    );
  });

  it('is closed before what answers it has happened', () => {
    for (const steps of games)
      for (const [index, step] of steps.entries()) {
        const before = steps[index - 1]?.topic;
        const isAnswered = answersIn(game, step).some(({ type }) => type === before?.type);
        if (isAnswered) expect(step.topic?.key).not.toBe(before?.key);
      }
  });

  it('is for seats that owe nothing, and about seats that can still come out on top', () => {
    let asked = 0;
    for (const steps of games)
      for (const { topic, awaits } of steps) {
        if (topic === undefined) continue;
        expect(topic.by.filter((at) => awaits.includes(at))).toEqual([]);
        expect(topic.among.length).toBeGreaterThan(2);
        asked += topic.by.length;
      }
    expect(asked).toBeGreaterThan(PLAYED);
  });

  it('comes out for somebody who could be named, or for nobody', () => {
    let decided = 0;
    for (const steps of games) {
      let topic: Topic | undefined;
      for (const step of steps) {
        for (const answer of answersIn(game, step)) {
          if (answer.type !== topic?.type) continue;
          for (const at of answer.ranks[0] ?? []) expect(topic.among).toContain(at);
          const all = answer.ranks.flat();
          expect(new Set(all).size).toBe(all.length);
          if (all.length > 0) decided += 1;
        }
        topic = step.topic ?? topic;
      }
    }
    expect(decided).toBeGreaterThan(games.length * 3);
  });
});

describe('who comes out on top', () => {
  it('are all who have the most, and none without a value', () => {
    expect(ranked([5, 9, undefined, 9, 0])).toEqual([[1, 3], [0], [4]]);
    expect(ranked([undefined, undefined])).toEqual([]);
  });

  it('is for somebody at the table the best of the others', () => {
    const answer: TopicAnswer = { type: 'bid', ranks: [[ADA], [BEN, CLEO]] };
    expect(bestOf(answer, undefined)).toEqual([ADA]);
    expect(bestOf(answer, BEN)).toEqual([ADA]);
    expect(bestOf(answer, ADA)).toEqual([BEN, CLEO]);
    expect(bestOf({ type: 'bid', ranks: [[ADA]] }, ADA)).toEqual([]);
  });

  it('is in Money! whoever bid the most, whatever goes first; who sits out is nobody', () => {
    const bid = (worth: number, sitsOut = false) => ({ cards: [], worth, bluff: false, sitsOut });
    const revealed = (...bids: readonly ReturnType<typeof bid>[]) =>
      inMoney({ type: 'revealed', hand: 1, round: 1, order: [], ties: [], bids })?.ranks;
    expect(revealed(bid(30), bid(60), bid(60))).toEqual([[BEN, CLEO], [ADA]]);
    expect(revealed(bid(0, true), bid(20), bid(0, true))).toEqual([[BEN]]);
    expect(inMoney({ type: 'chose', seat: ADA })).toBeUndefined();
  });

  it('is in For Sale who stays to the end, and whoever gets one of the largest cheques', () => {
    const bought = { type: 'bought', round: 1, seat: BEN, building: 9, bid: 3, paid: 3, refund: 0 } as const;
    expect(inForSale({ ...bought, by: 'passing' })).toBeUndefined();
    expect(inForSale({ ...bought, by: 'staying' })).toEqual({ type: 'building', ranks: [[BEN]] });
    const sales = [
      { seat: CLEO, building: 30, cheque: 15 },
      { seat: ADA, building: 20, cheque: 15 },
      { seat: BEN, building: 4, cheque: 2 },
    ];
    expect(inForSale({ type: 'sold', round: 1, sales })).toEqual({
      type: 'cheque',
      ranks: [[ADA, CLEO], [BEN]],
    });
  });

  it('can be said in For Sale until two are left', () => {
    const round = (out: readonly number[], offer: readonly number[]): ForSaleView['round'] => ({
      type: 'buying',
      round: 2,
      starter: ADA,
      offer,
      bids: [],
      high: 0,
      turn: ADA,
      taken: out.map((at) => ({ seat: seat(at), building: 1, bid: 0, paid: 0, refund: 0 })),
    });
    const view = (now: ForSaleView['round']) => ({ round: now, seatCount: 4 }) as ForSaleView;
    expect(forSaleTopic(view(round([], [1, 2, 3, 4])))).toMatchObject({ key: 'building 2', by: [] });
    expect(forSaleTopic(view(round([2], [2, 3, 4])))).toMatchObject({ among: [0, 1, 3], by: [2] });
    expect(forSaleTopic(view(round([2, 0], [3, 4])))).toBeUndefined();
  });

  it('is in Falsche Fuffziger who wins the coins, if anybody does, and whoever bids the most for a card', () => {
    const ended = { type: 'auction-ended', lot: 3, start: ADA, paid: { notes: {}, real: 0 } } as const;
    expect(inFuffziger(ended)).toEqual({ type: 'coins', ranks: [] });
    expect(inFuffziger({ ...ended, winner: CLEO })).toEqual({ type: 'coins', ranks: [[CLEO]] });
    const bids = [
      { notes: {}, real: 0 },
      { notes: { '20': 2 }, real: 0 },
      { notes: {}, real: 40 },
    ];
    expect(inFuffziger({ type: 'opened', card: 'A1', bids })).toEqual({ type: 'bid', ranks: [[BEN, CLEO]] });
  });
});
