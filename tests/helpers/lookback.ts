import { seat, seatsOf, type Seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { MARKED } from '../../core/base/search/examine.ts';
import { playMatch, review, reviewBudgetOf, type PlayedGame } from '../../core/bots/index.ts';
import type { AnyGame } from '../../core/game.ts';
import { gameNamed } from '../../core/games/index.ts';
import { certainMarks, type Judged, type Mark } from '../../core/table/index.ts';
import { optionsOf } from '../games/moves.ts';

const SEATS = 4;
/** Who sits where people do, game after game; the others are the usual opponents. */
const PEOPLE = ['beginner', 'casual', 'regular'];
const OTHERS = 'beginner';

/** A finished game, and the seat that looks back on it. */
export interface Finished {
  readonly game: string;
  readonly at: Seat;
  readonly played: PlayedGame;
}

/** Game number `index` of a kind, as a person might have played it. */
export function finished(name: string, index: number): Finished {
  const game = named(name);
  const options = optionsOf(game, {}, SEATS);
  const rng = createRng(`look back ${index}`);
  const deal = game.deal(options, SEATS, rng);
  const at = seat(index % SEATS);
  const players = seatsOf(SEATS).map((one) => {
    const rung = one === at ? PEOPLE[index % PEOPLE.length] : OTHERS;
    const bot = game.bots[rung ?? OTHERS];
    if (bot === undefined) throw new Error(`${name} has no ${rung}`);
    return { bot, rng: createRng(`look back ${index}, seat ${one}`) };
  });
  const { actions } = playMatch(game, options, deal, players);
  return { game: name, at, played: { options, seatCount: SEATS, deal, actions } };
}

function named(name: string): AnyGame {
  const game = gameNamed(name);
  if (game === undefined) throw new Error(`no game ${name}`);
  return game;
}

/** The places of the decisions of the seat in the game. */
export const decisionsOf = ({ at, played }: Finished): readonly number[] =>
  played.actions.flatMap(({ seat }, place) => (seat === at ? [place] : []));

/**
 * What the master makes of decisions of the game, of all where nothing else is said, with `effort` times what it has for that; `seed`: its chance
 * is another one.
 */
export const lookBack = (
  finished: Finished,
  effort = 1,
  seed = '',
  places = decisionsOf(finished),
): readonly Judged[] =>
  places.map((place) => ({
    at: place,
    reviewed: review(
      { game: finished.game, bot: 'master', seat: finished.at, played: finished.played, at: place },
      (bot) => reviewBudgetOf(bot, effort),
      seed,
    ),
  }));

/** How two reviews of games agree: in decisions of each kind, all games together. The large effort may have looked at some alone. */
export interface Agreement {
  /** In which there was something to compare. */
  readonly decisions: number;
  /** Marked with the ordinary effort. */
  readonly marked: number;
  /** Of these the ones that the large effort marks in the same sense. */
  readonly both: number;
  /** Of these the ones where the large effort is sure of the same sign, however small the difference is. */
  readonly confirmed: number;
  /** Not marked with the ordinary effort, but looked at with the large one; and of these the ones that it marks. */
  readonly unmarked: number;
  readonly missed: number;
}

/** How they agree. All that the ordinary effort marks has to be in both. */
export function agreementOf(ordinary: readonly Judged[], large: readonly Judged[]): Agreement {
  const [few, many] = [certainMarks(ordinary), certainMarks(large)];
  const other = ({ at }: Mark): Mark | undefined => many.find((one) => one.at === at);
  const isConfirmed = ({ at, lost }: Mark): boolean => {
    const found = large.find((one) => one.at === at)?.reviewed?.advice.comparison;
    return found !== undefined && found.lost * Math.sign(lost) > MARKED.errors * found.error;
  };
  const unmarked = large.filter(({ at }) => !few.some((mark) => mark.at === at) && isCompared(ordinary, at));
  return {
    decisions: ordinary.filter(({ at }) => isCompared(ordinary, at)).length,
    marked: few.length,
    both: few.filter((mark) => Math.sign(other(mark)?.lost ?? 0) === Math.sign(mark.lost)).length,
    confirmed: few.filter(isConfirmed).length,
    unmarked: unmarked.length,
    missed: unmarked.filter(({ at }) => many.some((mark) => mark.at === at)).length,
  };
}

const isCompared = (judged: readonly Judged[], place: number): boolean =>
  judged.find(({ at }) => at === place)?.reviewed?.advice.comparison !== undefined;
