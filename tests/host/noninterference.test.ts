import { describe, expect, it } from 'vitest';
import { seat, type Seat, type TableId } from '../../core/base/ids.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import type { GameTypes } from '../../core/game.ts';
import type { Frame } from '../../core/protocol/frames.ts';
import type { TableRequest } from '../../core/protocol/requests.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { awaitsOf, emptyMemories, gameOf, openTable, type TableCommand } from '../../core/table/index.ts';
import { HOST_LIMITS } from '../../electron/host/limits.ts';
import type { Later } from '../../electron/host/socket/session.ts';
import { admit } from '../../electron/host/table/hello.ts';
import type { Visitor } from '../../electron/host/table/people.ts';
import { handleTableRequest } from '../../electron/host/table/requests.ts';
import { HostedTable } from '../../electron/host/table/table.ts';
import { setup } from '../helpers/host-fixture.ts';
import { manualClock, type ManualClock } from '../helpers/manual-clock.ts';
import { dealtAfter, seenAtStart, twinDeals, type IsSeen } from '../helpers/money-twins.ts';

const PAIRS = 320;
const LATER_PAIRS = 80;
const STEPS = 24;
const ID = '0123456789abcdef' as TableId;

/** A table with everything around it but the network: what would go to the viewer's socket is kept. */
interface Arena {
  readonly table: HostedTable;
  readonly clock: ManualClock;
  readonly visitors: readonly Visitor[];
  readonly viewer: Visitor;
  readonly sent: string[];
  /** Draws what people do who see other cards than in the other table. */
  readonly own: Rng;
}

/** Something added to each frame that should not be there. */
type Leak = (table: HostedTable) => unknown;

const token = (at: number): string => String(at).repeat(32);

async function arena(
  seats: number,
  viewer: Seat | 'table',
  deal: unknown,
  name: string,
  leak?: Leak,
): Promise<Arena> {
  const clock = manualClock();
  const own = createRng(name);
  const opened = openTable({
    type: 'opened',
    at: 0,
    id: ID,
    setup: setup({ seatCount: seats, graceSeconds: 30, options: { hands: 2, memoryAid: seats !== 4 } }),
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const tokens = new Map<string, number>();
  const table = new HostedTable(
    { state: opened.value, memories: emptyMemories() },
    { append: () => Promise.resolve(), close: () => Promise.resolve() },
    {
      occupantOf: (one) => tokens.get(one),
      hasPin: () => false,
      isPin: () => false,
      keep: (occupant, one) => Promise.resolve(void tokens.set(one, occupant)),
      setPin: () => Promise.resolve(),
      retain: () => undefined,
    },
    {
      clock,
      entropy: (size) => Uint8Array.from({ length: size }, () => own.below(256)),
      limits: HOST_LIMITS,
      botDelay: 0,
      log: (line) => {
        throw new Error(line);
      },
      isOwner: () => false,
      finished: () => undefined,
      changed: () => undefined,
      openToNetwork: () => Promise.resolve(true),
    },
  );
  const sent: string[] = [];
  const keep = (frame: Frame | undefined): void => {
    if (frame !== undefined) sent.push(JSON.stringify(leak === undefined ? frame : [frame, leak(table)]));
  };
  const visitorFor = (isViewer: boolean): Visitor => ({
    outbox: {
      answer: (frame) => (isViewer ? keep(frame) : undefined),
      show: (build) => (isViewer ? keep(build()) : void build()),
    },
    address: '127.0.0.1',
    isOwner: false,
    device: 'app',
    occupants: new Set(),
    moved: new Set(),
    facing: undefined,
  });
  const visitors = Array.from({ length: seats }, (_, at) => visitorFor(at === viewer));
  const watcher = visitorFor(viewer === 'table');
  const made = {
    table,
    clock,
    visitors,
    viewer: viewer === 'table' ? watcher : (visitors[viewer] ?? watcher),
    sent,
    own,
  };
  for (const [at, visitor] of visitors.entries()) {
    await enter(made, visitor, undefined);
    await ask(made, visitor, { id: 0, type: 'sit', token: token(at), name: `Seat ${at}` });
    await ask(made, visitor, { id: 0, type: 'ready', seat: seat(at), ready: true });
  }
  await enter(made, watcher, undefined);
  await submit(made, { type: 'started', deal });
  return made;
}

const enter = ({ table }: Arena, visitor: Visitor, own: string | undefined): Promise<void> =>
  table.runner.run(async () => {
    const tokens = own === undefined ? [] : [own];
    const answer = await admit(table, visitor, {
      id: 0,
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      app: 'test',
      tokens,
    });
    if (!answer.ok) throw new Error(answer.error.code);
  });

const ask = ({ table }: Arena, visitor: Visitor, request: Later<TableRequest>): Promise<void> =>
  table.runner.run(async () => {
    const answer = await handleTableRequest(table, visitor, request);
    visitor.outbox.answer(
      answer.ok
        ? {
            type: 'answer',
            id: request.id,
            ok: true,
            ...(answer.value !== undefined && { value: answer.value }),
          }
        : { type: 'answer', id: request.id, ok: false, error: answer.error },
    );
  });

const submit = ({ table }: Arena, command: TableCommand): Promise<void> =>
  table.runner.run(async () => {
    const step = await table.runner.submit(command);
    if (!step.ok) throw new Error(`${command.type}: ${step.error.code}`);
  });

/** A choice from what the seat sees in this table. */
function choice({ table, own }: Arena, at: Seat): GameTypes['action'] | undefined {
  const { state } = table;
  const game = gameOf(state);
  const bot = game.bots['random'];
  if (bot === undefined || state.game === undefined || !awaitsOf(state).includes(at)) return undefined;
  return bot.decide(game.view(state.game.state, at), game.legal(state.game.state, at), bot.initial, own);
}

/** One thing that happens in both tables alike, as far as the viewer may know. */
async function step(at: Arena, kind: number, who: Seat, viewer: Seat | 'table', key: string): Promise<void> {
  const visitor = at.visitors[who];
  const { state } = at.table;
  const awaited = awaitsOf(state);
  if (visitor === undefined || who === viewer) {
    await ask(at, at.viewer, VIEWER_REQUESTS[kind % VIEWER_REQUESTS.length] ?? { id: 1, type: 'ping' });
    return;
  }
  // The last one never chooses: what is revealed may differ, what is sealed may not show
  const isFree = awaited.some((other) => other !== who && other !== viewer);
  const action = isFree ? choice(at, who) : undefined;
  if (kind % 4 === 0 && action !== undefined)
    await ask(at, visitor, { id: 1, type: 'act', seat: who, action, key });
  else if (kind % 4 === 1 && !awaited.includes(who)) {
    const undo = Object.keys(gameOf(state).legal(state.game?.state, who))[0] ?? 'unbid';
    await ask(at, visitor, { id: 1, type: 'act', seat: who, action: { type: undo }, key });
  } else if (kind % 4 === 2) {
    await at.table.runner.run(() => Promise.resolve(at.table.audience.leave(visitor)));
    visitor.occupants.clear();
    at.clock.advance(10);
    await enter(at, visitor, token(who));
  } else await ask(at, visitor, { id: 1, type: 'act', seat: who, action: { type: 'nonsense' }, key });
}

const VIEWER_REQUESTS: readonly Later<TableRequest>[] = [
  { id: 2, type: 'ping' },
  { id: 3, type: 'history', from: 0 },
  { id: 4, type: 'face', seat: null },
  { id: 5, type: 'act', seat: seat(0), action: { type: 'pass' }, key: 'ffffffffffffffff' },
];

/** Everything that was sent to the viewer of two tables that differ only in what the viewer cannot see. */
async function pair(index: number, leak?: Leak): Promise<{ one: string; other: string }> {
  const rng = createRng(`pair ${index}`);
  const seats = 3 + rng.below(3);
  const viewer = rng.below(4) === 0 ? ('table' as const) : seat(rng.below(seats));
  const deals = twinDeals(`deal ${index}`, { hands: 2 }, seats, seenAtStart(seats, viewer));
  const arenas = [
    await arena(seats, viewer, deals.one, `one ${index}`, leak),
    await arena(seats, viewer, deals.other, `other ${index}`, leak),
  ];
  for (let count = 0; count < STEPS; count++) {
    const [kind, who] = [rng.below(12), seat(rng.below(seats))];
    const key = count.toString(16).padStart(16, '0');
    for (const one of arenas) await step(one, kind, who, viewer, key);
  }
  for (const { table } of arenas) await table.close(4000);
  const [one, other] = arenas.map(({ sent }) => sent.join('\n'));
  return { one: one ?? '', other: other ?? '' };
}

/** As `pair`, but both tables play the same through the first round and on; what is still in the pile differs. */
async function laterPair(index: number, leak?: Leak): Promise<{ one: string; other: string }> {
  const seats = 3 + (index % 3);
  const viewer = index % 4 === 0 ? ('table' as const) : seat(index % seats);
  const isSeen: IsSeen = dealtAfter(seats, 2);
  const deals = twinDeals(`later ${index}`, { hands: 2 }, seats, isSeen);
  const arenas = [
    await arena(seats, viewer, deals.one, `later ${index}`, leak),
    await arena(seats, viewer, deals.other, `later ${index}`, leak),
  ];
  for (const one of arenas) {
    // At least one act of each seat in a round, so no more than two refills
    for (let count = 0; count < 2 * seats; count++) {
      const [who] = awaitsOf(one.table.state);
      const visitor = who === undefined ? undefined : one.visitors[who];
      if (who === undefined || visitor === undefined) throw new Error('nobody is awaited');
      const key = count.toString(16).padStart(16, '0');
      await ask(one, visitor, { id: 1, type: 'act', seat: who, action: choice(one, who), key });
    }
    expect(one.table.state.game?.actions).toHaveLength(2 * seats);
    await ask(one, one.viewer, { id: 2, type: 'history', from: 0 });
    await one.table.close(4000);
  }
  const [one, other] = arenas.map(({ sent }) => sent.join('\n'));
  return { one: one ?? '', other: other ?? '' };
}

describe('what a viewer cannot see', () => {
  it('changes no byte of what is sent to the viewer', async () => {
    for (let index = 0; index < PAIRS; index++) {
      const { one, other } = await pair(index);
      expect(one.length).toBeGreaterThan(1_000);
      if (one !== other) expect(one.split('\n')).toEqual(other.split('\n'));
    }
  });

  it('changes no byte later in the game, whatever is still in the pile and in later hands', async () => {
    for (let index = 0; index < LATER_PAIRS; index++) {
      const { one, other } = await laterPair(index);
      expect(one).toContain('"revealed"');
      if (one !== other) expect(one.split('\n')).toEqual(other.split('\n'));
    }
    const leaking = await laterPair(0, (table) => table.state.game?.state);
    expect(leaking.one).not.toBe(leaking.other);
  });

  it.each<[string, Leak]>([
    ['the whole state', (table) => table.state.game?.state],
    ['the newest act', (table) => table.state.game?.actions.at(-1)],
    ['the size of what was done', (table) => JSON.stringify(table.state.game?.actions ?? []).length],
    ['the deal', (table) => table.state.game?.deal],
  ])('would be noticed if it leaked: %s', async (_name, leak) => {
    let caught = 0;
    for (let index = 0; index < 12; index++) {
      const { one, other } = await pair(index, leak);
      if (one !== other) caught += 1;
    }
    expect(caught).toBeGreaterThan(0);
  });
});
