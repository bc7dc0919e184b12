/*
 * Checks the claims about a chance line. Written from docs/claims.md alone; shares nothing with the code that finds claims.
 */

/** The chance line of a record. */
export interface ChanceLine {
  readonly playouts: number;
  readonly points: readonly { readonly shares: readonly number[] }[];
}

/** A claim about it, of any form. */
export interface ChanceClaimed {
  readonly type: string;
  readonly seats: readonly number[];
  readonly from?: number;
  readonly to?: number;
  readonly chance?: number;
}

const KEYS: Readonly<Record<string, string>> = {
  comeback: 'seats type',
  turn: 'from seats to type',
  heartbreak: 'chance seats type',
  quiet: 'seats type',
};

/** Whether a claim about a finished match is true. Chances are whole ten-thousandths here. */
export function isTrueOfChances(line: ChanceLine, winners: readonly number[], claim: ChanceClaimed): boolean {
  if (Object.keys(claim).sort().join(' ') !== KEYS[claim.type]) return false;
  const points = line.points
    .slice(0, -1)
    .map(({ shares }) => shares.map((share) => Math.round(share * 10_000)));
  const end = points.at(-1);
  if (points.length < 2 || end === undefined) return false;
  const [seat = -1, ...others] = claim.seats;
  if (claim.type === 'quiet') return claim.seats.length === 0 && isQuiet(points);
  if (others.length > 0 || end[seat] === undefined) return false;
  const chancesOf = (who: number): number[] => points.map((point) => point[who] ?? 0);

  switch (claim.type) {
    case 'comeback':
      return winners.join() === String(seat) && chancesOf(seat).some((chance) => chance <= 500);
    case 'turn': {
      const steps = end.flatMap((_, who) =>
        chancesOf(who).flatMap((to, at, all) => (at === 0 ? [] : [{ who, from: all[at - 1] ?? 0, to }])),
      );
      const [best, next] = steps.sort((one, other) => other.to - other.from - (one.to - one.from));
      if (best === undefined || (next !== undefined && next.to - next.from === best.to - best.from))
        return false;
      const rise = best.to - best.from;
      const isRight = best.who === seat && about(best.from) === claim.from && about(best.to) === claim.to;
      return isRight && rise >= 1500 && isBeyondChance(rise, best.from, best.to, line.playouts);
    }
    case 'heartbreak': {
      const mine = end[seat] ?? 0;
      const rival = Math.max(...end.filter((_, who) => who !== seat));
      const isRight = mine > rival && about(mine) === claim.chance && !winners.includes(seat);
      return isRight && isBeyondChance(mine - rival, mine, rival, line.playouts);
    }
    default:
      return false;
  }
}

function isQuiet(points: readonly (readonly number[])[]): boolean {
  for (const [at, point] of points.entries())
    for (const [seat, chance] of point.entries()) {
      const before = points[at - 1]?.[seat];
      if (before !== undefined && Math.abs(before - chance) >= 1500) return false;
      if (chance / 10_000 > 1 / point.length + 0.25) return false;
    }
  return true;
}

/** Whether a difference of two chances is at least three of its standard errors. */
function isBeyondChance(difference: number, one: number, other: number, playouts: number): boolean {
  const variance = (chance: number): number => {
    const q = ((chance / 10_000) * playouts + 1) / (playouts + 2);
    return (q * (1 - q)) / playouts;
  };
  return difference / 10_000 >= 3 * Math.sqrt(variance(one) + variance(other));
}

/** The nearest multiple of five percent. */
const about = (chance: number): number => Math.floor((chance + 250) / 500) * 5;
