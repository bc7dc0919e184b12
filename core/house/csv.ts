import {
  eveningStarts,
  inOrder,
  minutesOf,
  seatsOfMatch,
  uuidOfMatch,
  type ExportedMatch,
  type ExportedSeat,
  type ExportWords,
} from './exported.ts';
import { mergesOf, personWith, type HousePeople } from './people.ts';

type Cell = string | number | boolean | undefined;

/** The columns, in their order. Programs read them, so they are the same in every language. */
const COLUMNS = [
  'match',
  'evening',
  'started',
  'ended',
  'minutes',
  'game',
  'edition',
  'ended_early',
  'players',
  'seat',
  'name',
  'played_by',
  'person',
  'strength',
  'place',
  'total',
  'won',
  'first_turn',
] as const;
type Row = Readonly<Record<(typeof COLUMNS)[number], Cell>>;

/**
 * All matches as a table for spreadsheets, a line for each seat (RFC 4180, UTF-8 with a byte order mark).
 */
export function csvOf(matches: readonly ExportedMatch[], house: HousePeople, words: ExportWords): string {
  const merges = mergesOf(house);
  const evenings = eveningStarts(matches.map(({ game }) => game));
  const rows = inOrder(matches).flatMap((match) =>
    seatsOfMatch(match, merges).map((seat, at) =>
      rowOf(match, seat, at, { house, words, evening: evenings.get(match.game.file) }),
    ),
  );
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => cellText(row[column])))];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}

function rowOf(
  { game }: ExportedMatch,
  { seat, person, place, total, isFirst }: ExportedSeat,
  at: number,
  {
    house,
    words,
    evening,
  }: {
    readonly house: HousePeople;
    readonly words: ExportWords;
    readonly evening: number | undefined;
  },
): Row {
  const { startedAt, endedAt } = game;
  const { titles, localTime } = words;
  const moment = (time: number | undefined): string | undefined => {
    if (time === undefined) return undefined;
    const { day, time: clock, offset } = localTime(time);
    return `${day}T${clock}${offset}`;
  };
  return {
    match: uuidOfMatch(game),
    evening: evening === undefined ? undefined : localTime(evening).day,
    started: moment(startedAt),
    ended: moment(endedAt),
    minutes: minutesOf(game),
    game: titles.get(game.game) ?? game.game,
    edition: game.edition,
    ended_early: game.isEarly,
    players: game.seats.length,
    seat: at + 1,
    name: seat.name,
    played_by: seat.type,
    person: person === undefined ? undefined : personWith(house, person)?.name,
    strength: seat.type === 'bot' ? seat.bot : undefined,
    place,
    total,
    won: place === undefined ? undefined : place === 1 && !game.isEarly,
    first_turn: isFirst,
  };
}

/** Spreadsheets take a text that begins like this for a formula, also with the wide signs of East Asian keyboards. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/u;

function cellText(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
