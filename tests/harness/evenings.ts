import { placesOf } from '../../core/base/places.ts';
import { seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import type { LedgerEntry } from '../../core/table/index.ts';
import type { Still } from './recording.ts';

/** Who comes to an evening; one name is written from right to left, one is long. */
const GUESTS = ['Anna', 'Ben', 'Carla', 'دانيال', 'Elena', 'Maximiliane-Charlotte Ö.', 'Gus', 'Hedwig'];
const GAMES = ['money', 'for-sale', 'falsche-fuffziger'];

/** An evening of so many people and games, at a table of at most five and a bot. Some games were ended early. */
export function eveningOf(people: number, games: number): readonly LedgerEntry[] {
  const rng = createRng(`evening ${people} ${games}`);
  const guests = GUESTS.slice(0, people).map((name, at) => ({ name, person: at + 1, colour: at % 6 }));
  return Array.from({ length: games }, (_, game): LedgerEntry => {
    const here = rng.shuffle(guests).slice(0, 5);
    const totals = [...here, undefined].map(() => 10 * (20 + rng.below(15)));
    const isEarly = game === 5;
    return {
      game: GAMES[game % GAMES.length] ?? '',
      names: [...here.map(({ name }) => name), 'Clara'],
      seats: [
        ...here.map(({ person, colour }) => ({ type: 'person', person, colour }) as const),
        { type: 'bot', bot: 'expert', character: 'clara' },
      ],
      totals: isEarly ? [] : totals,
      winners: isEarly ? [] : placesOf(totals).flatMap((place, at) => (place === 1 ? [seat(at)] : [])),
      endedAt: Date.UTC(2026, 0, 2, 18, 40 * game),
      early: isEarly,
    };
  });
}

export const withEvening = ({ frame, ...rest }: Still, people: number, games: number): Still => ({
  frame: { ...frame, table: { ...frame.table, ledger: eveningOf(people, games) } },
  ...rest,
});

/** Everybody is shown the closing page of the evening. */
export const closed = ({ frame, ...rest }: Still): Still => ({
  frame: { ...frame, table: { ...frame.table, isClosed: true } },
  ...rest,
});
