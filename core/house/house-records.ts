import { bestOf } from '../base/feats.ts';
import { ascending } from '../base/lists.ts';
import { featOrdersOf } from '../story/feats.ts';
import { compareText, type CountedGame } from './counted.ts';
import type { PersonId } from './house-game.ts';

/** Matches whose totals can be compared: of the same game and edition with the same numbers of hands and seats. */
export interface RecordClass {
  readonly game: string;
  readonly edition: string;
  readonly hands?: number;
  readonly seats: number;
  /** How many such matches count. */
  readonly games: number;
}

/** A record of the house. All who share it are listed, the oldest first. */
export type HouseRecord = RecordClass &
  (
    | {
        /** The highest total of a person. */
        readonly type: 'highest';
        readonly total: number;
        readonly holders: readonly Holder[];
      }
    | {
        /** The smallest difference between the best two totals. */
        readonly type: 'closest';
        readonly margin: number;
        readonly files: readonly string[];
      }
    | {
        /** The best feat of a person, of one type. Older records do not say feats: `games` counts those that do. */
        readonly type: 'feat';
        readonly feat: string;
        readonly value: number;
        readonly holders: readonly Holder[];
      }
  );

/** Who has set a record, and in which match. */
export interface Holder {
  readonly person: PersonId;
  readonly file: string;
}

export const LEAST_GAMES = 5;

/** Names the class of a match. */
export const classNameOf = ({ game, edition, hands, seatCount }: CountedGame): string =>
  JSON.stringify([game, edition, hands ?? 1, seatCount]);

/** The records of all classes with at least five matches, in the order of game, edition, hands and seats. */
export function houseRecordsOf(games: readonly CountedGame[]): readonly HouseRecord[] {
  const classes = new Map<string, CountedGame[]>();
  for (const game of games) {
    const key = classNameOf(game);
    const same = classes.get(key);
    if (same === undefined) classes.set(key, [game]);
    else same.push(game);
  }
  return [...classes.entries()]
    .sort(([key], [other]) => compareText(key, other))
    .flatMap(([, same]) =>
      same.length < LEAST_GAMES ? [] : [...highestOf(same), ...closestOf(same), ...featRecordsOf(same)],
    );
}

function classOf(same: readonly CountedGame[]): readonly RecordClass[] {
  return same.slice(0, 1).map(({ game, edition, hands, seatCount }) => ({
    game,
    edition,
    ...(hands !== undefined && { hands }),
    seats: seatCount,
    games: same.length,
  }));
}

function highestOf(same: readonly CountedGame[]): readonly HouseRecord[] {
  const totals = same.flatMap(({ file, seats }) =>
    seats.flatMap(({ person, total }) => (person === undefined ? [] : [{ person, file, total }])),
  );
  if (totals.length === 0) return [];
  const highest = Math.max(...totals.map(({ total }) => total));
  const holders = totals
    .filter(({ total }) => total === highest)
    .map(({ person, file }) => ({ person, file }));
  return classOf(same).map((own) => ({ ...own, type: 'highest', total: highest, holders }));
}

function closestOf(same: readonly CountedGame[]): readonly HouseRecord[] {
  const margins = same.map(({ file, seats }) => {
    const [second = 0, first = 0] = ascending(seats.map(({ total }) => total)).slice(-2);
    return { file, margin: first - second };
  });
  const margin = Math.min(...margins.map((one) => one.margin));
  const files = margins.filter((one) => one.margin === margin).map(({ file }) => file);
  return classOf(same).map((own) => ({ ...own, type: 'closest', margin, files }));
}

function featRecordsOf(same: readonly CountedGame[]): readonly HouseRecord[] {
  const known = same.filter(({ feats }) => feats !== undefined);
  const [own] = known.length < LEAST_GAMES ? [] : classOf(known);
  if (own === undefined) return [];
  return Object.entries(featOrdersOf(own.game)).flatMap(([feat, order]): readonly HouseRecord[] => {
    const done = known.flatMap(({ file, seats, feats }) =>
      seats.flatMap(({ at, person }) => {
        const value = feats?.[feat]?.[at] ?? undefined;
        return person === undefined || value === undefined ? [] : [{ person, file, value }];
      }),
    );
    const value = bestOf(
      done.map((one) => one.value),
      order,
    );
    if (value === undefined) return [];
    const holders = done.filter((one) => one.value === value).map(({ person, file }) => ({ person, file }));
    return [{ ...own, type: 'feat', feat, value, holders }];
  });
}
