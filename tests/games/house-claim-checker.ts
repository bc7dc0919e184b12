import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isIntegerListIn, isJsonObject, type JsonObject } from '../../core/base/parse.ts';

/*
 * Checks the claims about the house. It is written from docs/claims.md and docs/records.md alone: it reads the records itself, and shares
 * nothing with the code that finds claims.
 */

/** A seat that counts: its place and total, and whose it is. */
interface Line {
  readonly person: string | undefined;
  readonly place: number;
  readonly total: number;
}

interface Match {
  readonly file: string;
  readonly endedAt: number;
  /** Game, edition, hands and number of seats. */
  readonly kind: string;
  readonly totals: readonly number[];
  /** By seat; undefined: it counts for nobody. */
  readonly lines: readonly (Line | undefined)[];
}

/** What the checker reads of a record. */
export type Records = ReadonlyMap<string, unknown>;

/** Reads the records of a folder. */
export async function recordsIn(folder: string): Promise<Records> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.auction-game'));
  const texts = names.map(
    async (name) => [name, JSON.parse(await readFile(join(folder, name), 'utf8')) as unknown] as const,
  );
  return new Map(await Promise.all(texts));
}

export interface HouseClaimChecker {
  /** Says why a claim about the match in a file is false; undefined if it is true. */
  fault(file: string, claim: unknown): string | undefined;
  /** All claims about the match in a file that are true. */
  all(file: string): readonly JsonObject[];
}

/** @param merged the ids of people who turned out to be somebody else, and who they are */
export function houseClaimChecker(
  records: Records,
  merged: Readonly<Record<string, string>> = {},
): HouseClaimChecker {
  const matches = [...records]
    .flatMap(([file, record]) => matchIn(file, record, merged) ?? [])
    .sort((one, other) => one.endedAt - other.endedAt || (one.file < other.file ? -1 : 1));
  const truth = (file: string, type: string, seats: readonly number[]): JsonObject | string => {
    const index = matches.findIndex((match) => match.file === file);
    const match = matches[index];
    if (match === undefined) return 'the match does not count';
    const lines = seats.map((at) => match.lines[at]);
    if (lines.some((line) => line?.person === undefined)) return 'the seat is no person of the house';
    const facts = { match, earlier: matches.slice(0, index), lines: lines as readonly Line[] };
    const found = RULES[type]?.rule(facts);
    return typeof found === 'object' ? { type, seats, ...found } : (found ?? 'no claim has this type');
  };
  return {
    fault: (file, claim) => {
      if (!isJsonObject(claim)) return 'it is no claim';
      const { type, seats } = claim;
      if (typeof type !== 'string' || !Object.hasOwn(RULES, type)) return 'no claim has this type';
      if (!isIntegerListIn(seats, 0, 9) || new Set(seats).size !== seats.length) return 'its seats are none';
      if (seats.length !== RULES[type]?.seats) return 'it names other seats';
      const found = truth(file, type, seats);
      if (typeof found === 'string') return found;
      return isDeepStrictEqual(found, claim) ? undefined : `true is ${JSON.stringify(found)}`;
    },
    all: (file) => {
      const seats = [...(matches.find((match) => match.file === file)?.lines.keys() ?? [])];
      const pairs = seats.flatMap((at) => seats.filter((other) => other !== at).map((other) => [at, other]));
      return Object.entries(RULES)
        .flatMap(([type, rule]) =>
          (rule.seats === 1 ? seats.map((at) => [at]) : pairs).map((named) => truth(file, type, named)),
        )
        .filter((found) => typeof found === 'object');
    },
  };
}

interface Facts {
  readonly match: Match;
  readonly earlier: readonly Match[];
  readonly lines: readonly Line[];
}

/** The arguments of the true claim of a type about some seats, or why there is none. */
type Rule = (facts: Facts) => JsonObject | string;

const RULES: Readonly<Record<string, { readonly seats: number; readonly rule: Rule }>> = {
  record: {
    seats: 1,
    rule: ({ match, earlier, lines: [line] }) => {
      const total = line?.total ?? 0;
      const same = earlier.filter(({ kind }) => kind === match.kind);
      if (same.length < 5) return 'there are too few earlier matches';
      if (match.totals.filter((one) => one >= total).length !== 1) return 'another seat has as much';
      const before = same.flatMap(({ lines }) => lines.filter((one) => one?.person !== undefined));
      if (before.some((one) => (one?.total ?? 0) >= total)) return 'somebody had as much before';
      return { total, games: same.length + 1 };
    },
  },
  first: {
    seats: 1,
    rule: ({ earlier, lines: [line] }) => {
      if (line?.place !== 1) return 'the seat has not won';
      const own = earlier.flatMap(({ lines }) => lines.filter((one) => one?.person === line.person));
      if (own.some((one) => one?.place === 1)) return 'the person had won before';
      return own.length < 4 ? 'the person has played too little' : { games: own.length };
    },
  },
  nemesis: {
    seats: 2,
    rule: ({ match, earlier, lines: [ahead, behind] }) => {
      if (ahead === undefined || behind === undefined || ahead.place >= behind.place) return 'not ahead now';
      let [games, count, ties] = [0, 0, 0];
      for (const { lines } of [...earlier, match]) {
        const one = lines.find((line) => line?.person === ahead.person);
        const other = lines.find((line) => line?.person === behind.person);
        if (one === undefined || other === undefined) continue;
        games += 1;
        if (one.place < other.place) count += 1;
        if (one.place === other.place) ties += 1;
      }
      if (games < 8) return 'they have met too rarely';
      return lowEndOfWilson((count + ties / 2) / games, games) > 1 / 2 ? { count, games } : 'it is not clear';
    },
  },
};

/** The lower end of Wilson's 95 % interval of a share. */
function lowEndOfWilson(share: number, count: number): number {
  const z = 1.96;
  const spread = z * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  return (share + z ** 2 / (2 * count) - spread) / (1 + z ** 2 / count);
}

const isPart = (span: JsonObject, act: number): boolean => {
  const [from, to] = [span['from'], span['to']] as readonly ({ readonly act: number } | undefined)[];
  return act >= (from?.act ?? 0) && (to === undefined || act < to.act);
};

/** Undefined if the match counts nowhere. */
function matchIn(file: string, record: unknown, merged: Readonly<Record<string, string>>): Match | undefined {
  const { game, options, seats, actions, meta } = record as {
    readonly game: string;
    readonly options?: { readonly edition?: string; readonly hands?: number };
    readonly seats: readonly string[];
    readonly actions: readonly { readonly seat?: number }[];
    readonly meta?: {
      readonly seats?: readonly (readonly JsonObject[])[];
      readonly end?: {
        readonly endedAt: number;
        readonly early: boolean;
        readonly totals: readonly number[];
        readonly winners: readonly number[];
        readonly places?: readonly number[];
      };
    };
  };
  const end = meta?.end;
  if (end === undefined || end.early) return undefined;
  const { totals, winners } = end;
  const isAhead = (one: number, other: number): boolean => {
    const more = (totals[one] ?? 0) - (totals[other] ?? 0);
    return more > 0 || (more === 0 && winners.includes(one) && !winners.includes(other));
  };
  const placeOf = (at: number): number =>
    end.places?.[at] ?? 1 + [...totals.keys()].filter((other) => isAhead(other, at)).length;
  /** Undefined: the seat counts for nobody; null: it counts, and has no person of the house. */
  const ids = seats.map((_, at): string | null | undefined => {
    const player = meta?.seats?.[at]?.at(-1);
    if (player?.['type'] === 'bot') return null;
    if (player?.['type'] !== 'person') return undefined;
    const standIns = (player['standIns'] ?? []) as readonly JsonObject[];
    const helped = (player['helped'] ?? []) as readonly { readonly act: number }[];
    const acts = [...actions.keys()].filter((act) => actions[act]?.seat === at);
    const own = acts.filter(
      (act) =>
        isPart(player, act) &&
        !standIns.some((span) => isPart(span, act)) &&
        helped.every((choice) => choice.act !== act),
    );
    if (own.length < acts.length / 2) return undefined;
    const id = player['house'] as string | undefined;
    return id === undefined ? null : (merged[id] ?? id);
  });
  if (ids.filter((id) => id !== undefined).length < 2) return undefined;
  const isTwice = (id: string): boolean => ids.filter((other) => other === id).length > 1;
  return {
    file,
    endedAt: end.endedAt,
    kind: JSON.stringify([game, options?.edition, options?.hands, seats.length]),
    totals,
    lines: ids.map((id, at) =>
      id === undefined
        ? undefined
        : { person: id === null || isTwice(id) ? undefined : id, place: placeOf(at), total: totals[at] ?? 0 },
    ),
  };
}
