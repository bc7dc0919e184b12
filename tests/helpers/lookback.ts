import { seat, seatsOf, type Seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { playMatch, review, reviewBudgetOf, type PlayedGame } from '../../core/bots/index.ts';
import type { AnyGame } from '../../core/game.ts';
import { gameNamed } from '../../core/games/index.ts';
import { certainMarks, type Judged, type Mark } from '../../core/table/index.ts';

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
  const options = game.parseOptions({}, SEATS);
  if (!options.ok) throw new Error(options.error.code);
  const rng = createRng(`look back ${index}`);
  const deal = game.deal(options.value, SEATS, rng);
  const at = seat(index % SEATS);
  const players = seatsOf(SEATS).map((one) => {
    const rung = one === at ? PEOPLE[index % PEOPLE.length] : OTHERS;
    const bot = game.bots[rung ?? OTHERS];
    if (bot === undefined) throw new Error(`${name} has no ${rung}`);
    return { bot, rng: createRng(`look back ${index}, seat ${one}`) };
  });
  const { actions } = playMatch(game, options.value, deal, players);
  return { game: name, at, played: { options: options.value, seatCount: SEATS, deal, actions } };
}

function named(name: string): AnyGame {
  const game = gameNamed(name);
  if (game === undefined) throw new Error(`no game ${name}`);
  return game;
}

/** What the master makes of each decision of the game, with `effort` times what it has for that; `seed`: its chance is another one. */
export const lookBack = ({ game, at, played }: Finished, effort = 1, seed = ''): readonly Judged[] =>
  played.actions.flatMap((action, index) =>
    action.seat === at
      ? [
          {
            at: index,
            reviewed: review(
              { game, bot: 'master', seat: at, played, at: index },
              (bot) => reviewBudgetOf(bot, effort),
              seed,
            ),
          },
        ]
      : [],
  );

/** How two reviews of games agree: in decisions of each kind, all games together. */
export interface Agreement {
  /** In which there was something to compare. */
  readonly decisions: number;
  /** Marked with the ordinary and with the large effort, and with both in the same sense. */
  readonly ordinary: number;
  readonly large: number;
  readonly both: number;
  /** Marked with the ordinary effort, where the large one is sure of the same sign, however small the difference is. */
  readonly confirmed: number;
}

/** So many standard errors, as for a mark. */
const SURE = 3.5;

export function agreementOf(ordinary: readonly Judged[], large: readonly Judged[]): Agreement {
  const [few, many] = [certainMarks(ordinary), certainMarks(large)];
  const other = ({ at }: Mark): Mark | undefined => many.find((one) => one.at === at);
  const isConfirmed = ({ at, lost }: Mark): boolean => {
    const found = large.find((one) => one.at === at)?.reviewed?.advice.comparison;
    return found !== undefined && found.lost * Math.sign(lost) > SURE * found.error;
  };
  return {
    decisions: ordinary.filter(({ reviewed }) => reviewed?.advice.comparison !== undefined).length,
    ordinary: few.length,
    large: many.length,
    both: few.filter((mark) => Math.sign(other(mark)?.lost ?? 0) === Math.sign(mark.lost)).length,
    confirmed: few.filter(isConfirmed).length,
  };
}
