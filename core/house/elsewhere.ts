import { seat } from '../base/ids.ts';
import { TABLE_LIMITS } from '../table/limits.ts';
import {
  ledgerNow,
  MOST_OF_EVENING,
  personOf,
  type LedgerEntry,
  type LedgerSeat,
  type TableState,
} from '../table/index.ts';
import type { HouseGame, HouseSeat, PersonId } from './house-game.ts';
import { nameKey } from './people.ts';

/** What tells people from each other across tables. */
export interface Identities {
  /** The id under which a person of the house counts now. */
  readonly currentId: (id: PersonId) => PersonId;
  /** The tables in memory: they know the browsers of people who are nobody in the house. */
  readonly tables: readonly TableState[];
}

/** A person as the ledger of the table shows them. */
interface Known {
  /** The number at the table; negative for who has never played there. */
  readonly person: number;
  readonly name: string;
  readonly colour: number;
}

/**
 * The matches that were played in the evening of a table at other tables, as entries of its ledger, the newest last. Somebody with a number at
 * the table has that number, name and colour. Everybody else has a negative number. Nobody's id is in it.
 *
 * @param games the matches of the evening at all tables, as recorded
 */
export function matchesElsewhere(
  table: TableState,
  games: readonly HouseGame[],
  identities: Identities,
): readonly LedgerEntry[] {
  const played = games.filter((game) => game.table !== table.id && game.endedAt !== undefined);
  played.sort((one, other) => (one.endedAt ?? 0) - (other.endedAt ?? 0) || (one.file < other.file ? -1 : 1));
  const known = knownAt(table, games, identities);
  const isTaken = (colour: number): boolean => [...known.values()].some((one) => one.colour === colour);
  const knownAs = (key: string, name: string): Known => {
    const before = known.get(key);
    if (before !== undefined) return before.person < 0 ? { ...before, name } : before;
    const strangers = [...known.values()].filter(({ person }) => person < 0).length;
    const colours = Array.from({ length: TABLE_LIMITS.colours }, (_, colour) => colour);
    const colour = colours.find((one) => !isTaken(one)) ?? known.size % TABLE_LIMITS.colours;
    const added = { person: -1 - strangers, name, colour };
    known.set(key, added);
    return added;
  };
  return played.slice(-MOST_OF_EVENING).map((game): LedgerEntry => {
    const people = game.seats.map((who, at) =>
      who.type === 'person' ? knownAs(keyOf(game, at, who, identities), who.name) : undefined,
    );
    return {
      game: game.game,
      names: game.seats.map(({ name }, at) => people[at]?.name ?? name),
      seats: game.seats.map((who, at) => ledgerSeat(who, people[at])),
      totals: game.totals,
      winners: game.places.flatMap((place, at) => (place === 1 ? [seat(at)] : [])),
      ...(game.startedAt !== undefined && { startedAt: game.startedAt }),
      endedAt: game.endedAt ?? 0,
      early: game.isEarly,
    };
  });
}

function ledgerSeat(who: HouseSeat, known: Known | undefined): LedgerSeat {
  switch (who.type) {
    case 'person':
      return known === undefined
        ? { type: 'unknown' }
        : { type: 'person', person: known.person, colour: known.colour };
    case 'bot':
      return { type: 'bot', bot: who.bot, ...(who.character && { character: who.character }) };
    case 'nobody':
    case 'unknown':
      return { type: who.type };
  }
}

const keyOfId = (id: PersonId): string => `id ${id}`;
const keyOfBrowser = (browser: string, name: string): string => `browser ${browser} ${nameKey(name)}`;

/** What tells the person on a seat of a match from all others: the id, or browser and name. */
function keyOf(
  { table: at, number = 0 }: HouseGame,
  index: number,
  who: HouseSeat & { readonly type: 'person' },
  { currentId, tables }: Identities,
): string {
  if (who.person !== undefined) return keyOfId(currentId(who.person));
  const table = tables.find(({ id }) => id === at);
  const played = table?.ledger[number - 1]?.seats?.[index];
  const person = played?.type === 'person' ? played.person : undefined;
  const browser = table === undefined || person === undefined ? undefined : browserOf(table, person);
  return browser === undefined ? `table ${at} ${person ?? who.name}` : keyOfBrowser(browser, who.name);
}

function browserOf({ seats, departed }: TableState, person: number): string | undefined {
  const sitting = seats.find((who) => who.type === 'person' && personOf(who) === person);
  if (sitting?.type === 'person') return sitting.browser;
  return departed.find((one) => one.person === person)?.browser;
}

/** By key: everybody who has a number at a table. */
function knownAt(
  table: TableState,
  games: readonly HouseGame[],
  { currentId }: Identities,
): Map<string, Known> {
  const people = new Map<number, Known>();
  for (const { names, seats = [] } of ledgerNow(table))
    for (const [at, who] of seats.entries())
      if (who.type === 'person')
        people.set(who.person, { person: who.person, name: names[at] ?? '', colour: who.colour ?? at });
  const known = new Map<string, Known>();
  const add = (key: string, person: number): void => {
    const one = people.get(person);
    if (one !== undefined) known.set(key, one);
  };
  for (const { person, name, browser } of table.departed) add(keyOfBrowser(browser, name), person);
  for (const game of games)
    for (const [at, who] of game.seats.entries()) {
      const own = game.table === table.id ? table.ledger[(game.number ?? 0) - 1]?.seats?.[at] : undefined;
      if (who.type === 'person' && who.person !== undefined && own?.type === 'person')
        add(keyOfId(currentId(who.person)), own.person);
    }
  for (const who of table.seats) {
    if (who.type !== 'person') continue;
    const { name, colour, house, browser } = who;
    people.set(personOf(who), { person: personOf(who), name, colour });
    if (typeof house === 'string') add(keyOfId(currentId(house)), personOf(who));
    else if (browser !== undefined) add(keyOfBrowser(browser, name), personOf(who));
  }
  return known;
}
