import { createRng } from '../../core/base/rng.ts';
import { seat, toTableId, type TableId } from '../../core/base/ids.ts';
import type { Rejection } from '../../core/base/rejection.ts';
import {
  applyEntry,
  awaitsOf,
  emptyMemories,
  gameOf,
  gameOptions,
  observeBots,
  openTable,
  type TableCommand,
  type TableSetup,
  type TableState,
  type TableStep,
} from '../../core/table/index.ts';
import { decideForBot } from './decide-for-bot.ts';

/** A table id for tests. */
export const tableId: TableId = toTableId('0123456789abcdef') as TableId;

/** A setup of Money! for three on this computer, with what a test wants different. */
export const setupOf = (different: Partial<TableSetup> = {}): TableSetup => ({
  coach: false,
  title: 'Kitchen',
  game: 'money',
  options: { edition: 'gryphon' },
  seatCount: 3,
  reach: 'network',
  graceSeconds: 60,
  pace: 'normal',
  clock: 'off',
  standIn: 'regular',
  door: 'open',
  ...different,
});

/** An open table; a setup that is refused throws. */
export function opened(setup: TableSetup = setupOf()): TableState {
  const table = openTable({ type: 'opened', id: tableId, setup, at: 0 });
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return table.value;
}

/** The step that a command leads to; a refusal throws. */
export function step(table: TableState, command: TableCommand): TableStep {
  const result = applyEntry(table, { ...command, at: table.changedAt + 1 });
  if (!result.ok) throw new Error(`${command.type}: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The table after commands, all of which are accepted. */
export const after = (table: TableState, ...commands: readonly TableCommand[]): TableState =>
  commands.reduce((state, command) => step(state, command).state, table);

/** Why a command is refused; one that is accepted throws. */
export function refusal(table: TableState, command: TableCommand): Rejection {
  const result = applyEntry(table, { ...command, at: table.changedAt + 1 });
  if (result.ok) throw new Error(`${command.type} was accepted`);
  return result.error;
}

/** Somebody sits down. */
export const joined = (
  name: string,
  more: { isHost?: boolean; seat?: number; colour?: number } = {},
): TableCommand => ({
  type: 'joined',
  name,
  isHost: more.isHost ?? false,
  ...(more.seat === undefined ? {} : { seat: seat(more.seat) }),
  ...(more.colour === undefined ? {} : { colour: more.colour }),
});

/** A table of three people who are all ready. */
export const readyTable = (): TableState =>
  after(
    opened(),
    joined('Ada', { isHost: true }),
    joined('Ben'),
    joined('Cleo'),
    { type: 'readied', seat: seat(1), ready: true },
    { type: 'readied', seat: seat(2), ready: true },
  );

/** The start of a game with a deal drawn from a seed. */
export const started = (table: TableState, seed = 'table'): TableCommand => ({
  type: 'started',
  deal: gameOf(table).deal(gameOptions(table), table.seats.length, createRng(seed)),
});

/** Puts a random bot on every seat that is free, starts, and plays the game to its end. */
export function playedToTheEnd(table: TableState, seed = 'table'): TableState {
  const rng = createRng(`${seed}/bots`);
  let state = after(table, started(table, seed));
  let memories = emptyMemories();
  for (let at = awaitsOf(state)[0]; at !== undefined; at = awaitsOf(state)[0]) {
    const isBot = state.seats[at]?.type === 'bot';
    const played = isBot
      ? state
      : after(state, { type: 'bot-took-over', seat: at, bot: 'random', why: 'owner' });
    const action = decideForBot(played, memories, at, rng);
    const next = step(played, { type: 'acted', seat: at, action, by: 'bot' });
    memories = observeBots(memories, next.state, next.events);
    state = next.state;
  }
  return state;
}
