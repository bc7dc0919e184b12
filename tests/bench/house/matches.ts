import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import { isRung, RUNGS, type Rung } from '../../../core/base/rungs.ts';
import { playMatch } from '../../../core/bots/index.ts';
import { gameNamed, gameNames } from '../../../core/games/index.ts';
import type { HouseGame, HouseSeat } from '../../../core/house/index.ts';
import { optionsOf } from '../../games/moves.ts';

const MOST_SEATS = 5;
/** Masters take long: they play in every fourth match. */
const WITH_MASTERS = 4;

/** The matches in a file, one a line. */
export const storedMatches = (path: string): readonly HouseGame[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as HouseGame)
    : [];

/** Plays `count` matches of each game from number `first` on, unless the file has them: rungs drawn by lot at three to five seats. */
export function storeMatches(path: string, first: number, count: number): void {
  const stored = new Set(storedMatches(path).map(({ file }) => file));
  for (let number = first; number < first + count; number++)
    for (const name of gameNames) {
      const file = `${name} ${number}`;
      if (!stored.has(file)) appendFileSync(path, `${JSON.stringify(matchOf(name, number, file))}\n`);
    }
}

function matchOf(name: string, number: number, file: string): HouseGame {
  const game = gameNamed(name);
  if (game === undefined) throw new RangeError(name);
  const rng = createRng(`house/${file}`);
  const seatCount = 3 + rng.below(Math.min(MOST_SEATS, game.seats.max) - 2);
  const options = optionsOf(game, {}, seatCount);
  const rungs = number % WITH_MASTERS === 0 ? RUNGS : RUNGS.slice(0, -1);
  const seats = Array.from({ length: seatCount }, () => botSeat(rng.pick(rungs)));
  const players = seats.map(({ bot: rung }, at) => {
    const bot = game.bots[rung];
    if (bot === undefined) throw new RangeError(rung);
    return { bot, rng: createRng(`house/${file}/${at}`) };
  });
  const { result } = playMatch(game, options, game.deal(options, seatCount, rng), players);
  return {
    file,
    game: name,
    edition: '',
    isEarly: false,
    seats,
    places: result.places,
    totals: result.totals,
  };
}

const botSeat = (rung: Rung): Extract<HouseSeat, { readonly type: 'bot' }> => ({
  type: 'bot',
  name: rung,
  bot: rung,
});

const rungOf = (seat: HouseSeat | undefined): Rung | undefined =>
  seat?.type === 'bot' && isRung(seat.bot) ? seat.bot : undefined;

/**
 * Draws `count` matches of a bot of this rung, which is shown as the person `ann`. One of the others is shown as a person, too, always the
 * same one for the same rung. Undefined if there are too few.
 */
export function houseOfMatches(
  matches: readonly HouseGame[],
  rung: Rung,
  count: number,
  rng: Rng,
): readonly HouseGame[] | undefined {
  const own = rng.shuffle(matches.filter(({ seats }) => seats.some((seat) => rungOf(seat) === rung)));
  if (own.length < count) return undefined;
  return own.slice(0, count).map((match, number) => {
    const at = (isAsked: (seat: HouseSeat) => boolean): number | undefined =>
      rng.shuffle(match.seats.flatMap((seat, index) => (isAsked(seat) ? [index] : [])))[0];
    const ann = at((seat) => rungOf(seat) === rung);
    const rival = at((seat) => rungOf(seat) !== rung);
    return {
      ...match,
      evening: `${Math.floor(number / 3)}`,
      endedAt: number,
      seats: match.seats.map((seat, index) => {
        if (index === ann) return person('ann');
        return index === rival ? person(`rival ${seat.name}`) : seat;
      }),
    };
  });
}

const person = (name: string): HouseSeat => ({ type: 'person', name, person: name });
