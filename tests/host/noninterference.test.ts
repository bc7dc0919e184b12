import { describe, expect, it } from 'vitest';
import { seat, seatsOf, type Seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import type { TableRequest } from '../../core/protocol/requests.ts';
import { gameNamed } from '../../core/games/index.ts';
import { awaitsOf, gameOf, questionOf } from '../../core/table/index.ts';
import type { RunningGame } from '../../core/table/state.ts';
import { forSaleTwins } from '../games/for-sale/twins.ts';
import { generalTwins, launderingTwins } from '../games/falsche-fuffziger/twins.ts';
import {
  arena,
  ask,
  askHealth,
  choice,
  enter,
  leave,
  submit,
  tokenOf,
  type Arena,
  type Leak,
} from '../helpers/host-arena.ts';
import { goofspielTwins } from '../helpers/goofspiel-twins.ts';
import { LEAKS, OF_COACH } from '../helpers/leaks.ts';
import { moneyTwins } from '../games/money/twins.ts';
import type { GameTwins, TwinDeals } from '../helpers/twins.ts';

const PAIRS = 200;
const LATER_PAIRS = 50;
const STEPS = 24;
/** Of these steps somebody who goes away in the middle misses so many, and is told of them. */
const AWAY = { from: 6, until: 18 };

/**
 * All that can be noticed of two tables that differ only in what the viewer cannot see: what is sent to the viewer, lists of tables,
 * what anybody may ask, the log, files; each with its time.
 */
interface Sent {
  readonly one: string;
  readonly other: string;
}

/** Plays on by lot until a moment: the same in both tables, as far as all see the same. */
async function playUntil(at: Arena, isReached: (game: RunningGame) => boolean, seed: string): Promise<void> {
  const rng = createRng(seed);
  for (;;) {
    const { game } = at.table.state;
    if (game === undefined || isReached(game)) return;
    const [who] = awaitsOf(at.table.state);
    const visitor = who === undefined ? undefined : at.visitors[who];
    if (who === undefined || visitor === undefined) throw new Error('nobody is awaited');
    const action = choice(at, who, rng);
    await ask(at, visitor, actOf(at, who, action));
  }
}

/** One thing that happens in both tables alike, as far as the viewer may know. */
async function step(at: Arena, kind: number, who: Seat, viewer: Seat | 'table'): Promise<void> {
  const visitor = at.visitors[who];
  const { state } = at.table;
  const awaited = awaitsOf(state);
  if (visitor === undefined || who === viewer) {
    const requests = [...VIEWER_REQUESTS, reactionOf(who), actOf(at, seat(0), { type: 'pass' })];
    await ask(at, at.viewer, requests[kind % requests.length] ?? { id: 1, type: 'ping' });
    return;
  }
  // The last one never chooses: what is revealed may differ, what is sealed may not show
  const isFree = awaited.some((other) => other !== who && other !== viewer);
  const action = isFree ? choice(at, who, at.own) : undefined;
  if (kind % 4 === 0 && action !== undefined) await ask(at, visitor, actOf(at, who, action));
  else if (kind % 4 === 1 && !awaited.includes(who)) {
    const open = state.game && gameOf(state).legal(state.game.state, who);
    const undo = Object.keys(open ?? {})[0] ?? 'unbid';
    await ask(at, visitor, actOf(at, who, { type: undo }));
  } else if (kind % 4 === 2) {
    await leave(at, visitor);
    at.clock.advance(10);
    await enter(at, visitor, tokenOf(who));
  } else await ask(at, visitor, OTHERS[kind]?.(who) ?? actOf(at, who, { type: 'nonsense' }));
}

/** The viewer is not there any more, and a bot is to play for them. */
async function goAway(at: Arena, viewer: Seat): Promise<void> {
  await leave(at, at.viewer);
  const [bot = ''] = Object.keys(gameOf(at.table.state).bots);
  await submit(at, { type: 'bot-took-over', seat: viewer, bot, why: 'owner' });
}

/** An act for the question that the seat is asked. */
const actOf = ({ table }: Arena, who: Seat, action: unknown): TableRequest => ({
  id: 1,
  type: 'act',
  seat: who,
  action,
  question: questionOf(table.state, who),
});

/** How somebody takes it hangs on nothing but the press. */
const reactionOf = (who: Seat): TableRequest => ({ id: 5, type: 'react', seat: who, reaction: 'gasp' });

/** What somebody else does, by the kind of the step; without one they try what cannot be done. */
const OTHERS: Readonly<Record<number, (who: Seat) => TableRequest>> = {
  3: reactionOf,
  7: (who) => ({ id: 6, type: 'advise', seat: who }),
};

const VIEWER_REQUESTS: readonly TableRequest[] = [
  { id: 2, type: 'ping' },
  { id: 3, type: 'history', from: 0 },
  { id: 4, type: 'face', seat: null },
  { id: 7, type: 'breakdown' },
];

/** Two tables, their deals, and whether each has chance of its own in what belongs to the table alone. */
async function twoArenas(
  { game, options }: GameTwins,
  deals: TwinDeals,
  seatCount: number,
  viewer: Seat | 'table',
  names: readonly [string, string],
  { leak, isTelevision = false }: { readonly leak?: Leak | undefined; readonly isTelevision?: boolean },
): Promise<readonly Arena[]> {
  const played = { game, options: options(seatCount), seatCount, viewer, isTelevision };
  return [
    await arena({ ...played, deal: deals.one }, names[0], leak),
    await arena({ ...played, deal: deals.other }, names[1], leak),
  ];
}

async function sentBy(arenas: readonly Arena[]): Promise<Sent> {
  for (const { table } of arenas) await table.close(4000);
  const [one, other] = arenas.map(({ noticed }) => noticed.join('\n'));
  return { one: one ?? '', other: other ?? '' };
}

/** All choose in secret, in each table from other cards; the choices are never turned up. */
async function pair(twins: GameTwins, index: number, leak?: Leak): Promise<Sent> {
  const rng = createRng(`pair ${index}`);
  const seats = twins.seats[index % twins.seats.length] ?? 3;
  const viewers = [...seatsOf(seats), 'table'] as const;
  const viewer = viewers[Math.floor(index / twins.seats.length) % viewers.length] ?? 'table';
  const deals = twins.sealed(`deal ${index}`, seats, viewer);
  const names = [`one ${index}`, `other ${index}`] as const;
  // Half of those who look at the open table are televisions
  const isTelevision = viewer === 'table' && index % 2 === 1;
  const goesAway = viewer !== 'table' && index % 2 === 1;
  const arenas = await twoArenas(twins, deals, seats, viewer, names, { leak, isTelevision });
  for (const one of arenas) await playUntil(one, twins.isSecret, `open ${index}`);
  for (let count = 0; count < STEPS; count++) {
    const [kind, who] = [rng.below(12), seat(rng.below(seats))];
    for (const one of arenas) {
      if (goesAway && count === AWAY.from) await goAway(one, viewer);
      if (goesAway && count === AWAY.until) await enter(one, one.viewer, tokenOf(viewer));
      const isMissing = goesAway && count >= AWAY.from && count < AWAY.until;
      if (who !== viewer || !isMissing) await step(one, kind, who, viewer);
      one.clock.advance(40);
      askHealth(one);
    }
  }
  return sentBy(arenas);
}

/** Both tables play the same to a later moment; what is still in the piles differs. */
async function laterPair(twins: GameTwins, index: number, leak?: Leak): Promise<Sent & { hasSeen: boolean }> {
  const seats = twins.seats[index % twins.seats.length] ?? 3;
  const viewer = index % 7 === 0 ? ('table' as const) : seat(index % seats);
  const stage = twins.later[Math.floor(index / twins.seats.length) % twins.later.length] ?? twins.later[0];
  const deals = stage.deals(`later ${index}`, seats);
  const names = [`later ${index}`, `later ${index}`] as const;
  const isTelevision = viewer === 'table' && index % 2 === 1;
  const arenas = await twoArenas(twins, deals, seats, viewer, names, { leak, isTelevision });
  for (const one of arenas) {
    await playUntil(one, (game) => stage.isReached(game), `alike ${index}`);
    await ask(one, one.viewer, { id: 2, type: 'history', from: 0 });
  }
  const seen = JSON.stringify(arenas.map(({ frames }) => frames));
  return { ...(await sentBy(arenas)), hasSeen: seen.includes(stage.shows) };
}

const GAMES = [
  ['Money!', moneyTwins],
  ['For Sale', forSaleTwins],
  ['Falsche Fuffziger, laundering', launderingTwins],
  ['Falsche Fuffziger, general laundering', generalTwins],
  ['Goofspiel', goofspielTwins],
] as const;

/** The leaks that a game can have. */
const leaksOf = ({ game }: GameTwins) =>
  Object.entries(LEAKS).filter(
    ([name]) => name !== OF_COACH || gameNamed(game)?.bots['master']?.weigh !== undefined,
  );

/** Pairs in which a leak has to show at the latest. */
const PAIRS_TO_SHOW = 24;

describe.each(GAMES)('what a viewer of %s cannot see', (_game, twins) => {
  it('changes no byte of what is sent to the viewer', async () => {
    let tales = 0;
    for (let index = 0; index < PAIRS; index++) {
      const { one, other } = await pair(twins, index);
      if (one.includes('"meanwhile":[{')) tales += 1;
      expect(one.length).toBeGreaterThan(1_000);
      expect(one).not.toContain(' log ');
      if (one !== other) expect(one.split('\n')).toEqual(other.split('\n'));
    }
    expect(tales).toBeGreaterThan(PAIRS / 4);
  });

  it('changes no byte later in the game, whatever is still in the piles and in later hands', async () => {
    for (let index = 0; index < LATER_PAIRS; index++) {
      const { one, other, hasSeen } = await laterPair(twins, index);
      expect(hasSeen).toBe(true);
      if (one !== other) expect(one.split('\n')).toEqual(other.split('\n'));
    }
    const leaking = await laterPair(twins, 0, LEAKS['a value in the view']);
    expect(leaking.one).not.toBe(leaking.other);
  });

  it.each(leaksOf(twins))('would be noticed if it leaked by %s', async (_name, leak) => {
    for (let index = 0; index < PAIRS_TO_SHOW; index++) {
      const { one, other } = await pair(twins, index, leak);
      if (one !== other) return;
    }
    throw new Error('nothing was noticed');
  });
});
