import { describe, expect, it } from 'vitest';
import { seat, seatsOf, type Viewer } from '../../core/base/ids.ts';
import { ascending } from '../../core/base/lists.ts';
import { beatsOf } from '../../core/base/pace.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import { parseRecord, RECORD_FORMAT, replay } from '../../core/record/index.ts';
import { playRecord } from '../../core/record/play.ts';
import { goofspiel } from '../../docs/goofspiel/core/index.ts';
import { cardsOf, type Card } from '../../docs/goofspiel/core/material.ts';
import { GoofspielPosition } from '../../docs/goofspiel/core/position.ts';
import type { Action } from '../../docs/goofspiel/core/data.ts';
import type { GoofspielTypes } from '../../docs/goofspiel/core/types.ts';
import { botsFor, emptyMemories } from '../../core/table/index.ts';
import cut from '../../docs/goofspiel/renderer/events.ts';
import { deepFreeze } from '../helpers/deep-freeze.ts';
import { leaks, withView, type Pair } from '../helpers/noninterference.ts';
import { after, joined, opened, setupOf, started } from '../helpers/table-log.ts';
import { optionsOf, stepOf } from '../games/moves.ts';

/** A game of two from these prizes, in which each round all bid as it says. */
function played(prizes: readonly Card[], rounds: readonly (readonly Card[])[]): GoofspielPosition {
  const acts = rounds.flatMap((bids) => bids.map((card, at) => ({ at: seat(at), card })));
  return acts.reduce(
    (state, { at, card }) => acted(state, at, { type: 'bid', card }),
    goofspiel.start(optionsOf(goofspiel, { edition: 'short' }, 2), 2, prizes),
  );
}

const acted = (state: GoofspielPosition, at: number, action: Action): GoofspielPosition =>
  deepFreeze(stepOf(goofspiel, state, seat(at), action).state);

const refusal = (state: GoofspielPosition, at: number, action: Action) => {
  const step = goofspiel.apply(state, seat(at), action);
  return step.ok ? undefined : step.error.code;
};

/** One of the things that a seat may do. */
const drawn = ({ bid }: GoofspielTypes['legal'], rng: Rng): Action =>
  bid === undefined ? { type: 'unbid' } : { type: 'bid', card: rng.pick(bid.card) };

/** All states of a game that is played by lot; now and then a bid is taken back. */
function statesOf(seed: string): readonly GoofspielPosition[] {
  const rng = createRng(seed);
  const seatCount = 2 + rng.below(4);
  const said = { edition: rng.pick(Object.keys(goofspiel.presets)), memoryAid: rng.below(2) === 0 };
  const options = optionsOf(goofspiel, said, seatCount);
  const states = [deepFreeze(goofspiel.start(options, seatCount, goofspiel.deal(options, seatCount, rng)))];
  for (let state = states[0]; state !== undefined;) {
    const awaited = goofspiel.awaits(state);
    if (awaited.length === 0) break;
    const at = rng.pick(rng.below(8) === 0 ? seatsOf(seatCount) : awaited);
    state = acted(state, at, drawn(goofspiel.legal(state, at), rng));
    states.push(state);
  }
  return states;
}

const GAMES = Array.from({ length: 60 }, (_, index) => statesOf(`goofspiel ${index}`));
const SUIT = [3, 1, 2, 4, 5, 6, 7];

describe('the rules of Goofspiel', () => {
  it('a bid can be taken back, and changed, until all have chosen (Goofspiel Decision G1)', () => {
    const bid = acted(played(SUIT, []), 0, { type: 'bid', card: 4 });
    expect(goofspiel.awaits(bid)).toEqual([1]);
    expect(refusal(bid, 0, { type: 'bid', card: 5 })).toBe('already-chosen');
    const back = acted(bid, 0, { type: 'unbid' });
    expect(goofspiel.awaits(back)).toEqual([0, 1]);
    const opened = acted(acted(back, 1, { type: 'bid', card: 4 }), 0, { type: 'bid', card: 5 });
    expect(goofspiel.view(opened, 'table')).toMatchObject({
      points: [3, 0],
      previousRound: { bids: [5, 4], winner: 0 },
    });
    expect(refusal(opened, 0, { type: 'unbid' })).toBe('nothing-chosen');
    expect(refusal(opened, 0, { type: 'bid', card: 5 })).toBe('not-yours');
  });

  it('equal highest bids leave the prize for the next round; after the last one nobody gets it (Goofspiel Decision G2)', () => {
    const tied = played(SUIT, [[7, 7]]);
    expect(goofspiel.view(tied, 'table')).toMatchObject({ prizes: [3, 1], points: [0, 0] });
    expect(tied.rounds[0]).not.toHaveProperty('winner');
    expect(
      goofspiel.view(
        played(SUIT, [
          [7, 7],
          [1, 2],
        ]),
        'table',
      ),
    ).toMatchObject({ prizes: [2], points: [0, 4] });
    const all = played(SUIT, [[1, 2], [2, 1], ...[3, 4, 5, 6, 7].map((card) => [card, card])]);
    expect(goofspiel.result(all)).toMatchObject({ totals: [1, 3], winners: [1] });
    expect(goofspiel.awaits(all)).toEqual([]);
    expect(refusal(all, 0, { type: 'bid', card: 1 })).toBe('game-over');
  });

  it('everybody sees what the others have left, but not what they have chosen (Goofspiel Decision G3)', () => {
    const bid = acted(played(SUIT, [[7, 1]]), 0, { type: 'bid', card: 4 });
    const { hands, chosen, own } = goofspiel.view(bid, seat(1));
    expect({ hands, chosen, own }).toEqual({
      hands: [
        [1, 2, 3, 4, 5, 6],
        [2, 3, 4, 5, 6, 7],
      ],
      chosen: [0],
      own: { seat: 1 },
    });
    expect(goofspiel.view(bid, seat(0)).own).toEqual({ seat: 0, bid: 4 });
  });

  it('equal totals share the win (Goofspiel Decision G4)', () => {
    const tied = [4, 5, 6, 7].map((card) => [card, card]);
    expect(goofspiel.result(played(SUIT, [[2, 1], [3, 3], [1, 2], ...tied]))).toEqual({
      totals: [3, 3],
      winners: [0, 1],
      places: [1, 1],
      sheet: [],
    });
  });
});

it('the one bot plays whichever rung is asked for, and nobody plays in its place', () => {
  const table = after(
    opened(setupOf({ game: 'goofspiel', seatCount: 2, options: {}, standIn: 'expert' })),
    joined('Ada', { isHost: true }),
    { type: 'bot-seated', seat: seat(1), bot: 'beginner', name: 'Ben' },
  );
  expect(table.setup.standIn).toBe('regular');
  expect(table.seats[1]).toMatchObject({ type: 'bot', bot: 'regular' });
  expect(botsFor(after(table, started(table)), emptyMemories(), seat(1))).toEqual(['regular']);
});

describe('games of Goofspiel that are played by lot', () => {
  it('keep every card, and count every prize that was taken once', () => {
    for (const state of GAMES.flat()) {
      const suit = cardsOf(state.options.edition);
      const { hands, points, prizes } = goofspiel.view(state, 'table');
      for (const [at, hand] of hands.entries())
        expect(ascending([...hand, ...state.rounds.map(({ bids }) => bids[at] ?? 0)])).toEqual(suit);
      const left = [...prizes, ...state.deal.slice(state.rounds.length + 1)];
      const sum = [...points, ...left].reduce((total, one) => total + one, 0);
      expect(sum).toBe(suit.reduce((total, one) => total + one, 0));
    }
  });

  it('accept exactly what is legal', () => {
    const actions: readonly Action[] = [
      { type: 'unbid' },
      ...cardsOf('classic').map((card) => ({ type: 'bid', card }) as const),
    ];
    for (const state of GAMES.flat())
      for (const at of seatsOf(state.chosen.length)) {
        const { bid, unbid } = goofspiel.legal(state, at);
        const allowed = actions.filter((one) => (one.type === 'bid' ? bid?.card.includes(one.card) : unbid));
        expect(actions.filter((one) => refusal(state, at, one) === undefined)).toEqual(allowed);
      }
  });

  it('are shown in scenes that lead to what holds then, and last as long as the host waits', () => {
    for (const state of GAMES.flat()) {
      const [at, ...others] = goofspiel.awaits(state);
      if (at === undefined || others.length > 0) continue;
      const [card = 0] = goofspiel.legal(state, at).bid?.card ?? [];
      const { state: next, events } = stepOf(goofspiel, state, at, { type: 'bid', card });
      const [before, now] = [state, next].map((one) => ({
        view: goofspiel.view(one, 'table'),
        legal: {},
      }));
      if (before === undefined || now === undefined) throw new Error('no view');
      const scenes = cut(before, events, now);
      expect(scenes.map(({ beats }) => beats)).toEqual(
        events.map((event) => beatsOf(goofspiel.beats, event)),
      );
      const { round, prizes } = events.at(-1)?.type === 'opened' ? before.view : now.view;
      const chosen = expect.anything() as unknown;
      expect(scenes.at(-1)?.view).toEqual({ ...now.view, round, prizes, chosen });
    }
  });

  it('replay from their records to identical bytes', () => {
    for (const states of GAMES) {
      const [last, { options, deal, chosen } = states[0] as GoofspielPosition] = [states.at(-1), states[0]];
      const actions = (last?.rounds ?? []).flatMap(({ bids }) =>
        bids.map((card, at) => ({ seat: at, type: 'bid', card })),
      );
      const seats = ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli'].slice(0, chosen.length);
      const record = { format: RECORD_FORMAT, game: 'goofspiel', options, seats, deal, actions };
      const parsed = parseRecord(JSON.parse(JSON.stringify(record)));
      const again = parsed.ok && playRecord(parsed.value);
      expect(JSON.stringify(again && again.ok && again.value.state)).toBe(JSON.stringify(last));
      expect(replay(record)).toMatchObject({ ok: true, finished: true });
    }
  });
});

/** A state and another that its viewer cannot tell from it, with a step that shows no more. */
function pairOf(one: GoofspielPosition, rng: Rng): Pair<GoofspielTypes> {
  const viewer = rng.pick<Viewer>([...seatsOf(one.chosen.length), 'table']);
  const at = rng.pick(goofspiel.awaits(one));
  const opens = goofspiel.awaits(one).length === 1;
  const seen = one.rounds.length + (opens ? 2 : 1);
  const deal = [...one.deal.slice(0, seen), ...rng.shuffle(one.deal.slice(seen))];
  const another = (of: number): Card => rng.pick(goofspiel.view(one, 'table').hands[of] ?? []);
  const chosen = one.chosen.map((card, of) => (card === 0 || of === viewer || opens ? card : another(of)));
  const [card, otherCard] = [another(at), another(at)];
  const other = new GoofspielPosition(one.options, chosen.length, deal);
  other.rounds = one.rounds;
  for (const [of, bid] of chosen.entries()) other.chosen[of] = bid;
  return {
    viewer,
    one,
    other,
    seat: at,
    oneAction: { type: 'bid', card },
    otherAction: { type: 'bid', card: at === viewer || opens ? card : otherCard },
  };
}

const rng = createRng('pairs');
const PAIRS = GAMES.flat().flatMap((state) =>
  goofspiel.awaits(state).length > 0 ? [pairOf(state, rng)] : [],
);
const showing = (more: (state: GoofspielPosition) => object) => withView(goofspiel, more);

describe('what a viewer of Goofspiel cannot see', () => {
  it('changes nothing that the viewer gets (Decision A1, Decision A2)', () => {
    expect(PAIRS.flatMap((pair) => leaks(goofspiel, pair))).toEqual([]);
  });

  it.each([
    ['the chosen bids', showing(({ chosen }) => ({ chosen }))],
    ['the next prize', showing(({ deal, rounds }) => ({ next: deal[rounds.length + 1] }))],
    ['the largest of the chosen bids', showing(({ chosen }) => ({ most: Math.max(...chosen.map(Number)) }))],
    [
      'the view of the first seat to everybody',
      { ...goofspiel, view: (state: GoofspielPosition) => goofspiel.view(state, seat(0)) },
    ],
  ])('is caught if it leaks: %s', (_, leaking) => {
    expect(PAIRS.some((pair) => leaks(leaking, pair).length > 0)).toBe(true);
  });
});
