import { bgStatsOf } from '../../core/house/bg-stats.ts';
import { csvOf } from '../../core/house/csv.ts';
import type { ExportedMatch, ExportWords, LocalTime } from '../../core/house/exported.ts';
import type { HouseGame } from '../../core/house/house-game.ts';
import type { HousePeople } from '../../core/house/people.ts';
import type { ExportKind } from '../../core/protocol/archives.ts';
import { parseJson } from '../../core/protocol/decode.ts';
import { firstSeatOf, parseRecord } from '../../core/record/index.ts';
import { archiveOf } from './storage/archive.ts';
import type { RecordFiles } from './storage/record-files.ts';

export interface ExportingParts {
  readonly records: Pick<RecordFiles, 'games' | 'contents'>;
  readonly people: HousePeople;
}

/** The files that other programs read. */
const TEXTS = {
  table: csvOf,
  'bg-stats': (...about: Parameters<typeof bgStatsOf>) => JSON.stringify(bgStatsOf(...about)),
} as const;

/**
 * Makes a file of everything that the house has.
 * @param titles What the games are called.
 * @throws The system's error.
 */
export async function exportHouse(
  { records, people }: ExportingParts,
  kind: ExportKind,
  titles: ReadonlyMap<string, string>,
): Promise<Buffer> {
  if (kind === 'archive') return archiveOf(people, records.contents());
  const games = new Map((await records.games()).map((game) => [game.file, game]));
  const matches: ExportedMatch[] = [];
  for await (const { file, content } of records.contents()) {
    const game = games.get(file);
    if (game !== undefined) matches.push(matchOf(game, content.toString('utf8')));
  }
  const words: ExportWords = { titles, localTime };
  return Buffer.from(TEXTS[kind](matches, people, words));
}

const two = (value: number): string => String(value).padStart(2, '0');

/** A moment by the clock of this computer. */
export function localTime(at: number): LocalTime {
  const date = new Date(at);
  const ahead = -date.getTimezoneOffset();
  const size = Math.abs(ahead);
  return {
    day: [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())].join(
      '-',
    ),
    time: [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':'),
    offset: `${ahead < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`,
  };
}

function matchOf(game: HouseGame, text: string): ExportedMatch {
  const json = parseJson(text);
  const record = json.ok ? parseRecord(json.value) : undefined;
  const starts = record?.ok === true ? firstSeatOf(record.value) : undefined;
  return { game, ...(starts !== undefined && { starts }) };
}
