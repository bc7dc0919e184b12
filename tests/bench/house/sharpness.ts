import { RUNGS } from '../../../core/base/rungs.ts';
import type { HouseGame } from '../../../core/house/index.ts';
import { scaleNamed } from '../../../core/house/scale.ts';

/** One place of a match: the strength of who took it, and of all who could, that one among them. */
interface Draw {
  readonly taken: number;
  readonly left: readonly number[];
}

/** Prints what the strengths of the ladder count for in the first place of matches between bots, and in later ones: 1 as on the ladder. */
export function printSharpness(game: string, matches: readonly HouseGame[]): void {
  const own = matches.filter((match) => match.game === game);
  const first = own.flatMap((match) => drawsOf(match, (place) => place === 1));
  const later = own.flatMap((match) => drawsOf(match, (place) => place > 1));
  console.log(`${game}, ${own.length} matches: first place ${fitted(first)}, later places ${fitted(later)}`);
}

/** The places that one seat alone took while others were left. */
function drawsOf({ game, seats, places }: HouseGame, isAsked: (place: number) => boolean): readonly Draw[] {
  const strengths = seats.map((seat) => {
    const rung = RUNGS.findIndex((one) => seat.type === 'bot' && one === seat.bot);
    return scaleNamed(game)?.strengths[rung] ?? 0;
  });
  return places.flatMap((place, at) => {
    const left = strengths.filter((_, other) => (places[other] ?? 0) >= place);
    const isShared = places.some((other, index) => other === place && index !== at);
    return isAsked(place) && !isShared && left.length > 1 ? [{ taken: strengths[at] ?? 0, left }] : [];
  });
}

/** The most likely factor with its standard error, by Newton's method. */
function fitted(draws: readonly Draw[]): string {
  let factor = 0;
  let information = 1;
  for (let step = 0; step < 20; step++) {
    let slope = 0;
    information = 0;
    for (const { taken, left } of draws) {
      const weights = left.map((strength) => Math.exp(factor * strength));
      const mean = weightedMean(left, weights);
      slope += taken - mean;
      information += weightedMean(
        left.map((strength) => (strength - mean) ** 2),
        weights,
      );
    }
    factor += slope / information;
  }
  return `${factor.toFixed(2)} ± ${(1 / Math.sqrt(information)).toFixed(2)}`;
}

function weightedMean(numbers: readonly number[], weights: readonly number[]): number {
  const sum = numbers.reduce((total, one, at) => total + one * (weights[at] ?? 0), 0);
  return sum / weights.reduce((total, one) => total + one, 0);
}
