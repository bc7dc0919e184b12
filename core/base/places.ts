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
