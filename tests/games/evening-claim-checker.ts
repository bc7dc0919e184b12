import type { ClaimedGame, EveningClaim } from '../../core/base/evening/claims.ts';

/** A seat of a match as this checker reads it: whose it is, and how many seats are ahead and level. */
interface Line {
  readonly key: string | undefined;
  readonly ahead: number;
  readonly level: number;
}

/** Says why a claim about an evening is false; undefined if it is true (docs/claims.md). It counts everything itself. */
export function faultOfEveningClaim(
  evening: readonly ClaimedGame[],
  claim: EveningClaim,
): string | undefined {
  const games = evening
    .filter((game) => !game.isEarly && game.places.length > 1)
    .map((game) => ({ totals: game.totals, lines: linesIn(game) }));
  const [first = ''] = claim.people;
  switch (claim.type) {
    case 'from-last':
      if (games.length < 3 || !isFirst(games, first)) return 'the person is not first in the end';
      return games.slice(1).some((_, after) => isLast(games.slice(0, after + 1), first))
        ? undefined
        : 'never last';
    case 'led':
      if (games.length < 3) return 'too few games';
      return games.every((_, after) => isFirst(games.slice(0, after + 1), first))
        ? undefined
        : 'not always first';
    case 'different': {
      const names = games.map(({ lines }) =>
        lines
          .filter(hasWon)
          .map(({ key }) => key ?? 'a bot')
          .join(' & '),
      );
      if (names.some((name) => name === 'a bot' || name.includes(' & ')))
        return 'a game has no person as sole winner';
      if (new Set(names).size !== games.length || games.length < 3) return 'somebody won twice';
      return claim.count === games.length ? undefined : 'there were other games';
    }
    case 'streak': {
      const runs = peopleIn(games).map((key) => [key, longestRun(resultsOf(games, key))] as const);
      return strictly(runs, first, claim.count);
    }
    case 'most-wins': {
      const wins = peopleIn(games).map((key) => [key, resultsOf(games, key).filter(Boolean).length] as const);
      return strictly(wins, first, claim.count);
    }
    case 'level': {
      const sums = claim.people.map((key) => JSON.stringify(sumOf(games, key)));
      if (claim.people.length < 2 || new Set(sums).size !== 1) return 'they are not level';
      const same = peopleIn(games).filter((key) => JSON.stringify(sumOf(games, key)) === sums[0]);
      if (same.length !== claim.people.length) return 'somebody else is level, too';
      return claim.count >= 3 && claim.count === resultsOf(games, first).length ? undefined : 'other games';
    }
    case 'closest': {
      const margins = games.map(({ totals, lines }) => {
        const winners = lines.filter(hasWon);
        const most = Math.max(...totals);
        const second = Math.max(...totals.filter((total) => total !== most), 0);
        const isTied = totals.filter((total) => total === most).length > 1;
        return winners.length !== 1 || winners[0]?.key === undefined || isTied ? 1 : (most - second) / most;
      });
      const own = margins[claim.game] ?? 1;
      if (own > 1 / 20 + 1e-12) return 'not close';
      if (margins.some((margin, at) => at !== claim.game && margin <= own))
        return 'another game was as close';
      return hasWonGame(games, claim.game, claim.people) ? undefined : 'somebody else won';
    }
    case 'shared':
      if (claim.people.length < 2) return 'nobody shares';
      return hasWonGame(games, claim.game, claim.people) ? undefined : 'others won';
    case 'swept': {
      const sizes = games.map(({ lines }) => {
        const winners = lines.filter(hasWon);
        return winners.length === 1 && winners[0]?.key !== undefined ? lines.length - 1 : 0;
      });
      if (claim.count < 3 || sizes[claim.game] !== claim.count) return 'another count';
      if (sizes.filter((size) => size >= claim.count).length !== 1) return 'another game was as large';
      return hasWonGame(games, claim.game, claim.people) ? undefined : 'somebody else won';
    }
  }
}

type Games = readonly { readonly totals: readonly number[]; readonly lines: readonly Line[] }[];

const linesIn = ({ seats, places }: ClaimedGame): readonly Line[] =>
  seats.map((who, at) => ({
    key: who.type === 'person' ? JSON.stringify(who.person ?? who.name) : undefined,
    ahead: places.filter((place) => place < (places[at] ?? 0)).length,
    level: places.filter((place) => place === places[at]).length - 1,
  }));

const hasWon = ({ ahead }: Line): boolean => ahead === 0;

function hasWonGame(games: Games, at: number, people: readonly string[]): boolean {
  const winners = (games[at]?.lines ?? []).filter(hasWon).map(({ key }) => key);
  return winners.length === people.length && people.every((key) => winners.includes(key));
}

const peopleIn = (games: Games): readonly string[] => [
  ...new Set(games.flatMap(({ lines }) => lines.flatMap(({ key }) => key ?? []))),
];

/** Of the games that somebody played: whether they won. */
const resultsOf = (games: Games, key: string): readonly boolean[] =>
  games.flatMap(({ lines }) => lines.filter((line) => line.key === key).map(hasWon));

const longestRun = (results: readonly boolean[]): number =>
  Math.max(
    ...results
      .map((won) => (won ? 'x' : ' '))
      .join('')
      .split(' ')
      .map((run) => run.length),
  );

/** In halves, so that nothing is rounded. */
function sumOf(games: Games, wanted: string): { played: number; halves: number; met: number } {
  const sum = { played: 0, halves: 0, met: 0 };
  for (const { lines } of games)
    for (const { key, ahead, level } of lines) {
      if (key !== wanted) continue;
      sum.played += 1;
      sum.met += lines.length - 1;
      sum.halves += 2 * (lines.length - 1 - ahead - level) + level;
    }
  return sum;
}

/** (beaten + 4) / (met + 8), as a fraction with a whole numerator. */
function compare(games: Games, one: string, other: string): number {
  const [a, b] = [sumOf(games, one), sumOf(games, other)];
  return Math.sign((a.halves + 8) * (b.met + 8) - (b.halves + 8) * (a.met + 8));
}

const othersOf = (games: Games, key: string): readonly string[] =>
  peopleIn(games).filter((one) => one !== key);

const isFirst = (games: Games, key: string): boolean =>
  othersOf(games, key).length > 0 && othersOf(games, key).every((other) => compare(games, key, other) > 0);

const isLast = (games: Games, key: string): boolean =>
  peopleIn(games).includes(key) &&
  othersOf(games, key).length > 1 &&
  othersOf(games, key).every((other) => compare(games, key, other) < 0);

function strictly(
  all: readonly (readonly [string, number])[],
  wanted: string,
  count: number,
): string | undefined {
  const own = all.find(([key]) => key === wanted)?.[1];
  if (own !== count || count < 2) return 'another count';
  return all.some(([key, other]) => key !== wanted && other >= count)
    ? 'somebody else has as many'
    : undefined;
}
