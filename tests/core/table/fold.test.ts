import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { seat, seatsOf } from '../../../core/base/ids.ts';
import { PAUSE_REASONS } from '../../../core/base/hosting.ts';
import { PACES } from '../../../core/base/pace.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import { gameNamed, gameNames } from '../../../core/games/index.ts';
import {
  applyEntry,
  awaitsOf,
  emptyMemories,
  foldLog,
  gameOf,
  gameOptions,
  openTable,
  topicAt,
  type SeatState,
  type TableCommand,
  type TableEntry,
  type TableState,
} from '../../../core/table/index.ts';
import { after, joined, opened, readyTable, setupOf, started, tableId } from '../../helpers/table-log.ts';
import { decideForBot } from '../../helpers/decide-for-bot.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hal'];

/** A setup of any game that has a place for so many. */
function anySetup(rng: Rng) {
  const game = gameNamed(rng.pick(gameNames));
  if (game === undefined) throw new Error('no game');
  const seatCount = game.seats.min + rng.below(game.seats.max - game.seats.min + 1);
  const options = { edition: rng.pick(Object.keys(game.presets)), memoryAid: rng.below(2) === 0 };
  return setupOf({
    game: game.name,
    seatCount,
    options: game.name === 'money' ? { ...options, hands: 1 + rng.below(2) } : options,
  });
}

/** Something that a table might be told; the table itself says whether it can be. */
function anyCommand(table: TableState, rng: Rng): TableCommand {
  const at = seat(rng.below(table.seats.length));
  const bot = rng.pick(Object.keys(gameOf(table).bots));
  switch (rng.below(24)) {
    case 0:
      return { type: 'joined', name: rng.pick(NAMES), isHost: rng.below(3) === 0, token: 'a'.repeat(64) };
    case 1:
      return { type: 'left', seat: at };
    case 2:
      return { type: 'renamed', seat: at, name: rng.pick(NAMES), colour: rng.below(6) };
    case 3:
      return { type: 'readied', seat: at, ready: rng.below(5) > 0 };
    case 4:
    case 5:
      return { type: 'bot-seated', seat: at, bot, name: rng.pick(NAMES) };
    case 6:
      return { type: 'shuffled', order: rng.shuffle(seatsOf(table.seats.length)) };
    case 7:
      return { type: 'configured', setup: anySetup(rng) };
    case 8:
      return { type: 'bot-took-over', seat: at, bot, why: rng.below(2) === 0 ? 'owner' : 'grace' };
    case 9:
      return { type: 'given-back', seat: seat(Math.max(0, table.seats.findIndex(hasStandIn))) };
    case 10:
      return { type: 'seat-opened', seat: at };
    case 11:
      return { type: 'taken-back', seat: at };
    case 12:
      return rng.below(6) === 0
        ? rng.pick([{ type: 'ended-early' }, { type: 'ended-early', counts: true }])
        : { type: 'rematch' };
    case 13:
      return { type: 'seat-moved', seat: at, token: 'b'.repeat(64) };
    case 14:
      return { type: 'removed', seat: at, ...(rng.below(2) === 0 && { address: '192.168.0.7' }) };
    case 15:
      return { type: 'let-in', occupant: 1 + rng.below(table.nextOccupant) };
    case 16:
      return { type: 'second-host', seat: rng.below(3) === 0 ? null : at };
    case 17:
      return { type: 'adjusted', pace: rng.pick(PACES), standIn: bot, memoryAid: at % 2 === 0 };
    case 18:
      return { type: 'paused', reason: rng.pick(PAUSE_REASONS) };
    case 23:
      return { type: 'last-hand', isLast: rng.below(3) > 0 };
    case 19:
      return { type: 'resumed' };
    case 20:
      return {
        type: 'device-removed',
        address: '192.168.0.7',
        ...(rng.below(2) === 0 && { token: 'c'.repeat(64) }),
      };
    default:
      return startOf(table, rng);
  }
}

const hasStandIn = (who: SeatState): boolean => who.type === 'person' && who.standIn !== undefined;

const startOf = (table: TableState, rng: Rng): TableCommand => ({
  type: 'started',
  deal: gameOf(table).deal(gameOptions(table), table.seats.length, rng),
});

/** An evening by lot: what the table accepted, and where each entry has led. */
interface Evening {
  readonly log: readonly TableEntry[];
  readonly tables: readonly TableState[];
}

function evening(seed: string, length: number): Evening {
  const rng = createRng(seed);
  const first = { type: 'opened', at: 0, id: tableId, setup: anySetup(rng) } as const;
  const opened = openTable(first);
  if (!opened.ok) throw new Error(opened.error.code);
  const log: TableEntry[] = [first];
  let table = opened.value;
  const tables = [table];
  const tell = (command: TableCommand): boolean => {
    const entry = { at: table.changedAt + 1, ...command };
    const step = applyEntry(table, entry);
    if (!step.ok) return false;
    const hasEnded = table.phase === 'playing' && step.value.state.phase === 'ended';
    log.push(entry);
    table = step.value.state;
    tables.push(table);
    const ledger = table.ledger.at(-1);
    if (hasEnded && ledger !== undefined) tell({ type: 'finished', ledger, questions: table.questions });
    return true;
  };
  while (log.length < length) {
    const [at] = awaitsOf(table);
    if (rng.below(6) === 0) tell(aPrediction(table, rng));
    if (at === undefined || rng.below(8) === 0) tell(anyCommand(table, rng));
    else if (table.seats[at]?.type === 'person' && rng.below(2) === 0) {
      tell({ type: 'acted', seat: at, action: choice(table, rng), by: 'person' });
      if (rng.below(3) === 0) tell({ type: 'taken-back', seat: at });
    } else tell({ type: 'acted', seat: at, action: choice(table, rng), by: 'bot' });
  }
  return { log, tables };
}

/** Somebody predicts something, if they can. */
function aPrediction(table: TableState, rng: Rng): TableCommand {
  const { key: topic = '', among = [], by = [] } = topicAt(table) ?? {};
  const said = { type: 'predicted', topic, whom: rng.pick([seat(0), ...among]) } as const;
  if (by.length > 0 && rng.below(2) === 0) return { ...said, seat: rng.pick(by) };
  return { ...said, watcher: rng.pick(['d', 'e']).repeat(64), name: rng.pick(NAMES) };
}

/** What the first awaited seat might do, by lot: who decides is the same to the log. */
function choice(table: TableState, rng: Rng): unknown {
  const [at] = awaitsOf(table);
  if (at === undefined) throw new Error('nobody is awaited');
  const [cheapest] = Object.keys(gameOf(table).bots);
  return decideForBot(table, emptyMemories(), at, rng, cheapest);
}

/** So many entries of a log that it ends where a game has just ended, just after that, or where it does. */
const endsIn = (log: readonly TableEntry[]): readonly number[] => {
  const ends = log.flatMap(({ type }, at) =>
    type === 'finished' ? [at + 1, at + 2] : type === 'rematch' ? [at + 1] : [],
  );
  return [...new Set([...ends, log.length])].filter((length) => length <= log.length);
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('a browser that watched and was removed', () => {
  const removedBy = (entry: TableCommand) => JSON.stringify(after(opened(), joined('Ada'), entry).removed);

  it('stands in the state by the key that it is known by', () => {
    const entry = { type: 'device-removed', address: '192.168.0.7', token: 'c'.repeat(64) } as const;
    expect(removedBy(entry)).toBe(
      `[{"occupant":2,"name":"","token":"${'c'.repeat(64)}","address":"192.168.0.7"}]`,
    );
  });

  it('stands there as ever where the log is of before there was a key', () => {
    const entry = { type: 'device-removed', address: '192.168.0.7' } as const;
    expect(removedBy(entry)).toBe('[{"occupant":2,"name":"","address":"192.168.0.7"}]');
  });
});

describe('a log that was accepted', () => {
  it('leads to the same table when it is read again, whatever stands in it', () => {
    const seen = new Set<string>();
    for (let index = 0; index < 16; index++) {
      const { log, tables } = evening(`evening ${index}`, 150 + index * 25);
      for (const { type } of log) seen.add(type);
      for (const length of endsIn(log)) {
        const folded = foldLog(log.slice(0, length), { lastGame: true });
        expect(folded.ok && JSON.stringify(folded.value)).toBe(JSON.stringify(tables[length - 1]));
      }
    }
    expect([...seen].sort()).toEqual([...ALL_TYPES].sort());
  });

  it('leads to the same table but for the last game, where only the list has to know of it', () => {
    for (let index = 0; index < 6; index++) {
      const { log, tables } = evening(`listed ${index}`, 200);
      for (const length of endsIn(log)) {
        const folded = foldLog(log.slice(0, length), { lastGame: false });
        const { game, ...known } = tables[length - 1] as TableState;
        const isOver = known.phase === 'ended';
        expect(folded.ok && JSON.stringify(folded.value)).toBe(
          JSON.stringify(isOver ? { ...known, recentActs: [] } : tables[length - 1]),
        );
        expect(folded.ok && folded.value.game === undefined).toBe(isOver || game === undefined);
      }
    }
  });

  it('is read without keeping what lies on the way', async () => {
    const lobby = readyTable();
    const log: TableEntry[] = [
      { type: 'opened', at: 0, id: tableId, setup: lobby.setup },
      ...['Ada', 'Ben', 'Cleo'].map((name) => ({ ...joined(name, { isHost: true }), at: 1 })),
      { ...started(lobby), at: 2 },
    ];
    for (let count = 0; count < 400; count++) {
      const action = count % 2 === 0 ? { type: 'bid', cards: [0] } : { type: 'unbid' };
      log.push({ type: 'acted', at: 3, seat: seat(0), action, by: 'person' });
    }
    const steps: WeakRef<object>[] = [];
    const folded = foldLog(log, { lastGame: true }, (step) => steps.push(new WeakRef(step.state)));
    await new Promise((resolve) => setImmediate(resolve)); // until then a weak reference holds what it was made of
    collectGarbage();
    expect(folded.ok && folded.value.game?.actions.length).toBe(400);
    expect(steps.length).toBe(log.length - 1);
    expect(steps.filter((step) => step.deref() !== undefined).length).toBeLessThan(5);
  });

  it('does not play again what is told of: a finished game costs no more than its lines', () => {
    const { log } = evening('long', 1_200);
    const broken = log.map((entry, index) => {
      const isOld = index < log.findLastIndex(({ type }) => type === 'started');
      return isOld && entry.type === 'acted' ? { ...entry, action: 'nonsense' } : entry;
    });
    expect(foldLog(broken, { lastGame: true }).ok).toBe(true);
  });
});

const ALL_TYPES: readonly TableEntry['type'][] = [
  'opened',
  'configured',
  'joined',
  'left',
  'renamed',
  'readied',
  'bot-seated',
  'shuffled',
  'started',
  'acted',
  'predicted',
  'taken-back',
  'bot-took-over',
  'given-back',
  'seat-opened',
  'seat-moved',
  'removed',
  'device-removed',
  'let-in',
  'second-host',
  'adjusted',
  'paused',
  'resumed',
  'last-hand',
  'ended-early',
  'finished',
  'rematch',
];
