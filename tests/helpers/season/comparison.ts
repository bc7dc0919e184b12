import { eveningRanking } from '../../../core/base/evening/ranking.ts';
import { placesOfResult } from '../../../core/base/places.ts';
import { statisticsOf, type HouseGame, type Merges } from '../../../core/house/index.ts';
import type { RecordList } from '../../../core/protocol/records.ts';
import { eveningRecounted, historyRecounted, matchesIn, mergesIn, recounted } from './recount.ts';
import type { Season, SeasonLedger } from './season.ts';

/** What the app says of a season. */
export interface Said {
  readonly games: readonly HouseGame[];
  readonly merges: Merges;
  readonly ledgers: readonly SeasonLedger[];
  readonly list: RecordList;
}

/** How often two programs said the same, and where they did not. */
export interface Comparison {
  readonly numbers: number;
  readonly others: number;
  readonly differences: readonly string[];
}

/** In rungs: the fit of the app stops when its next step would be a tenth of that. */
const TOLERANCE = 1e-4;
const WITHIN_TOLERANCE: readonly string[] = ['at', 'low', 'high'];

/** What the app makes of the folder of a season, before anybody looks at it. */
export async function saidOf({ computer, ledgers }: Season): Promise<Said> {
  const { records, people } = computer;
  return {
    games: await records.games(),
    merges: new Map(Object.entries(people.now().merged)),
    ledgers,
    list: await records.list({ most: 1_000_000 }),
  };
}

/** What the second program counts in the files of a folder, in the same form. */
export function recountIn(folder: string, ledgers: readonly SeasonLedger[]) {
  const matches = matchesIn(folder);
  return {
    games: matches,
    statistics: recounted(matches, mergesIn(folder)),
    rankings: ledgers.map(({ table, first, entries }) =>
      eveningRecounted(folder, table, first, entries.length),
    ),
    history: historyRecounted(matches),
  };
}

/** Every number that the app shows of a season. */
export const shownOf = ({ games, merges, ledgers, list }: Said) => ({
  games: byFile(games),
  statistics: statisticsOf(games, merges),
  rankings: ledgers.map(rankingOf),
  history: historyOf(list),
});

/** As the closing page of the evening ranks people. */
const rankingOf = ({ entries }: SeasonLedger): ReturnType<typeof eveningRanking> =>
  eveningRanking(
    entries.map((entry) => ({
      seats: entry.names.map((name, at) => ({ ...(entry.seats?.[at] ?? { type: 'unknown' }), name })),
      places: placesOfResult(entry),
      isEarly: entry.early,
    })),
  );

/** Without what only the app has: ids of evenings and sizes of files. */
function historyOf({ records, evenings, games, months }: RecordList) {
  const lines = records.flatMap((line) => (line.ok ? [line] : []));
  return {
    games,
    months,
    matches: byFile(lines).map(({ file, names, winners, early }) => ({ file, names, winners, early })),
    evenings: evenings.map(({ id, startedAt, names, games: count }) => ({
      startedAt,
      names: [...names].sort(),
      games: count,
      files: lines.flatMap(({ file, evening }) => (evening === id ? [file] : [])).sort(),
    })),
  };
}

const byFile = <Line extends { readonly file: string }>(lines: readonly Line[]): readonly Line[] =>
  [...lines].sort((one, other) => (one.file < other.file ? -1 : 1));

/** Compares two values leaf by leaf. */
export function compare(app: unknown, recount: unknown, path = ''): Comparison {
  if (isObject(app) && isObject(recount)) {
    const keys = [...new Set([...Object.keys(app), ...Object.keys(recount)])];
    const parts = keys.map((key) => compare(app[key], recount[key], `${path}/${key}`));
    return {
      numbers: parts.reduce((sum, { numbers }) => sum + numbers, 0),
      others: parts.reduce((sum, { others }) => sum + others, 0),
      differences: parts.flatMap(({ differences }) => differences),
    };
  }
  const isNumber = typeof app === 'number';
  const isClose = WITHIN_TOLERANCE.includes(path.split('/').at(-1) ?? '');
  const isSame = isNumber && isClose ? Math.abs(app - Number(recount)) < TOLERANCE : app === recount;
  return {
    numbers: isNumber ? 1 : 0,
    others: isNumber ? 0 : 1,
    differences: isSame ? [] : [`${path}: ${JSON.stringify(app)}, but counted ${JSON.stringify(recount)}`],
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
