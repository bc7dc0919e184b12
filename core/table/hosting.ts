import { DAILY } from '../base/daily.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { TableEntry } from './entries.ts';
import { gameOptions } from './game.ts';
import { formerWith, givenUp } from './lobby.ts';
import { aided, goingOn } from './play.ts';
import { personAt, personOf, withSeat } from './seats.ts';
import { adjustable, parseSetup } from './setup.ts';
import type { RunningGame, TableNews, TableState } from './state.ts';

/** What whoever hosts does for a table and its people. */
type Change = Result<
  { readonly changes: Partial<TableState>; readonly news: readonly TableNews[] },
  Rejection
>;
type Of<Type extends TableEntry['type']> = Extract<TableEntry, { type: Type }>;

const changed = (changes: Partial<TableState>, ...news: readonly TableNews[]): Change =>
  ok({ changes, news });
const notAvailable = (type: string): Change => fail(rejection('not-available', { type, available: [] }));

/** Another pace, clock, stand-in or door, or other aids, at any time; what is told is what is different. */
export function adjust(
  table: TableState,
  { type: _type, at: _at, memoryAid, ...wish }: Of<'adjusted'>,
): Change {
  const options = gameOptions(table);
  const { daily, ...others } = table.setup;
  // With other aids it is no longer the game that everybody plays on that day.
  const isDaily = (memoryAid ?? DAILY.memoryAid) === DAILY.memoryAid && wish.coach !== true;
  const setup = parseSetup({
    ...others,
    ...(isDaily && daily !== undefined && { daily }),
    ...wish,
    options: memoryAid === undefined ? options : { ...options, memoryAid },
  });
  if (!setup.ok) return setup;
  const before: Readonly<Record<string, unknown>> = { ...adjustable(table.setup) };
  const after = adjustable(setup.value);
  const different = Object.fromEntries(Object.entries(after).filter(([key, value]) => before[key] !== value));
  const news: readonly TableNews[] =
    Object.keys(different).length === 0 ? [] : [{ type: 'adjusted', ...different }];
  const { game } = table;
  const isAided = different['memoryAid'] !== undefined && game !== undefined;
  return changed(
    { setup: setup.value, ...(isAided && { game: aided({ ...table, setup: setup.value }, game) }) },
    ...news,
  );
}

/** The running game; undefined while none is on. */
const running = ({ phase, game }: TableState): RunningGame | undefined =>
  phase === 'playing' ? game : undefined;

/** Nobody may act until the game is resumed. */
export function pause(table: TableState, { reason }: Of<'paused'>): Change {
  const game = running(table);
  if (game === undefined) return fail(rejection('not-in-game'));
  if (game.paused !== undefined) return notAvailable('paused');
  return changed({ game: { ...game, paused: reason } }, { type: 'paused', reason });
}

export function resume(table: TableState): Change {
  const game = running(table);
  if (game === undefined) return fail(rejection('not-in-game'));
  if (game.paused === undefined) return notAvailable('resumed');
  return changed({ game: goingOn(game) }, { type: 'resumed' });
}

/** Somebody has to go and stays out. In the lobby the seat is free; in a game a bot plays on, and somebody else may take it. */
export function remove(table: TableState, entry: Of<'removed'>): Change {
  const person = personAt(table, entry.seat);
  if (!person.ok) return person;
  const { occupant, name, token } = person.value;
  const removed = {
    occupant,
    name,
    ...(token !== undefined && { token }),
    ...(entry.address !== undefined && { address: entry.address }),
  };
  const { standIn } = table.setup;
  const left =
    table.phase === 'lobby'
      ? { seats: withSeat(table, entry.seat, { type: 'free' }) }
      : givenUp(table, entry.seat, table.phase === 'playing' ? { ...person.value, standIn } : person.value);
  return changed(
    { ...left, removed: [...table.removed, removed] },
    { type: 'removed', seat: entry.seat, name },
  );
}

/** A browser that only watches has to go and stays out. Its number is one that no seat will have. */
export function removeDevice(table: TableState, { address, token }: Of<'device-removed'>): Change {
  const occupant = table.nextOccupant;
  const removed = [...table.removed, { occupant, name: '', ...(token !== undefined && { token }), address }];
  return changed({ removed, nextOccupant: occupant + 1 });
}

/** Who was removed may come again. */
export function letIn(table: TableState, { occupant }: Of<'let-in'>): Change {
  const removed = table.removed.filter((one) => one.occupant !== occupant);
  return removed.length === table.removed.length ? notAvailable('let-in') : changed({ removed });
}

/** A person hosts beside the owner, or nobody does any more. */
export function appoint(table: TableState, { seat }: Of<'second-host'>): Change {
  if (seat === null) return changed({ second: null });
  const person = personAt(table, seat);
  if (!person.ok) return person;
  const { occupant, name, open } = person.value;
  if (open === true) return notAvailable('second-host');
  return changed({ second: occupant }, { type: 'second-host', seat, name });
}

/** Secrets of a seat that moved which are remembered: a person changes devices seldom. */
const MOST_EARLIER = 8;

/**
 * The person plays on another device: a new occupant with everything of the old one but the secret, so that the old device holds nothing. In
 * a game that device knows a hand.
 */
export function moveSeat(table: TableState, { seat, token, device }: Of<'seat-moved'>): Change {
  const person = personAt(table, seat);
  if (!person.ok) return person;
  const occupant = table.nextOccupant;
  const { token: last, earlier = [], device: _device, ...kept } = person.value;
  const before = last === undefined ? earlier : [...earlier, last].slice(-MOST_EARLIER);
  const moved = {
    ...kept,
    occupant,
    token,
    person: personOf(person.value),
    ...(device && { device }),
    ...(before.length > 0 && { earlier: before }),
  };
  const changes: Partial<TableState> = {
    seats: withSeat(table, seat, moved),
    nextOccupant: occupant + 1,
    ...formerWith(table, seat),
    ...(table.second === person.value.occupant && { second: occupant }),
  };
  return changed(changes, { type: 'seat-moved', seat, name: person.value.name });
}
