import { describe, expect, it } from 'vitest';
import { seat, type Viewer } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { gameNamed } from '../../core/games/index.ts';
import { recordOf, walkRecord, type GameRecord } from '../../core/record/index.ts';
import { chancePlanOf, playoutsAt } from '../../core/story/chances.ts';
import { matchStoryOf } from '../../core/story/index.ts';
import { awaitsOf, questionOf } from '../../core/table/index.ts';
import type { RunningGame } from '../../core/table/state.ts';
import type { HostedTable } from '../../electron/host/table/table.ts';
import { generalTwins, launderingTwins } from '../games/falsche-fuffziger/twins.ts';
import { forSaleTwins } from '../games/for-sale/twins.ts';
import { moneyTwins } from '../games/money/twins.ts';
import { few } from '../helpers/budget.ts';
import { arena, ask, choice, type Arena, type Leak } from '../helpers/host-arena.ts';
import type { GameTwins, TwinDeals } from '../helpers/twins.ts';

const SEATS = 3;
const VIEWERS: readonly Viewer[] = ['table', seat(0)];
const STORY = 1;
const CHANCES = 2;

/** Plays on by lot until a moment, or to the end: the same at two tables, as far as people see the same. */
async function playOn(at: Arena, isReached: (game: RunningGame) => boolean = () => false): Promise<void> {
  const rng = createRng('by lot');
  for (;;) {
    const { state } = at.table;
    const [who] = awaitsOf(state);
    const person = who === undefined ? undefined : at.visitors[who];
    if (who === undefined || person === undefined || state.game === undefined || isReached(state.game))
      return;
    const action = choice(at, who, rng);
    await ask(at, person, { id: 0, type: 'act', seat: who, action, question: questionOf(state, who) });
  }
}

/** All that can be noticed when somebody asks for the story of the match. */
async function storyFrom(at: Arena): Promise<string> {
  const before = at.noticed.length;
  await ask(at, at.viewer, { id: STORY, type: 'story' });
  await ask(at, at.viewer, { id: CHANCES, type: 'chances', from: 0 });
  return at.noticed.slice(before).join('\n');
}

/** A leak in the answer to a request: it follows from the match at this table, or at another one, wherever that stands. */
const answering =
  (id: number, value: (record: GameRecord) => unknown, other?: HostedTable): Leak =>
  (thing, table) => {
    const record = recordOf((other ?? table).state);
    if (thing.where !== 'answer' || record === undefined) return [thing];
    const answer = JSON.parse(thing.text) as { readonly id: number };
    return [answer.id === id ? { ...thing, text: JSON.stringify({ id, value: value(record) }) } : thing];
  };

/** What would be said of the match if it went on by lot. */
function storyPlayedOn(record: GameRecord): unknown {
  const game = gameNamed(record.game);
  const bot = game?.bots['random'];
  const steps = [...walkRecord(record)];
  let state = steps.at(-1)?.state;
  if (game === undefined || bot === undefined || state === undefined) throw new Error('nothing to play');
  const events = steps.flatMap((step) => step.events);
  const rng = createRng('by lot');
  for (;;) {
    const [at] = game.awaits(state);
    if (at === undefined) break;
    const action = bot.decide(game.view(state, at), game.legal(state, at), bot.initial, rng, few());
    const step = game.apply(state, at, action);
    if (!step.ok) throw new Error(step.error.code);
    events.push(...step.value.events);
    ({ state } = step.value);
  }
  const result = game.result(state);
  const match = { options: record.options, seatCount: record.seats.length, events };
  return result && matchStoryOf(game, { ...match, result });
}

/** Ways in which a host could tell of a match what it must not. */
const LEAKS: Readonly<Record<string, readonly [number, (record: GameRecord) => unknown]>> = {
  'the story': [STORY, storyPlayedOn],
  'a chance': [
    CHANCES,
    (record) => playoutsAt(record, 0, { policy: '', seed: '0'.repeat(16), playouts: 8 }, 0, 8),
  ],
  // It follows from the deal, so whoever guesses a deal can check it
  'the seed of the chances': [CHANCES, chancePlanOf],
};

interface Case extends Pick<GameTwins, 'game' | 'sealed'> {
  readonly options: object;
  readonly isReached: (game: RunningGame) => boolean;
}

const runningCase = (twins: GameTwins): Case => ({
  ...twins,
  options: twins.options(SEATS),
  isReached: (game) => twins.isSecret(game),
});

/** The same first hand, and twins in the second one. */
function inSecondHand({ one, other }: TwinDeals): TwinDeals {
  type Deal = { readonly hands: readonly unknown[] };
  const [[hand, first], [twin]] = [(one as Deal).hands, (other as Deal).hands];
  return { one: { hands: [first, hand] }, other: { hands: [first, twin] } };
}

const AFTER_A_HAND: Case = {
  ...runningCase(moneyTwins),
  sealed: (seed, seatCount, viewer) => inSecondHand(moneyTwins.sealed(seed, seatCount, viewer)),
  isReached: ({ state }) => (gameNamed('money')?.hands?.count(state).scored ?? 0) > 0,
};

/** Two tables at the same moment of matches that differ in what the viewer cannot see. */
async function twoTables({ game, options, sealed, isReached }: Case, viewer: Viewer, leak?: Leak) {
  const deals = sealed('story', SEATS, viewer);
  const played = { game, options, seatCount: SEATS, viewer };
  const tables = [
    await arena({ ...played, deal: deals.one }, 'story', leak),
    await arena({ ...played, deal: deals.other }, 'story', leak),
  ] as const;
  for (const at of tables) await playOn(at, isReached);
  return tables;
}

const closeAll = (tables: readonly Arena[]): Promise<unknown> =>
  Promise.all(tables.map(({ table }) => table.close(4000)));

describe.each([
  ['a match of Money! that still runs', runningCase(moneyTwins)],
  ['a match of For Sale that still runs', runningCase(forSaleTwins)],
  ['a match of Falsche Fuffziger before bids are turned up', runningCase(launderingTwins)],
  ['a match of Falsche Fuffziger at the end of a round', runningCase(generalTwins)],
  ['a match of Money! of which a hand has been scored', AFTER_A_HAND],
] as const)('the story of %s', (_what, one) => {
  it.each(VIEWERS)('is not told to %s', async (viewer) => {
    const tables = await twoTables(one, viewer);
    const [story, other] = [await storyFrom(tables[0]), await storyFrom(tables[1])];
    expect(story.match(/not-ended/g)).toHaveLength(2);
    expect(other).toBe(story);
    await closeAll(tables);
  });

  it.each(Object.entries(LEAKS))('would be noticed if %s leaked', async (_name, [id, value]) => {
    const tables = await twoTables(one, 'table', answering(id, value));
    expect(await storyFrom(tables[0])).not.toBe(await storyFrom(tables[1]));
    await closeAll(tables);
  });
});

describe('the story of another table', () => {
  /** What is told at a table whose match has ended, while a match runs at another one. */
  async function toldBeside(other: Arena, leak?: Leak): Promise<string> {
    const options = { hands: 1 };
    const { one: deal } = moneyTwins.sealed('ended', SEATS, 'table');
    const ended = { hands: (deal as { readonly hands: readonly unknown[] }).hands.slice(0, 1) };
    const at = await arena(
      { game: 'money', options, seatCount: SEATS, deal: ended, viewer: 'table' },
      'told',
      leak,
    );
    await playOn(at);
    await storyFrom(at);
    const told = await storyFrom(at);
    await closeAll([at, other]);
    return told;
  }

  it('is not told, though its match runs at the same host', async () => {
    const [one, other] = await twoTables(runningCase(moneyTwins), 'table');
    const told = await toldBeside(one);
    expect(told).toContain('"claims"');
    expect(told).toContain('"shares"');
    expect(await toldBeside(other)).toBe(told);
  });

  it.each(Object.entries(LEAKS))('would be noticed if %s leaked', async (_name, [id, value]) => {
    const [one, other] = await twoTables(runningCase(moneyTwins), 'table');
    const told = await toldBeside(one, answering(id, value, one.table));
    expect(await toldBeside(other, answering(id, value, other.table))).not.toBe(told);
  });
});
