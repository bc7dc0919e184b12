import { CHARACTER_NAMES, type Character } from '../base/characters.ts';
import { seat, seatsOf, type Seat } from '../base/ids.ts';
import { isSameJson } from '../base/json.ts';
import { membersOf } from '../base/lists.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { changed, type Change, type EntryOf } from './change.ts';
import { botOf, gameOfSetup } from './game.ts';
import {
  charactersAt,
  firstFree,
  freeColour,
  freeName,
  isSameName,
  nameAt,
  occupantOf,
  personAt,
  personOf,
  withSeat,
} from './seats.ts';
import { parseSetup } from './setup.ts';
import type { BotSeat, Departed, PersonSeat, SeatState, TableNews, TableSetup, TableState } from './state.ts';

const inLobby = (table: TableState): Rejection | undefined =>
  table.phase === 'lobby' ? undefined : rejection('not-in-lobby');

/**
 * Sets a new setup. Occupants move up if seats disappear, and have to confirm that they are ready, since the rules may have changed. The
 * stand-in replaces bots that a new game does not have.
 */
export function configure(table: TableState, entry: EntryOf<'configured'>): Change {
  const error = inLobby(table);
  if (error !== undefined) return fail(error);
  const setup = parseSetup(entry.setup);
  if (!setup.ok) return setup;
  const { seatCount } = setup.value;
  const seats = fitSeats(table.seats, seatCount);
  if (seats === undefined)
    return fail(rejection('bad-seats', { reason: 'occupied', least: peopleIn(table.seats) }));
  const fitting = seats.map((who) => withBotOf(setup.value, withReady(who, false)));
  const news = { type: 'configured', changed: differences(table.setup, setup.value) } as const;
  return changed({ setup: setup.value, seats: fitting }, news, ...botNews(seats, fitting));
}

/** The fields in which two setups differ. */
const differences = (one: TableSetup, other: TableSetup): readonly TableField[] =>
  SETUP_KEYS.filter((key) => !isSameJson(one[key], other[key]));

/** The fields that people choose; `daily` follows from them. */
type TableField = Exclude<keyof TableSetup, 'daily'>;
const SETUP_KEYS = membersOf<TableField>({
  title: true,
  game: true,
  options: true,
  seatCount: true,
  reach: true,
  graceSeconds: true,
  pace: true,
  clock: true,
  standIn: true,
  door: true,
  coach: true,
  openHands: true,
  hostShuffles: true,
});

const withBotOf = (setup: TableSetup, who: SeatState): SeatState =>
  who.type !== 'bot' ? who : { ...who, bot: botOf(setup, who.bot) ?? setup.standIn };

const botNews = (before: readonly SeatState[], after: readonly SeatState[]): readonly TableNews[] =>
  after.flatMap((who, index) => {
    const old = before[index];
    const isOther = who.type === 'bot' && old?.type === 'bot' && who.bot !== old.bot;
    return isOther ? [{ type: 'bot-changed', seat: seat(index), name: who.name, bot: who.bot }] : [];
  });

const peopleIn = (seats: readonly SeatState[]): number => seats.filter((who) => who.type === 'person').length;

/** The same occupants on `count` seats, in order; bots leave first. Undefined if the people do not fit. */
function fitSeats(seats: readonly SeatState[], count: number): readonly SeatState[] | undefined {
  if (count >= seats.length) return [...seats, ...freeSeats(count - seats.length)];
  if (seats.slice(count).every((who) => who.type === 'free')) return seats.slice(0, count);
  if (peopleIn(seats) > count) return undefined;
  let bots = count - peopleIn(seats);
  const occupants = seats.filter((who) => who.type === 'person' || (who.type === 'bot' && bots-- > 0));
  return [...occupants, ...freeSeats(count - occupants.length)];
}

/** `count` free seats. */
export const freeSeats = (count: number): readonly SeatState[] =>
  Array.from({ length: count }, () => ({ type: 'free' }));

const withReady = (who: SeatState, ready: boolean): SeatState =>
  who.type === 'person' ? { ...who, ready: ready || who.isHost } : who;

/** A person takes a free seat, or during a match one that was given up or opened, or a bot's. */
export function join(table: TableState, entry: EntryOf<'joined'>): Change {
  const at = seatFor(table, entry.seat);
  if (!at.ok) return at;
  const name = freeName(table, entry.name, at.value);
  if (!name.ok) return name;
  const { browser } = entry;
  const departed = withDeparted(table, at.value);
  const returning = departed.find((one) => one.browser === browser && isSameName(one.name, name.value));
  const person: PersonSeat = {
    type: 'person',
    occupant: table.nextOccupant,
    name: name.value,
    colour: freeColour(table, entry.colour, at.value),
    ready: entry.isHost || table.phase !== 'lobby',
    isHost: entry.isHost,
    ...(entry.token === undefined ? {} : { token: entry.token }),
    ...(entry.device === undefined ? {} : { device: entry.device }),
    ...(entry.house === undefined ? {} : { house: entry.house }),
    ...(browser === undefined ? {} : { browser }),
    ...(returning && { person: returning.person }),
  };
  const changes = {
    departed: departed.filter((one) => one !== returning),
    seats: withSeat(table, at.value, person),
    nextOccupant: table.nextOccupant + 1,
    ...formerWith(table, at.value),
  };
  return changed(changes, { type: 'joined', seat: at.value, name: person.name });
}

/** Maximum number of people who left and are recognised when they come back. */
const MOST_DEPARTED = 64;

/** Those who have left, with the person on a seat. Who came with an unknown browser cannot be recognised. */
export function withDeparted({ seats, departed }: TableState, at: Seat): readonly Departed[] {
  const who = seats[at];
  if (who?.type !== 'person' || who.browser === undefined) return departed;
  const { name, browser } = who;
  return [...departed, { person: personOf(who), name, browser }].slice(-MOST_DEPARTED);
}

/** Remembers the seat's token when its person leaves during a match, because they know a hand. */
export function formerWith(table: TableState, at: Seat): Partial<TableState> {
  const who = table.seats[at];
  if (table.phase !== 'playing' || who?.type !== 'person' || who.token === undefined) return {};
  return { former: [...table.former, who.token] };
}

function seatFor(table: TableState, requested: Seat | undefined): Result<Seat, Rejection> {
  const open = table.seats.findIndex((who) => who.type === 'person' && who.open === true);
  const first = table.phase === 'lobby' ? firstFree(table) : open < 0 ? undefined : seat(open);
  if (requested === undefined) return first === undefined ? fail(rejection('table-full')) : ok(first);
  const occupant = occupantOf(table, requested);
  if (!occupant.ok) return occupant;
  return mayJoin(table, occupant.value) ? ok(requested) : fail(rejection('seat-taken', { seat: requested }));
}

/** Whether a person may take the seat, if the host agrees. */
export function mayJoin({ phase }: TableState, who: SeatState): boolean {
  if (phase === 'lobby') return who.type === 'free';
  return who.type === 'bot' ? phase === 'playing' : who.type === 'person' && who.open === true;
}

/** Gives up a seat. Outside the lobby it keeps its name and is open to others. */
export function leave(table: TableState, entry: EntryOf<'left'>): Change {
  const news: TableNews = { type: 'left', seat: entry.seat, name: nameAt(table, entry.seat) };
  if (table.phase === 'lobby') {
    const occupant = occupantOf(table, entry.seat);
    if (!occupant.ok) return occupant;
    if (occupant.value.type === 'free') return changed({});
    const departed = withDeparted(table, entry.seat);
    return changed({ departed, seats: withSeat(table, entry.seat, { type: 'free' }) }, news);
  }
  const person = personAt(table, entry.seat);
  if (!person.ok) return person;
  return changed(givenUp(table, entry.seat, person.value), news);
}

/** A seat that was given up outside the lobby. */
export const givenUp = (table: TableState, at: Seat, person: PersonSeat): Partial<TableState> => {
  const {
    token: _token,
    earlier: _earlier,
    person: _person,
    device: _device,
    house: _house,
    browser: _browser,
    ...others
  } = person;
  const open: PersonSeat = { ...others, isHost: false, occupant: table.nextOccupant, open: true };
  return {
    seats: withSeat(table, at, open),
    nextOccupant: table.nextOccupant + 1,
    departed: withDeparted(table, at),
    ...formerWith(table, at),
  };
};

/** Changes name or colour, or who the person is in the house. Outside the lobby it is news, since people know each other by name. */
export function rename(table: TableState, entry: EntryOf<'renamed'>): Change {
  const person = personAt(table, entry.seat);
  if (!person.ok) return person;
  const { seat: at } = entry;
  const name = freeName(table, entry.name, at);
  if (!name.ok) return name;
  const colour = freeColour(table, entry.colour, at);
  const before = person.value.name;
  const isNews = table.phase !== 'lobby' && before !== name.value;
  const news: readonly TableNews[] = isNews ? [{ type: 'renamed', seat: at, name: name.value, before }] : [];
  const { house = person.value.house } = entry;
  const renamed = { ...person.value, name: name.value, colour, ...(house !== undefined && { house }) };
  return changed({ seats: withSeat(table, at, renamed) }, ...news);
}

/** A person is or is not ready for the match to start. */
export function ready(table: TableState, entry: EntryOf<'readied'>): Change {
  const error = inLobby(table);
  if (error !== undefined) return fail(error);
  const person = personAt(table, entry.seat);
  if (!person.ok) return person;
  return changed({ seats: withSeat(table, entry.seat, { ...person.value, ready: entry.ready }) });
}

/** Puts a bot on a free seat, or changes the strength or the character of the one there. */
export function seatBot(table: TableState, entry: EntryOf<'bot-seated'>): Change {
  const error = inLobby(table);
  if (error !== undefined) return fail(error);
  const occupant = occupantOf(table, entry.seat);
  if (!occupant.ok) return occupant;
  if (occupant.value.type === 'person') return fail(rejection('seat-taken', { seat: entry.seat }));
  const bot = botOf(table.setup, entry.bot);
  if (bot === undefined) return fail(unknownBot(table.setup, entry.bot));
  const { character } = entry;
  if (occupant.value.type === 'bot' && character === undefined)
    return changed({ seats: withSeat(table, entry.seat, { ...occupant.value, bot }) });
  if (character !== undefined && charactersAt(table, entry.seat).includes(character))
    return fail(rejection('bad-target', { target: character, allowed: freeCharacters(table) }));
  const name = freeName(table, entry.name, entry.seat);
  if (!name.ok) return name;
  const colour = occupant.value.type === 'bot' ? occupant.value.colour : freeColour(table, entry.colour);
  const botSeat: BotSeat = { type: 'bot', name: name.value, colour, bot, ...(character && { character }) };
  return changed({ seats: withSeat(table, entry.seat, botSeat) });
}

const freeCharacters = (table: TableState): readonly Character[] =>
  CHARACTER_NAMES.filter((one) => !charactersAt(table).includes(one));

/** The rejection of a bot that the game does not have. */
export const unknownBot = (setup: TableSetup, bot: string): Rejection =>
  rejection('bad-target', { target: bot, allowed: Object.keys(gameOfSetup(setup).bots) });

/** Rearranges the seats; `order` names each old seat once. */
export function shuffle(table: TableState, entry: EntryOf<'shuffled'>): Change {
  const error = inLobby(table);
  if (error !== undefined) return fail(error);
  const isPermutation =
    entry.order.length === table.seats.length &&
    seatsOf(table.seats.length).every((at) => entry.order.includes(at));
  if (!isPermutation) return fail(rejection('malformed', { at: 'order', expected: 'each seat once' }));
  return changed({ seats: entry.order.map((from) => table.seats[from] as SeatState) }, { type: 'shuffled' });
}
