import { placesOf } from '../../../core/base/places.ts';
import type { HouseGame, HouseSeat } from '../../../core/house/index.ts';

/** A seat by a word: `ann` is a person, `bot:expert` a bot, `guest:` a person without an entry, `nobody` and `unknown` are what they are. */
function seatOf(word: string): HouseSeat {
  const [type, bot = ''] = word.split(':');
  if (type === 'nobody' || type === 'unknown') return { type, name: word };
  if (type === 'bot') return { type, name: word, bot };
  return type === 'guest' ? { type: 'person', name: word } : { type: 'person', name: word, person: word };
}

/** A match of Money! from who sat there and their totals: `ann 9, bot:expert 4`. */
export function match(file: string, seats: string, change: Partial<HouseGame> = {}): HouseGame {
  const words = seats.split(', ').map((seat) => seat.split(' '));
  const totals = words.map(([, total]) => Number(total));
  return {
    file,
    game: 'money',
    edition: 'usual',
    evening: '1',
    isEarly: false,
    seats: words.map(([who = '']) => seatOf(who)),
    places: placesOf(totals),
    totals,
    ...change,
  };
}

/** As many of the same matches, on two evenings. */
export const repeated = (
  count: number,
  seats: string,
  change: Partial<HouseGame> = {},
): readonly HouseGame[] =>
  Array.from({ length: count }, (_, number) =>
    match(`${seats} ${number}`, seats, { evening: `${number % 2}`, endedAt: number, ...change }),
  );
