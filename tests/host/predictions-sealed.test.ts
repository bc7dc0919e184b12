import { describe, expect, it } from 'vitest';
import { seat, type Seat } from '../../core/base/ids.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import type { TableRequest } from '../../core/protocol/requests.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { awaitsOf, questionOf, topicAt } from '../../core/table/index.ts';
import { provenHere } from '../../electron/host/socket/hello-check.ts';
import { admit, welcome } from '../../electron/host/table/hello.ts';
import type { HostedTable } from '../../electron/host/table/table.ts';
import {
  arena,
  ask,
  askHealth,
  choice,
  type Arena,
  type ArenaVisitor,
  type Leak,
} from '../helpers/host-arena.ts';
import { drawnDeal } from '../helpers/twins.ts';

/** Two tables at which the same is played; only at one of them somebody predicts something, or something else. */
const PAIRS = 30;
/** Pairs in which a leak has to show at the latest. */
const PAIRS_TO_SHOW = 10;
const SEATS = 4;
const GAMES = ['money', 'for-sale', 'falsche-fuffziger'] as const;
const DORA = 'd'.repeat(32);

/** What somebody does at one of the tables: predicts by a number of their own, or nothing. */
type Predicts = (at: Arena, who: ArenaVisitor, name?: string) => Promise<void>;

/** Somebody who watches, in a browser of their own; what they are shown nobody notices. */
async function comer(at: Arena, spectator: string): Promise<ArenaVisitor> {
  const visitor: ArenaVisitor = {
    ...(at.visitors[0] as ArenaVisitor),
    show: (build) => void build(),
    answer: () => undefined,
    connect: () => undefined,
    spectator: undefined,
    occupants: new Set(),
    moved: new Set(),
    tokens: new Set(),
    facing: undefined,
  };
  const hello = { id: 0, type: 'hello', protocol: PROTOCOL_VERSION, app: 'test', spectator } as const;
  const answer = admit(at.table, visitor, provenHere(hello, at.table.services.ownerKey));
  if (!answer.ok) throw new Error(answer.error.code);
  welcome(at.table, visitor);
  await at.table.runner.run(() => Promise.resolve());
  return visitor;
}

/** Predicts by lot what can be. */
const byLot =
  (rng: Rng): Predicts =>
  async (at, who, name) => {
    const { key, among } = topicAt(at.table.state) ?? {};
    if (key === undefined || among === undefined) return;
    const whom = rng.pick(among);
    const request: TableRequest = {
      id: 9,
      type: 'predict',
      topic: key,
      whom,
      ...(name !== undefined && { name }),
    };
    await ask(at, who, request);
  };
const nothing: Predicts = () => Promise.resolve();

/** Somebody who is awaited does what the lot says; the same in both tables. */
async function act(at: Arena, who: Seat, rng: Rng): Promise<void> {
  const visitor = at.visitors[who];
  const action = choice(at, who, rng);
  if (visitor === undefined || action === undefined) throw new Error('nobody is awaited');
  await ask(at, visitor, {
    id: 1,
    type: 'act',
    seat: who,
    action,
    question: questionOf(at.table.state, who),
  });
}

/** What a viewer notices until a topic that was predicted of is answered, and what after that. */
interface Noticed {
  readonly before: string;
  readonly after: string;
}

/** `how`: what the watcher and those who wait predict before each act; the game ends in the `topics`th topic. */
async function noticed(game: string, index: number, how: Predicts, leak?: Leak): Promise<Noticed> {
  const viewer = index % (SEATS + 1) === SEATS ? ('table' as const) : seat(index % (SEATS + 1));
  const isTelevision = viewer === 'table' && index % 2 === 1;
  const deal = drawnDeal(game, {}, SEATS, createRng(`deal ${index}`));
  const at = await arena(
    { game, options: {}, seatCount: SEATS, deal, viewer, isTelevision },
    `one ${index}`,
    leak,
  );
  const dora = await comer(at, DORA);
  const rng = createRng(`acts ${index}`);
  let topic = topicAt(at.table.state);
  const wanted = 1 + (index % 3);
  for (let opened = topic === undefined ? 0 : 1; ;) {
    const isIt = opened === wanted && topic !== undefined;
    if (isIt) {
      await how(at, dora, 'Dora');
      for (const who of topic?.by ?? []) if (who !== viewer) await how(at, at.visitors[who] as ArenaVisitor);
      await ask(at, at.viewer, { id: 2, type: 'ping' });
      await ask(at, at.viewer, { id: 3, type: 'history', from: 0 });
    }
    at.clock.advance(40);
    askHealth(at);
    const before = telling(at);
    const [who] = rng.shuffle(awaitsOf(at.table.state));
    if (who === undefined) throw new Error('the game has ended');
    const { answered = 0 } = at.table.state.game?.predictions ?? {};
    await act(at, who, rng);
    const next = topicAt(at.table.state);
    const isOver = (at.table.state.game?.predictions?.answered ?? 0) > answered;
    const isLate = opened > wanted;
    if (isOver || isLate) {
      at.clock.advance(60_000);
      await at.table.runner.run(() => Promise.resolve());
      const all = telling(at);
      await at.table.close(4000);
      return { before, after: all.slice(before.length) };
    }
    if (next !== undefined && next.key !== topic?.key) opened += 1;
    topic = next;
  }
}

/** All that can be noticed but by who reads the host's own disk: a prediction is written there. */
const telling = ({ noticed: all }: Arena): string =>
  all.filter((line) => !/^\d+ file journal/.test(line)).join('\n');

/** How many have predicted something: what nobody is to know. */
const countOf = ({ state }: HostedTable): number => state.game?.predictions?.open?.made.length ?? 0;

interface Loose {
  [key: string]: unknown;
}
/** A frame that tells `what`. */
const inFrame =
  (tell: (frame: Loose, table: HostedTable) => void): Leak =>
  (thing, table) => {
    if (thing.where !== 'frame') return [thing];
    const frame = JSON.parse(thing.text) as Loose;
    tell(frame, table);
    return [{ where: 'frame', text: JSON.stringify(frame) }];
  };

/** Ways in which a host could tell that somebody has predicted something. */
const LEAKS: Readonly<Record<string, Leak>> = {
  'what was predicted': inFrame((frame, { state }) => {
    frame['said'] = state.game?.predictions?.open?.made.map(({ whom }) => whom);
  }),
  'how many did': inFrame((frame, table) => {
    frame['table'] = { ...(frame['table'] as Loose), predictions: countOf(table) };
  }),
  'the length of a frame': (thing, table) =>
    thing.where === 'wire' ? [{ ...thing, text: thing.text + ' '.repeat(countOf(table)) }] : [thing],
  'the number of frames': (thing, table) =>
    thing.where === 'frame' && countOf(table) > 0 ? [thing, thing] : [thing],
  'the time of an answer': (thing, table, later) => {
    if (thing.where !== 'answer') return [thing];
    later(thing, countOf(table));
    return [];
  },
  'when a list says that something happened': (thing, table) =>
    thing.where === 'health' && countOf(table) > 0
      ? [{ ...thing, text: `${thing.text} ${table.state.changedAt + countOf(table)}` }]
      : [thing],
};

describe.each(GAMES)('what is predicted in %s', (game) => {
  it('changes no byte of what anybody else is sent, nor when, until it is answered; then all learn who was right', async () => {
    let told = 0;
    for (let index = 0; index < PAIRS; index++) {
      const one = await noticed(game, index, byLot(createRng(`one ${index}`)));
      const other = await noticed(game, index, byLot(createRng(`other ${index}`)));
      const without = await noticed(game, index, nothing);
      expect(one.before.length).toBeGreaterThan(1_000);
      expect(one.before).not.toContain('foreseen');
      if (one.before !== other.before) expect(one.before.split('\n')).toEqual(other.before.split('\n'));
      expect(without.before.startsWith(one.before)).toBe(true);
      if (one.after.includes('foreseen')) told += 1;
      expect(without.after).not.toContain('foreseen');
    }
    expect(told).toBeGreaterThan(PAIRS / 2);
  });

  it.each(Object.entries(LEAKS))('would be noticed if it leaked by %s', async (_name, leak) => {
    for (let index = 0; index < PAIRS_TO_SHOW; index++) {
      const one = await noticed(game, index, byLot(createRng(`one ${index}`)), leak);
      const without = await noticed(game, index, nothing, leak);
      if (!without.before.startsWith(one.before)) return;
    }
    throw new Error('nothing was noticed');
  });
});
