import { eveningsOf } from '../../../core/house/evenings.ts';
import type { HouseGame, PersonId } from '../../../core/house/house-game.ts';
import { playsIn } from '../../../core/house/played.ts';
import type { EveningLine, RecordFilters, RecordLine, RecordList } from '../../../core/protocol/records.ts';
import type { IndexLine } from './record-index.ts';

/** The part of the list that a page asks for. */
export interface ListRequest extends Omit<RecordFilters, 'personId'> {
  /** Only matches that count for the person with these ids. */
  readonly ids?: readonly PersonId[];
  /** The file after which to continue; absent: from the start. */
  readonly after?: string;
  /** Most records to return. */
  readonly most: number;
}

/** A record in its place in the list. */
interface Sorted {
  readonly line: IndexLine;
  readonly row: RecordLine;
  /** The end of the match, or the day in the name of its file; 0 if neither is known. */
  readonly at: number;
}

/** Lists records by evenings and in them by time, the newest first. */
export function listOf(lines: readonly IndexLine[], { after, most, ...filters }: ListRequest): RecordList {
  const games = lines.flatMap((line) => (line.ok ? [line.game] : []));
  const evenings = eveningsOf(games);
  const sorted = lines.map((line): Sorted => ({ line, row: rowOf(line, evenings), at: timeOf(line) }));
  const groups = new Map<string, Sorted[]>();
  for (const one of sorted) {
    const key = (one.row.ok ? one.row.evening : undefined) ?? one.row.file;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const newestFirst = [...groups.values()]
    .map((group) => group.sort((one, other) => other.at - one.at || byFile(one, other)))
    .sort(([one], [other]) =>
      one === undefined || other === undefined ? 0 : other.at - one.at || byFile(one, other),
    )
    .flat();
  const found = newestFirst.filter(({ line }) => matches(line, filters)).map(({ row }) => row);
  const rest = found.slice(found.findIndex(({ file }) => file === after) + 1);
  const records = rest.slice(0, most);
  const shown = new Set(records.flatMap((row) => (row.ok && row.evening !== undefined ? [row.evening] : [])));
  return {
    records,
    isMore: rest.length > most,
    evenings: [...shown].map((id) => eveningLine(id, groups.get(id) ?? [])),
    found: found.length,
    ...factsOf(lines),
  };
}

const byFile = (one: Sorted, other: Sorted): number => (one.row.file < other.row.file ? 1 : -1);

/** Returns the day at the start of a file name; foreign files may have any name. */
const dayOf = (file: string): number => Date.parse(/^\d{4}-\d\d-\d\d/.exec(file)?.[0] ?? '') || 0;

const timeOf = (line: IndexLine): number =>
  line.ok ? (line.game.endedAt ?? dayOf(line.game.file)) : dayOf(line.file);

function rowOf(line: IndexLine, evenings: ReadonlyMap<string, string>): RecordLine {
  if (!line.ok) return { file: line.file, ok: false, why: line.why };
  const { game, title, isOlder } = line;
  const { file, seats, places, isEarly, endedAt, table, number } = game;
  const evening = evenings.get(file);
  const winners = seats.filter((_, at) => places[at] === 1);
  const uncounted = winners.flatMap(({ type, name }) => (type === 'nobody' ? [name] : []));
  return {
    file,
    ok: true,
    game: game.game,
    names: seats.map(({ name }) => name),
    winners: winners.map(({ name }) => name),
    ...(uncounted.length > 0 && { uncounted }),
    early: isEarly,
    ...(endedAt !== undefined && { endedAt }),
    ...(title !== undefined && { title }),
    ...(table !== undefined && { table }),
    ...(number !== undefined && { number }),
    ...(evening !== undefined && { evening }),
    ...(isOlder && { isOlder }),
  };
}

/** The names of the people of a match, also of those for whom somebody else played on. */
const peopleOf = ({ seats }: HouseGame): readonly string[] =>
  seats.flatMap((who) => (who.type === 'bot' ? [] : [who.name]));

type Filters = Omit<ListRequest, 'after' | 'most'>;

function matches(line: IndexLine, filters: Filters): boolean {
  if (Object.keys(filters).length === 0) return true;
  if (!line.ok) return false;
  const { person, ids, game, month } = filters;
  const isOfMonth = month === undefined || monthOf(line.game) === month;
  const isOfGame = game === undefined || line.game.game === game;
  const text = folded(person ?? '');
  const isTheirs = text === '' || peopleOf(line.game).some((name) => folded(name).includes(text));
  const isPersons = ids === undefined || playsIn(line.game, ids);
  return isOfMonth && isOfGame && isTheirs && isPersons;
}

/** A name as it is searched: without accents, upper and lower case alike. */
const folded = (text: string): string =>
  text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** The month in which a match ended by this computer's calendar, as `2026-01`. */
function monthOf({ endedAt }: HouseGame): string | undefined {
  if (endedAt === undefined) return undefined;
  const date = new Date(endedAt);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

function eveningLine(id: string, group: readonly Sorted[]): EveningLine {
  const games = group.flatMap(({ line }) => (line.ok ? [line.game] : []));
  const starts = games.flatMap(({ startedAt, endedAt }) => startedAt ?? endedAt ?? []);
  return {
    id,
    startedAt: Math.min(...starts),
    names: [...new Set(games.toReversed().flatMap(peopleOf))],
    games: games.length,
  };
}

/** What is said of all records, whatever is searched. */
function factsOf(lines: readonly IndexLine[]): Pick<RecordList, 'bytes' | 'games' | 'months'> {
  const games = lines.flatMap((line) => (line.ok ? [line.game] : []));
  const months = new Set(games.flatMap((one) => monthOf(one) ?? []));
  return {
    bytes: lines.reduce((sum, { bytes }) => sum + bytes, 0),
    games: [...new Set(games.map(({ game }) => game))].sort(),
    months: [...months].sort().reverse(),
  };
}
