/**
 * By seat, its place from 1: one more than the number of seats with more, so that ties share the better place.
 *
 * @param spare by seat, what breaks ties between totals: more is better
 */
export const placesOf = (totals: ArrayLike<number>, spare: ArrayLike<number> = []): readonly number[] =>
  Array.from(totals, (total, at) => {
    let place = 1;
    for (let other = 0; other < totals.length; other++) {
      const more = (totals[other] ?? 0) - total;
      if (more > 0 || (more === 0 && (spare[other] ?? 0) > (spare[at] ?? 0))) place++;
    }
    return place;
  });

/** By seat, its share of the win, 0–1, from the places: who shares the first place shares the win in equal parts. */
export function winSharesOf(places: readonly number[]): readonly number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** By seat, how many opponents it left behind: who shares a place counts half. */
export const leftBehind = (places: readonly number[]): readonly number[] =>
  places.map((own, at) =>
    places.reduce((sum, place, other) => {
      if (other === at || place < own) return sum;
      return sum + (place === own ? 1 / 2 : 1);
    }, 0),
  );

/** The places by seat of a result. Older ones do not say them: then winners come first, and other ties share their place. */
export const placesOfResult = ({
  totals,
  winners,
  places,
}: {
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly places?: readonly number[];
}): readonly number[] =>
  places ??
  placesOf(
    totals,
    totals.map((_, at) => Number(winners.includes(at))),
  );
