import { DAILY } from '../base/daily.ts';
import { rejection } from '../base/rejection.ts';
import { fail } from '../base/result.ts';
import { changed, type Change, type EntryOf } from './change.ts';
import { gameOptions } from './game.ts';
import { formerWith, givenUp, withDeparted } from './lobby.ts';
import { unpaused, withMemoryAid } from './play.ts';
import { personAt, personOf, withSeat } from './seats.ts';
import { adjustable, parseSetup } from './setup.ts';
import type { RunningGame, TableNews, TableState } from './state.ts';

const notAvailable = (type: string): Change => fail(rejection('not-available', { type, available: [] }));

/** Changes pace, clock, stand-in, join policy or aids at any time; the news lists what differs. */
export function adjust(
  table: TableState,
  { type: _type, at: _at, memoryAid, ...settings }: EntryOf<'adjusted'>,
): Change {
  const options = gameOptions(table);
  const { daily, ...others } = table.setup;
  // With other aids it is no longer the daily deal that everybody plays
  const isDaily = (memoryAid ?? DAILY.memoryAid) === DAILY.memoryAid && settings.coach !== true;
  const setup = parseSetup({
    ...others,
    ...(isDaily && daily !== undefined && { daily }),
    ...settings,
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
    { setup: setup.value, ...(isAided && { game: withMemoryAid({ ...table, setup: setup.value }, game) }) },
    ...news,
  );
}

/** The current match; undefined outside one. */
const running = ({ phase, game }: TableState): RunningGame | undefined =>
  phase === 'playing' ? game : undefined;

/** Pauses the match: actions are rejected until it is resumed. */
export function pause(table: TableState, { reason }: EntryOf<'paused'>): Change {
  const game = running(table);
  if (game === undefined) return fail(rejection('not-in-game'));
  if (game.paused !== undefined) return notAvailable('paused');
  return changed({ game: { ...game, paused: reason } }, { type: 'paused', reason });
}

export function resume(table: TableState): Change {
  const game = running(table);
  if (game === undefined) return fail(rejection('not-in-game'));
  if (game.paused === undefined) return notAvailable('resumed');
  return changed({ game: unpaused(game) }, { type: 'resumed' });
}

/** Removes a person. In the lobby the seat becomes free; in a match a bot plays on, and another person may take the seat. */
export function remove(table: TableState, entry: EntryOf<'removed'>): Change {
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
      ? { departed: withDeparted(table, entry.seat), seats: withSeat(table, entry.seat, { type: 'free' }) }
      : givenUp(table, entry.seat, table.phase === 'playing' ? { ...person.value, standIn } : person.value);
  return changed(
    { ...left, removed: [...table.removed, removed] },
    { type: 'removed', seat: entry.seat, name },
  );
}

/** Removes a spectator's browser, under an occupant number that no seat has. */
export function removeDevice(table: TableState, { address, token }: EntryOf<'device-removed'>): Change {
  const occupant = table.nextOccupant;
  const removed = [...table.removed, { occupant, name: '', ...(token !== undefined && { token }), address }];
  return changed({ removed, nextOccupant: occupant + 1 });
}

/** Lets a removed person return. */
export function letIn(table: TableState, { occupant }: EntryOf<'let-in'>): Change {
  const removed = table.removed.filter((one) => one.occupant !== occupant);
  return removed.length === table.removed.length ? notAvailable('let-in') : changed({ removed });
}

/** Appoints a co-host, or nobody. */
export function appoint(table: TableState, { seat }: EntryOf<'second-host'>): Change {
  if (seat === null) return changed({ second: null });
  const person = personAt(table, seat);
  if (!person.ok) return person;
  const { occupant, name, open } = person.value;
  if (open === true) return notAvailable('second-host');
  return changed({ second: occupant }, { type: 'second-host', seat, name });
}

/** Maximum number of earlier tokens stored for a seat: people rarely change devices. */
const MOST_EARLIER = 8;

/**
 * Transfers a seat to another device: a new occupant with everything of the old one but the token, so that the old device holds nothing.
 * During a match the old device knows a hand.
 */
export function moveSeat(table: TableState, { seat, token, device, browser }: EntryOf<'seat-moved'>): Change {
  const person = personAt(table, seat);
  if (!person.ok) return person;
  const occupant = table.nextOccupant;
  const { token: last, earlier = [], device: _device, browser: _browser, ...others } = person.value;
  const before = last === undefined ? earlier : [...earlier, last].slice(-MOST_EARLIER);
  const moved = {
    ...others,
    occupant,
    token,
    person: personOf(person.value),
    ...(device && { device }),
    ...(browser && { browser }),
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
