import type { HouseGame } from './house-game.ts';
import { statisticsOf, type HouseStatistics } from './index.ts';
import { mergesOf, personWith, type HousePeople } from './people.ts';
import { STRENGTH_FROM } from './strength.ts';

/** What the pages of the house show, but for names and colours. Plain JSON. */
export interface HouseBook extends HouseStatistics {
  /** When the matches of `records` ended, in milliseconds since 1970, by file; those that do not say so are absent. */
  readonly endedAt: Readonly<Record<string, number>>;
  /** How many matches that were played to the end count nowhere, because their records do not say who played. */
  readonly unknown: number;
  /** What a person has to have played before there is a strength. */
  readonly strengthFrom: { readonly games: number; readonly evenings: number };
}

/** Counts all matches for the people whom the house knows now. Somebody whom it does not know is a guest. */
export function houseBookOf(games: readonly HouseGame[], house: HousePeople): HouseBook {
  const statistics = statisticsOf(
    games.map((game) => withoutStrangers(game, house)),
    mergesOf(house),
  );
  const files = new Set(
    statistics.records.flatMap((record) =>
      record.type === 'closest' ? record.files : record.holders.map(({ file }) => file),
    ),
  );
  return {
    ...statistics,
    endedAt: Object.fromEntries(
      games.flatMap(({ file, endedAt }) =>
        endedAt !== undefined && files.has(file) ? [[file, endedAt]] : [],
      ),
    ),
    unknown: games.filter(({ isEarly, seats }) => !isEarly && seats.every(({ type }) => type === 'unknown'))
      .length,
    strengthFrom: STRENGTH_FROM,
  };
}

const withoutStrangers = (game: HouseGame, house: HousePeople): HouseGame => ({
  ...game,
  seats: game.seats.map((seat) =>
    seat.type === 'person' && seat.person !== undefined && personWith(house, seat.person) === undefined
      ? { name: seat.name, type: 'person' }
      : seat,
  ),
});
