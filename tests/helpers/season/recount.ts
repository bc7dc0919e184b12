/**
 * A second program that counts the house book anew, from the files of a folder alone. It shares no code with what it checks (`core/house`,
 * `core/base/evening`, `core/base/places`), and goes other ways: it compares seats pair by pair, and asks the rules only how a match ended
 * whose record does not say it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endOf, parseRecord } from '../../../core/record/index.ts';
import { featsRecounted } from '../../games/claim-checker.ts';
import type { Feats } from '../../games/claim-rules.ts';
import { ladderPlaces, type LadderMatch } from './ladder.ts';

/** By seat, who a match counts for; `why` says why it counts for nobody. */
interface Seat {
  readonly name: string;
  readonly type: 'person' | 'bot' | 'nobody' | 'unknown';
  readonly person?: string;
  readonly bot?: string;
  readonly character?: string;
}

export interface Match {
  readonly file: string;
  readonly game: string;
  readonly edition: string;
  readonly hands?: number;
  readonly evening?: string;
  readonly table?: string;
  readonly number?: number;
  readonly startedAt?: number;
  readonly endedAt?: number;
  readonly isEarly: boolean;
  readonly seats: readonly Seat[];
  readonly places: readonly number[];
  readonly totals: readonly number[];
  readonly feats?: Feats;
}

interface PlayerSpan {
  readonly type: string;
  readonly person?: number;
  readonly house?: string;
  readonly bot?: string;
  readonly character?: string;
  readonly from?: { readonly act: number };
  readonly to?: { readonly act: number };
  readonly standIns?: readonly Pick<PlayerSpan, 'from' | 'to'>[];
  readonly helped?: readonly { readonly act: number }[];
}

interface StoredRecord {
  readonly game: string;
  readonly options: { readonly edition?: string; readonly hands?: number };
  readonly seats: readonly string[];
  readonly actions: readonly { readonly seat: number }[];
  readonly meta?: {
    readonly table?: string;
    readonly evening?: string;
    readonly number?: number;
    readonly startedAt?: number;
    readonly seats?: readonly (readonly PlayerSpan[])[];
    readonly end?: {
      readonly endedAt: number;
      readonly early: boolean;
      readonly totals: readonly number[];
      readonly winners: readonly number[];
      readonly places?: readonly number[];
      readonly feats?: unknown;
    };
  };
}

/** The records of a folder that hold a finished match, by file. */
export function storedRecords(folder: string): ReadonlyMap<string, StoredRecord> {
  const found = new Map<string, StoredRecord>();
  for (const file of readdirSync(join(folder, 'records')).sort())
    try {
      found.set(file, JSON.parse(readFileSync(join(folder, 'records', file), 'utf8')) as StoredRecord);
    } catch {
      continue; // a damaged file counts for nothing
    }
  return found;
}

/** Every match of a folder, with who it counts for. */
export const matchesIn = (folder: string): readonly Match[] =>
  [...storedRecords(folder)].flatMap(([file, record]) => matchOf(file, record) ?? []);

function matchOf(file: string, record: StoredRecord): Match | undefined {
  const { table, evening, number, startedAt, seats: players, end: own } = record.meta ?? {};
  const end = own ?? endByRules(record);
  if (end === undefined) return undefined;
  const { totals, winners } = end;
  const places = own === undefined ? end.places : own.places;
  return {
    file,
    game: record.game,
    edition: record.options.edition ?? '',
    ...(record.options.hands !== undefined && { hands: record.options.hands }),
    ...(evening !== undefined && { evening }),
    ...(table !== undefined && { table }),
    ...(number !== undefined && { number }),
    ...(startedAt !== undefined && { startedAt }),
    ...(own && { endedAt: own.endedAt }),
    isEarly: end.early,
    seats: record.seats.map((name, at) => ({ name, ...whoCounts(players?.[at], at, record.actions) })),
    places:
      places ??
      totals.map(
        (total, at) =>
          1 +
          totals.filter((other, index) => {
            if (other !== total) return other > total;
            return winners.includes(index) && !winners.includes(at);
          }).length,
      ),
    totals,
    ...(own?.feats !== undefined && { feats: featsByRules(record) }),
  };
}

/** What the actions say, whatever the record says. */
function featsByRules(record: StoredRecord): Feats {
  const parsed = parseRecord(record);
  return (parsed.ok ? featsRecounted(parsed.value) : undefined) ?? {};
}

function endByRules(record: StoredRecord) {
  const end = endOf(record);
  if (!end.ok || end.value === undefined) return undefined;
  const { result, type } = end.value;
  return {
    early: type === 'early',
    totals: result?.totals ?? [],
    winners: (result?.winners ?? []).map(Number),
    places: result?.places ?? [],
  };
}

function whoCounts(
  players: readonly PlayerSpan[] | undefined,
  seat: number,
  actions: readonly { readonly seat: number }[],
): Omit<Seat, 'name'> {
  const last = players?.[players.length - 1];
  if (last === undefined) return { type: 'unknown' };
  if (last.type === 'bot')
    return {
      type: 'bot',
      bot: last.bot ?? '',
      ...(last.character !== undefined && { character: last.character }),
    };
  if (last.type === 'nobody') return { type: 'nobody' };
  let [own, others] = [0, 0];
  for (const [act, action] of actions.entries()) {
    if (action.seat !== seat) continue;
    const isIn = ({ from, to }: Pick<PlayerSpan, 'from' | 'to'>): boolean =>
      (from === undefined || from.act <= act) && (to === undefined || to.act > act);
    const isTheirs =
      isIn(last) && !last.standIns?.some(isIn) && !last.helped?.some((choice) => choice.act === act);
    if (isTheirs) own++;
    else others++;
  }
  if (others > own) return { type: 'nobody' };
  return { type: 'person', ...(last.house !== undefined && { person: last.house }) };
}

/** Who somebody is after all merges. */
export function mergesIn(folder: string): ReadonlyMap<string, string> {
  const { merged } = JSON.parse(readFileSync(join(folder, 'house.json'), 'utf8')) as {
    merged: Record<string, string>;
  };
  return new Map(Object.entries(merged));
}

/** A seat of a match that counts. */
interface Entry {
  readonly seat: number;
  readonly person: string | undefined;
  readonly bot: string | undefined;
  readonly place: number;
  readonly total: number;
  readonly isAlone: boolean;
}

interface Counted {
  readonly match: Match;
  readonly time: number | undefined;
  readonly evening: string;
  readonly entries: readonly Entry[];
}

function countedAmong(matches: readonly Match[], merges: ReadonlyMap<string, string>): readonly Counted[] {
  const counted: Counted[] = [];
  for (const match of matches) {
    if (match.isEarly || match.places.length !== match.seats.length) continue;
    const ids = match.seats.map(({ person }) =>
      person === undefined ? undefined : (merges.get(person) ?? person),
    );
    const entries: Entry[] = [];
    for (const [at, { type, bot }] of match.seats.entries()) {
      if (type !== 'person' && type !== 'bot') continue;
      const [id, place = 0, total = 0] = [ids[at], match.places[at], match.totals[at]];
      entries.push({
        seat: at,
        person: ids.filter((other) => other === id).length > 1 ? undefined : id,
        bot,
        place,
        total,
        isAlone: match.places.filter((other) => other === place).length === 1,
      });
    }
    const { evening, table } = match;
    const key = evening === undefined ? (table === undefined ? '' : `t${table}`) : `e${evening}`;
    if (entries.length > 1)
      counted.push({ match, time: match.endedAt ?? match.startedAt, evening: key, entries });
  }
  const isBefore = (one: Counted, other: Counted): boolean => {
    const [first, second] = [one.time ?? 0, other.time ?? 0];
    return first === second ? one.match.file < other.match.file : first < second;
  };
  return counted.sort((one, other) => (isBefore(one, other) ? -1 : 1));
}

/** The numbers of the house book, in the form of `HouseStatistics`. */
export function recounted(matches: readonly Match[], merges: ReadonlyMap<string, string>) {
  const counted = countedAmong(matches, merges);
  const people = [
    ...new Set(counted.flatMap(({ entries }) => entries.flatMap(({ person }) => person ?? []))),
  ].sort();
  const strengths = ladderPlaces(
    counted.map(({ match, evening, entries }): LadderMatch => ({ game: match.game, evening, entries })),
  );
  return {
    games: counted.length,
    people: people.map((person) => {
      const own = counted.filter(({ entries }) => entries.some((entry) => entry.person === person));
      const times = own.flatMap(({ time }) => time ?? []).sort((one, other) => one - other);
      const games = [...new Set(own.map(({ match }) => match.game))].sort();
      const others = people.filter((other) => other !== person);
      const strength = strengths.get(person);
      return {
        person,
        ...resultsIn(own, person),
        evenings: new Set(own.map(({ evening }) => evening)).size,
        ...(times.length > 0 && { firstAt: times[0], lastAt: times[times.length - 1] }),
        byGame: games.map((game) => ({
          game,
          ...resultsIn(
            own.filter(({ match }) => match.game === game),
            person,
          ),
        })),
        favouriteGames: mostOf(games, (game) => own.filter(({ match }) => match.game === game).length),
        companions: mostOf(
          others,
          (other) => own.filter(({ entries }) => entries.some((one) => one.person === other)).length,
        ),
        ...(strength && { strength }),
      };
    }),
    meetings: people.flatMap((one) =>
      people.flatMap((other) => (one < other ? meetingOf(counted, one, other) : [])),
    ),
    records: recordsOf(counted),
  };
}

/** Those with the largest number, if it is not 0. */
function mostOf(names: readonly string[], count: (name: string) => number): readonly string[] {
  const most = Math.max(1, ...names.map(count));
  return names.filter((name) => count(name) === most);
}

function resultsIn(matches: readonly Counted[], person: string) {
  let [games, wins, sharedWins, halves, opponents] = [0, 0, 0, 0, 0];
  const places: number[] = [];
  for (const { entries, match } of matches) {
    const own = entries.find((entry) => entry.person === person);
    if (own === undefined) continue;
    games++;
    opponents += match.seats.length - 1;
    halves -= 1; // of the own seat, below
    if (own.place === 1) wins++;
    if (own.place === 1 && !own.isAlone) sharedWins++;
    while (places.length < own.place) places.push(0);
    places[own.place - 1] = (places[own.place - 1] ?? 0) + 1;
    for (const place of match.places) halves += place > own.place ? 2 : place === own.place ? 1 : 0;
  }
  return { games, wins, sharedWins, leftBehind: halves / 2, opponents, places };
}

function meetingOf(counted: readonly Counted[], one: string, other: string) {
  let [games, halves] = [0, 0];
  for (const { entries } of counted) {
    const first = entries.find(({ person }) => person === one);
    const second = entries.find(({ person }) => person === other);
    if (first === undefined || second === undefined) continue;
    games++;
    halves += 1 + Math.sign(second.place - first.place);
  }
  if (games === 0) return [];
  const { low, high } = wilson(halves / 2, games);
  const isClear = games >= 8 && (low > 1 / 2 || high < 1 / 2);
  return [{ one, other, games, leftBehind: halves / 2, isClear }];
}

/** Wilson's interval of 95 % of a share. */
export function wilson(count: number, all: number): { readonly low: number; readonly high: number } {
  const [z, share] = [1.96, count / all];
  const middle = (share + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const half = (z / (1 + (z * z) / all)) * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  return { low: middle - half, high: middle + half };
}

function recordsOf(counted: readonly Counted[]) {
  const classOf = ({ match }: Counted): string =>
    JSON.stringify([match.game, match.edition, match.hands ?? 1, match.seats.length]);
  return [...new Set(counted.map(classOf))].sort().flatMap((name) => {
    const same = counted.filter((one) => classOf(one) === name);
    const [first] = same;
    if (same.length < 5 || first === undefined) return [];
    const { game, edition, hands, seats } = first.match;
    const facts = { game, edition, ...(hands && { hands }), seats: seats.length, games: same.length };
    const all = same.flatMap(({ match, entries }) =>
      entries.flatMap(({ person, total }) =>
        person === undefined ? [] : [{ person, file: match.file, total }],
      ),
    );
    const total = Math.max(...all.map((one) => one.total));
    const holders = all.filter((one) => one.total === total).map(({ person, file }) => ({ person, file }));
    const margins = same.map(({ entries }) => {
      const totals = entries.map((one) => one.total).sort((one, other) => other - one);
      return (totals[0] ?? 0) - (totals[1] ?? 0);
    });
    const margin = Math.min(...margins);
    const files = same.filter((_, at) => margins[at] === margin).map(({ match }) => match.file);
    return [
      ...(holders.length > 0 ? [{ ...facts, type: 'highest', total, holders }] : []),
      { ...facts, type: 'closest', margin, files },
      ...featRecords(same, facts),
    ];
  });
}

/** Which value of a feat is better (docs/records.md). */
const SMALLER_IS_BETTER: readonly string[] = ['station', 'light-win'];

function featRecords(same: readonly Counted[], facts: object) {
  const known = same.filter(({ match }) => match.feats !== undefined);
  if (known.length < 5) return [];
  const types = [...new Set(known.flatMap(({ match }) => Object.keys(match.feats ?? {})))];
  return types.flatMap((feat) => {
    const sign = SMALLER_IS_BETTER.includes(feat) ? -1 : 1;
    const done = known.flatMap(({ match, entries }) =>
      entries.flatMap(({ seat, person }) => {
        const value = match.feats?.[feat]?.[seat];
        return person === undefined || typeof value !== 'number' ? [] : [{ person, file: match.file, value }];
      }),
    );
    const [best] = [...done].sort((one, other) => sign * (other.value - one.value));
    if (best === undefined) return [];
    const holders = done.flatMap(({ person, file, value }) =>
      value === best.value ? [{ person, file }] : [],
    );
    return [{ ...facts, games: known.length, type: 'feat', feat, value: best.value, holders }];
  });
}

/** The ranking of an evening at one table, from its matches of some numbers. People are known by their number at the table. */
export function eveningRecounted(folder: string, table: string, first: number, count: number) {
  const own = [...storedRecords(folder).values()]
    .filter(
      ({ meta }) =>
        meta?.table === table && (meta.number ?? 0) >= first && (meta.number ?? 0) < first + count,
    )
    .sort((one, other) => (one.meta?.number ?? 0) - (other.meta?.number ?? 0));
  const people = new Map<
    number,
    { name: string; played: number; halves: number; met: number; wins: number }
  >();
  for (const record of own) {
    const match = matchOf('', record);
    if (match === undefined || match.isEarly || match.places.length === 0) continue;
    for (const [at, name] of record.seats.entries()) {
      const last = record.meta?.seats?.[at]?.at(-1);
      const place = match.places[at] ?? 0;
      if (last?.type !== 'person' || last.person === undefined) continue;
      const before = people.get(last.person) ?? { name, played: 0, halves: 0, met: 0, wins: 0 };
      const halves = match.places.reduce((sum, other) => sum + 1 + Math.sign(other - place), -1);
      people.set(last.person, {
        name,
        played: before.played + 1,
        halves: before.halves + halves,
        met: before.met + match.places.length - 1,
        wins: before.wins + (place === 1 ? 1 : 0),
      });
    }
  }
  const all = [...people].map(([person, one]) => ({ person, ...one }));
  type One = (typeof all)[number];
  // (halves / 2 + 4) / (met + 8), without fractions
  const lead = (one: One, other: One): number =>
    (one.halves + 8) * (other.met + 8) - (other.halves + 8) * (one.met + 8);
  return all
    .map((one) => ({ one, place: 1 + all.filter((other) => lead(other, one) > 0).length }))
    .sort((one, other) => one.place - other.place || other.one.wins - one.one.wins)
    .map(({ one: { person, name, played, halves, met, wins }, place }) => ({
      key: `${person}`,
      name,
      played,
      beaten: halves / 2,
      met,
      wins,
      place,
    }));
}

const PAUSE = 6 * 60 * 60_000;

/** The list of matches by evenings, the newest first. Matches without an evening's id belong together by table and time. */
export function historyRecounted(matches: readonly Match[]) {
  const startOf = ({ startedAt, endedAt }: Match): number => startedAt ?? endedAt ?? 0;
  const inTime = matches
    .filter(
      ({ endedAt, evening, table }) =>
        evening !== undefined || (endedAt !== undefined && table !== undefined),
    )
    .sort((one, other) => startOf(one) - startOf(other));
  const groups: Match[][] = [];
  for (const match of inTime) {
    const own = groups.find((group) =>
      group.some((other) =>
        match.evening === undefined
          ? other.table === match.table && startOf(match) - (other.endedAt ?? 0) < PAUSE
          : other.evening === match.evening,
      ),
    );
    if (own === undefined) groups.push([match]);
    else own.push(match);
  }
  const lastOf = (group: readonly Match[]): number => Math.max(...group.map(({ endedAt = 0 }) => endedAt));
  const months = matches.flatMap(({ endedAt }) =>
    endedAt === undefined ? [] : [new Date(endedAt).toLocaleDateString('sv').slice(0, 7)],
  );
  return {
    games: [...new Set(matches.map(({ game }) => game))].sort(),
    months: [...new Set(months)].sort((one, other) => (one < other ? 1 : -1)),
    matches: matches.map(({ file, seats, places, isEarly }) => ({
      file,
      names: seats.map(({ name }) => name),
      winners: seats.flatMap(({ name }, at) => (places[at] === 1 ? [name] : [])),
      early: isEarly,
    })),
    evenings: groups
      .sort((one, other) => lastOf(other) - lastOf(one))
      .map((group) => ({
        startedAt: Math.min(...group.map(startOf)),
        names: [
          ...new Set(
            group.flatMap(({ seats }) => seats.flatMap(({ type, name }) => (type === 'bot' ? [] : [name]))),
          ),
        ].sort(),
        games: group.length,
        files: group.map(({ file }) => file).sort(),
      })),
  };
}
