import { seat, type Seat, type TableId } from '../../core/base/ids.ts';
import { rejection } from '../../core/base/rejection.ts';
import { fail, ok } from '../../core/base/result.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import type { GameTypes } from '../../core/game.ts';
import type { AnswerFrame, TableFrame } from '../../core/protocol/frames.ts';
import { createReader } from '../../core/protocol/reader.ts';
import { createWriter } from '../../core/protocol/writer.ts';
import type { Hello, TableRequest } from '../../core/protocol/requests.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { awaitsOf, emptyMemories, gameOf, openTable, type TableCommand } from '../../core/table/index.ts';
import type { TableSecrets } from '../../electron/host/journal/table-secrets.ts';
import { HOST_LIMITS } from '../../electron/host/limits.ts';
import { createLobbyRate } from '../../electron/host/table/lobby-rate.ts';
import { House } from '../../electron/host/house.ts';
import { Retries } from '../../electron/host/retries.ts';
import { healthOf } from '../../electron/host/http/health.ts';
import { isSameListing, listingOf, type TableListing } from '../../electron/host/listings.ts';
import { provenHere } from '../../electron/host/socket/hello-check.ts';
import { admit, welcome } from '../../electron/host/table/hello.ts';
import type { Client } from '../../electron/host/table/people.ts';
import { handleTableRequest } from '../../electron/host/table/requests.ts';
import { HostedTable } from '../../electron/host/table/table.ts';
import { setup } from './host-fixture.ts';
import { manualClock, type ManualClock } from './manual-clock.ts';
import { memoryHouse } from './memory-house.ts';
import { memoryJournal } from './memory-journal.ts';
import { few } from './budget.ts';
import { computeTask, type WorkerTask } from '../../electron/host/thinking/bot-task.ts';
import type { BotPool, PendingDecision } from '../../electron/host/thinking/bot-pool.ts';

const ID = '0123456789abcdef' as TableId;

/** The decision on a task, made here. */
function thought(task: WorkerTask): PendingDecision {
  const said = computeTask(task);
  return {
    answer: 'fault' in said ? Promise.reject(new Error(said.fault)) : Promise.resolve(said.answer),
    stop: () => undefined,
  };
}

/** Bots think here, with next to none of their playouts. */
export const quickThinkers: BotPool = {
  think: (question, seed, kind = 'act') =>
    thought({ kind, question, seed, share: 1 / 200, over: new Int32Array(1) }),
  computeLater: (task) => thought({ ...task, over: new Int32Array(1) }),
  close: () => Promise.resolve(),
};

/** A visitor without a network. */
export interface ArenaVisitor extends Client {
  answer(frame: AnswerFrame): void;
  /** A new connection: what was sent before is not there. */
  connect(): void;
}

/**
 * Something that can be noticed from outside, and where: by the viewer, by anybody in the network, or on the host's own disk. A `frame` is
 * what the viewer makes of what has come over the `wire`.
 */
export interface Noticed {
  readonly where: 'frame' | 'wire' | 'answer' | 'list' | 'health' | 'log' | 'file';
  readonly text: string;
}

/** A table with everything around it but the network. */
export interface Arena {
  readonly table: HostedTable;
  readonly clock: ManualClock;
  readonly visitors: readonly ArenaVisitor[];
  readonly viewer: ArenaVisitor;
  /** What would go to the viewer's socket. */
  readonly sent: string[];
  /** What the viewer makes of it. */
  readonly frames: readonly TableFrame[];
  /** All that can be noticed, in order, each with its time. */
  readonly noticed: string[];
  /** Something can be noticed now. */
  readonly notice: (thing: Noticed) => void;
  /** Draws what people do who see other cards than in the other table. */
  readonly own: Rng;
}

/** What is played in an arena, and who looks. */
export interface ArenaGame {
  readonly game: string;
  readonly options: object;
  readonly seatCount: number;
  readonly deal: unknown;
  readonly viewer: Seat | 'table';
  /** Whether who looks at the open table is a television. */
  readonly isTelevision?: boolean;
}

/** A leak that is planted: what becomes of something on its way to be noticed. `later` lets it be noticed after so many milliseconds. */
export type Leak = (
  thing: Noticed,
  table: HostedTable,
  later: (thing: Noticed, milliseconds: number) => void,
) => readonly Noticed[];

/** The token of the person on a seat. */
export const tokenOf = (at: number): string => String(at).repeat(32);

/** A table on which a game has just begun; all seats are taken by people. `name` seeds what belongs to this table alone. */
export async function arena(played: ArenaGame, name: string, leak?: Leak): Promise<Arena> {
  const { seatCount, viewer, deal, isTelevision = false } = played;
  const clock = manualClock();
  const own = createRng(name);
  const sent: string[] = [];
  const frames: TableFrame[] = [];
  const noticed: string[] = [];
  let wire = newWire();
  const keep = ({ where, text }: Noticed): void => {
    noticed.push(`${clock.now()} ${where} ${text}`);
    if (where === 'wire' || where === 'answer') sent.push(text);
  };
  const later = (thing: Noticed, milliseconds: number): void =>
    void clock.after(milliseconds, () => keep(thing));
  const notice = (thing: Noticed): void => (leak?.(thing, table, later) ?? [thing]).forEach(keep);
  const told = (text: string): void => {
    const frame = wire.read(text);
    frames.push(frame);
    if (leak === undefined) return notice({ where: 'wire', text });
    for (const thing of leak({ where: 'frame', text: JSON.stringify(frame) }, table, later))
      if (thing.where === 'frame') notice({ where: 'wire', text: wire.write(thing.text) });
      else keep(thing);
  };
  const table = hostedTable(played, clock, own, notice);
  const visitorFor = (isViewer: boolean, isTelevision: boolean): ArenaVisitor => ({
    answer: (frame) => (isViewer ? notice({ where: 'answer', text: JSON.stringify(frame) }) : undefined),
    show: (build) => {
      const text = build();
      if (isViewer && text !== undefined) told(text);
    },
    connect: () => {
      if (isViewer) wire = newWire();
    },
    close: () => undefined,
    address: '127.0.0.1',
    endpoint: '127.0.0.1:47474',
    isOwnComputer: true,
    isOwner: false,
    isTelevision,
    device: 'app',
    spectator: undefined,
    occupants: new Set(),
    moved: new Set(),
    tokens: new Set(),
    facing: undefined,
  });
  const visitors = Array.from({ length: seatCount }, (_, at) => visitorFor(at === viewer, false));
  const watcher = visitorFor(viewer === 'table', isTelevision);
  const looking = viewer === 'table' ? watcher : (visitors[viewer] ?? watcher);
  const made = { table, clock, visitors, viewer: looking, sent, frames, noticed, notice, own };
  for (const [at, visitor] of visitors.entries()) {
    await enter(made, visitor, undefined);
    await ask(made, visitor, { id: 0, type: 'sit', token: tokenOf(at), name: `Seat ${at}` });
    await ask(made, visitor, { id: 0, type: 'ready', seat: seat(at), ready: true });
  }
  await enter(made, watcher, undefined);
  await submit(made, { type: 'started', deal });
  return made;
}

/** One connection to the viewer. What is read from it is whole; what is written, and may hold a leak, travels as the host would send it. */
function newWire() {
  const reader = createReader();
  const again = createWriter();
  const writer = createWriter();
  return {
    read: (text: string): TableFrame => {
      const frame = reader(text);
      if (frame?.type !== 'table') throw new Error(`no frame: ${text}`);
      if (text !== again(frame)) throw new Error('what travels hangs on more than what was shown');
      return frame;
    },
    write: (text: string): string => writer(JSON.parse(text) as TableFrame),
  };
}

/** The host around one table: lists as they are kept, a log, and files of which only the names and the number of writes are noticed. */
function hostedTable(
  { game, options, seatCount }: ArenaGame,
  clock: ManualClock,
  own: Rng,
  notice: (thing: Noticed) => void,
): HostedTable {
  const opened = openTable({
    type: 'opened',
    at: 0,
    id: ID,
    setup: setup({ game, seatCount, graceSeconds: 30, options, coach: true }),
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const secrets: TableSecrets = {
    hasPin: () => false,
    pin: () => undefined,
    isPin: () => false,
    codeSecret: () => undefined,
    setPin: () => Promise.resolve(),
    pinTries: () => undefined,
    check: () => Promise.resolve(false),
    savePinTries: () => Promise.resolve(notice({ where: 'file', text: 'secrets' })),
  };
  const journal = memoryJournal({
    append: (lines) => Promise.resolve(notice({ where: 'file', text: `journal: ${lines.length}` })),
  });
  let line: TableListing | undefined;
  const entropy = (size: number): Uint8Array => Uint8Array.from({ length: size }, () => own.below(256));
  const retries = new Retries(clock);
  const log = (text: string): void => notice({ where: 'log', text });
  return new HostedTable(
    { snapshot: { state: opened.value, memories: emptyMemories() }, journal, secrets },
    {
      appVersion: '0.0.0-test',
      clock,
      botPool: quickThinkers,
      entropy,
      limits: HOST_LIMITS,
      lobbyRate: createLobbyRate(clock, HOST_LIMITS),
      retries,
      house: new House({ file: memoryHouse(), clock, entropy, retries, log, changed: () => undefined }),
      botDelay: 60_000, // a stand-in takes its time: what it would choose by lot is nothing that two tables have in common
      beat: 500,
      log,
      ownerKey: '0'.repeat(64),
      keyName: new Uint8Array(16),
      endpoints: () => [],
      places: () => [],
      personKnown: () => undefined,
      finished: ({ games }) => notice({ where: 'file', text: `record of game ${games}` }),
      chancesComputed: ({ games }) => notice({ where: 'file', text: `chances of game ${games}` }),
      changed: ({ state }) => {
        const now = listingOf(state, false);
        if (line === undefined || !isSameListing(line, now))
          notice({ where: 'list', text: JSON.stringify(now.open) });
        line = now;
      },
      occupancy: () => undefined,
      filesRewritten: () => undefined,
      pinSet: () => undefined,
      playOn: () => Promise.resolve(fail(rejection('not-available', { type: 'play-on', available: [] }))),
      openToNetwork: () => Promise.resolve(true),
      recordedGames: () => Promise.resolve([]),
      putAway: () => Promise.resolve(ok(undefined)),
      evenings: {
        startingAt: () => 'aaaaaaaa',
        ended: () => undefined,
        resumed: () => undefined,
        elsewhere: () => [],
      },
      houseClaims: () => Promise.resolve([]),
    },
  );
}

/** Somebody connects and says hello, with the token of a seat or without; a television says that it is one. */
export async function enter({ table }: Arena, visitor: ArenaVisitor, own: string | undefined): Promise<void> {
  visitor.connect();
  const hello: Hello = {
    id: 0,
    type: 'hello',
    protocol: PROTOCOL_VERSION,
    app: 'test',
    tokens: own === undefined ? [] : [own],
    ...(visitor.isTelevision && { television: true }),
  };
  const answer = admit(table, visitor, provenHere(hello, table.services.ownerKey));
  if (!answer.ok) throw new Error(answer.error.code);
  welcome(table, visitor);
  await table.runner.run(() => Promise.resolve());
}

/** Somebody's connection ends. */
export async function leave({ table }: Arena, visitor: Client): Promise<void> {
  await table.runner.run(() => Promise.resolve(table.audience.leave(visitor)));
  visitor.occupants.clear();
}

/** Somebody in the network asks how the table is. */
export const askHealth = ({ table, notice }: Arena): void =>
  notice({ where: 'health', text: JSON.stringify(healthOf(listingOf(table.state, false), 'test')) });

/** Somebody asks for something and is answered. */
export const ask = ({ table }: Arena, visitor: ArenaVisitor, request: TableRequest): Promise<void> =>
  table.doInTurn(
    () => handleTableRequest(table, visitor, request),
    (answer) =>
      visitor.answer(
        answer.ok
          ? {
              type: 'answer',
              id: request.id,
              ok: true,
              ...(answer.value !== undefined && { value: answer.value }),
            }
          : { type: 'answer', id: request.id, ok: false, error: answer.error },
      ),
  );

/** The host itself does something. Throws if it is refused. */
export const submit = ({ table }: Arena, command: TableCommand): Promise<void> =>
  table.runner.run(async () => {
    const step = await table.runner.submit(command);
    if (!step.ok) throw new Error(`${command.type}: ${step.error.code}`);
  });

/** A choice by lot from what the seat sees in this table; undefined if it is not awaited. */
export function choice({ table }: Arena, at: Seat, rng: Rng): GameTypes['action'] | undefined {
  const { state } = table;
  const game = gameOf(state);
  const [bot] = Object.values(game.bots);
  if (bot === undefined || state.game === undefined || !awaitsOf(state).includes(at)) return undefined;
  return bot.decide(
    game.view(state.game.state, at),
    game.legal(state.game.state, at),
    bot.initial,
    rng,
    few(),
  );
}
