import { afterEach, describe, expect, it, vi } from 'vitest';
import { seat, seatsOf, type Seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { Dice } from '../../../core/base/search/dice.ts';
import type { AnyGame, GameState, GameTypes } from '../../../core/game.ts';
import { gameNamed, games } from '../../../core/games/index.ts';
import { playRecord, walkRecord } from '../../../core/record/play.ts';
import { RECORD_FORMAT, replay, type GameRecord } from '../../../core/record/index.ts';
import { choiceAt, refusalOfPosition, whatIf, type WhatIf } from '../../../core/story/what-if.ts';
import type { RunningGame } from '../../../core/table/state.ts';
import { generalTwins, launderingTwins } from '../../games/falsche-fuffziger/twins.ts';
import { forSaleTwins } from '../../games/for-sale/twins.ts';
import { moneyTwins } from '../../games/money/twins.ts';
import { few } from '../../helpers/budget.ts';
import { playedRecord } from '../../helpers/played-record.ts';
import type { GameTwins, TwinDeals } from '../../helpers/twins.ts';

afterEach(() => void vi.restoreAllMocks());

const WORLDS = ['view', 'true'] as const;
type Acted = GameTypes['action'] & { readonly seat: Seat };

const NAMES = Object.values(games).flatMap(({ name, playouts }) => (playouts === undefined ? [] : [name]));

/** The places in the first playouts of a question. */
const playedIn = (record: GameRecord, question: WhatIf, count = 2): readonly (readonly number[])[] => {
  const { place, made } = whatIf(record, question);
  return Array.from({ length: count }, (_, number) => [place(number), made(number)]);
};

/** The choice that was made at a position, as a question. */
function madeAt(record: GameRecord, position: number, worlds: WhatIf['worlds']): WhatIf {
  const { seat: at, ...action } = record.actions[position] as Acted;
  return { seat: at, position, action, worlds };
}

/** A random legal action of a seat; the same random numbers give the same one. */
function randomAction(game: AnyGame, state: GameState, at: Seat, seed: string): GameTypes['action'] {
  const bot = game.bots['random'];
  if (bot === undefined) throw new Error(`${game.name} has no random bot`);
  return bot.decide(game.view(state, at), game.legal(state, at), bot.initial, createRng(seed), few());
}

describe.each(NAMES)('what if in %s', (name) => {
  const record = playedRecord(name, 3, 'what if');
  const last = record.actions.length - 1;
  const middle = Math.floor(0.6 * last);

  it.each(WORLDS)('the choice that was made ends as it does, the same each time (%s worlds)', (worlds) => {
    for (const position of [middle, middle + 1, middle + 2, last]) {
      const played = playedIn(record, madeAt(record, position, worlds));
      for (const [place, made] of played) {
        expect(place).toBe(made);
        expect([1, 2, 3]).toContain(place);
      }
      expect(playedIn(record, madeAt(record, position, worlds))).toEqual(played);
    }
  });

  it.each(WORLDS)('another choice meets the same worlds and dice (%s worlds)', (worlds) => {
    const question = madeAt(record, middle, worlds);
    const { game, state } = stateAt(record, middle);
    const others = ['a', 'b'].map((seed) => randomAction(game, state, question.seat, seed));
    const made = playedIn(record, question).map(([, place]) => place);
    for (const action of others)
      expect(playedIn(record, { ...question, action }).map(([, place]) => place)).toEqual(made);
  });

  it('the last decision ends as the match did', () => {
    const end = replay(record);
    const question = madeAt(record, last, 'true');
    const played = playedIn(record, question, 20).flat();
    const isWin = end.ok && end.winners?.includes(question.seat) === true;
    expect(new Set(played).size).toBe(1);
    expect(played[0] === 1).toBe(isWin);
  });

  it('takes only what the game takes, where the seat decided', () => {
    const question = madeAt(record, middle, 'view');
    const refusal = (wrong: Partial<WhatIf>, position = middle): unknown => {
      const choice = choiceAt(stateAt(record, position), { ...question, ...wrong });
      return choice.ok ? undefined : choice.error.code;
    };
    const refusalAt = (position: number) => refusalOfPosition(record, { ...question, position })?.code;
    expect(refusal({})).toBeUndefined();
    expect(refusal({ action: { type: 'no-such' } })).toBe('malformed');
    expect(refusal({ action: null })).toBe('malformed');
    expect(refusal({ action: { ...(question.action as object), seat: 0 } })).toBe('unknown-key');
    const { game, state } = stateAt(record, 0);
    const idle = seatsOf(3).find((at) => !game.awaits(state).includes(at));
    if (idle !== undefined) expect(refusal({ seat: idle }, 0)).toBe('not-awaited');
    expect(refusal({}, last + 1)).toBe('not-awaited');
    expect(refusalAt(last + 1)).toBeUndefined();
    expect(refusalAt(last + 2)).toBe('too-high');
  });
});

const stateAt = (record: GameRecord, position: number) => {
  const played = playRecord(record, position);
  if (!played.ok) throw new Error(played.error.error.code);
  return played.value;
};

it('a bid that nobody can afford is rejected as the game does', () => {
  const record = playedRecord('for-sale', 3, 'what if');
  const question = { ...madeAt(record, 0, 'view'), action: { type: 'bid', amount: 1_000 } };
  expect(choiceAt(stateAt(record, 0), question)).toMatchObject({ error: { code: 'not-affordable' } });
});

it('the last sale is certain also from what a seat knows', () => {
  const record = playedRecord('for-sale', 4, 'what if');
  const question = madeAt(record, record.actions.length - 1, 'view');
  const known = playedIn(record, question, 50).flat();
  expect(new Set(known)).toEqual(new Set(playedIn(record, { ...question, worlds: 'true' }, 1).flat()));
});

it('sealed sales stay as they are in the true world', () => {
  const record = playedRecord('for-sale', 3, 'sealed');
  const step = [...walkRecord(record)].find(({ game, state }) => game.awaits(state).length === 3);
  const playouts = step?.game.playouts;
  if (step === undefined || playouts === undefined) throw new Error('nothing is sealed');
  const { building: hand = [] } =
    (step.game.legal(step.state, seat(0)) as { sell?: { building?: number[] } }).sell ?? {};
  const [one, other] = [hand[0], hand.at(-1)].map((building) => {
    const action = { type: 'sell', building };
    const sealed = step.game.apply(step.state, seat(0), action);
    if (!sealed.ok) throw new Error(sealed.error.code);
    const playout = playouts.from(sealed.value.state, []);
    return Array.from({ length: 30 }, (_, number) => playout(new Dice(1, 2, number)));
  });
  expect(one).not.toEqual(other);
});

/** Two matches up to a decision of a seat, which differ only in what it cannot know. */
function twinRecords(
  { game: name, options, isSecret }: GameTwins,
  seatCount: number,
  viewer: Seat,
  deals: TwinDeals,
  isReached: (game: RunningGame) => boolean = isSecret,
): readonly [GameRecord, GameRecord] | undefined {
  const game = gameNamed(name);
  const parsed = game?.parseOptions(options(seatCount), seatCount);
  if (game === undefined || parsed?.ok !== true) throw new Error(`no such game of ${name}`);
  const halves = [deals.one, deals.other].map((deal) => ({
    deal,
    actions: [] as Acted[],
    state: game.start(parsed.value, seatCount, deal),
  }));
  const act = (half: (typeof halves)[number], at: Seat, action: GameTypes['action']): void => {
    const step = game.apply(half.state, at, action);
    if (!step.ok) throw new Error(`${name}: ${step.error.code}`);
    half.state = step.value.state;
    half.actions.push({ ...action, seat: at });
  };
  const [one] = halves;
  if (one === undefined) return undefined;
  const running = (): RunningGame => one as unknown as RunningGame;
  while (!isReached(running())) {
    const [at] = game.awaits(one.state);
    if (at === undefined) throw new Error('it has ended');
    const action = randomAction(game, one.state, at, `${seatCount}/${one.actions.length}`);
    for (const half of halves) act(half, at, action);
  }
  // Whoever chooses in secret before the seat chooses differently in the two
  const isSealed = game.awaits(one.state).length > 1;
  const others = seatsOf(seatCount).filter((at) => at !== viewer);
  if (isSealed)
    for (const [index, half] of halves.entries())
      for (const at of others) act(half, at, randomAction(game, half.state, at, `${at}/${index}`));
  if (!game.awaits(one.state).includes(viewer)) return undefined;
  const made = randomAction(game, one.state, viewer, 'made');
  const [first, second] = halves.map(({ deal, actions }): GameRecord => ({
    format: RECORD_FORMAT,
    game: name,
    options: parsed.value as GameRecord['options'],
    seats: seatsOf(seatCount).map((at) => `Player ${at}`),
    deal,
    actions: [...actions, { ...made, seat: viewer }],
  }));
  return first && second && [first, second];
}

describe.each([
  ['Money!', moneyTwins],
  ['For Sale', forSaleTwins],
  ['Falsche Fuffziger, laundering', launderingTwins],
  ['Falsche Fuffziger, general laundering', generalTwins],
])('what a seat could know in %s', (_what, twins) => {
  const stages = [
    { deals: twins.sealed.bind(twins), isReached: twins.isSecret },
    ...twins.later.map((stage) => ({
      deals: stage.deals.bind(stage),
      isReached: stage.isReached.bind(stage),
    })),
  ];
  const pairs = [3, twins.seats.at(-1) ?? 3].flatMap((seatCount) =>
    seatsOf(seatCount).flatMap((viewer) =>
      stages.flatMap(({ deals, isReached }, index) => {
        const dealt = deals(`what if ${index}`, seatCount, viewer);
        const pair = twinRecords(twins, seatCount, viewer, dealt, isReached);
        return pair === undefined ? [] : [{ pair, viewer }];
      }),
    ),
  );

  const answer = (record: GameRecord, at: Seat): string => {
    const position = record.actions.length - 1;
    const { game, state } = stateAt(record, position);
    const action = randomAction(game, state, at, 'instead');
    return JSON.stringify(playedIn(record, { seat: at, position, action, worlds: 'view' }));
  };

  it('is all that the answer hangs on', () => {
    expect(pairs.length).toBeGreaterThan(stages.length);
    for (const { pair, viewer } of pairs) expect(answer(pair[0], viewer)).toBe(answer(pair[1], viewer));
  });

  it('would be noticed not to be: more than the seat sees changes the answer', () => {
    const game = gameNamed(twins.game);
    if (game === undefined) throw new Error(`no game ${twins.game}`);
    const { view } = game;
    vi.spyOn(game, 'view').mockImplementation((state, at) => ({
      ...(view(state, at) as object),
      secret: JSON.stringify(state),
    }));
    const isDifferent = ({ pair, viewer }: (typeof pairs)[number]): boolean =>
      answer(pair[0], viewer) !== answer(pair[1], viewer);
    expect(pairs.some(isDifferent)).toBe(true);
  });
});
