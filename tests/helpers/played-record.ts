import { seatsOf } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { botOf, playMatch } from '../../core/bots/index.ts';
import { gameNamed } from '../../core/games/index.ts';
import { RECORD_FORMAT, type GameRecord } from '../../core/record/index.ts';

/** The record of a match that bots of the rung `casual` played to its end. */
export function playedRecord(name: string, seatCount: number, seed: string): GameRecord {
  const game = gameNamed(name);
  const options = game?.parseOptions({ edition: Object.keys(game.presets)[0] }, seatCount);
  if (game === undefined || options?.ok !== true) throw new Error(`no game of ${name}`);
  const deal = game.deal(options.value, seatCount, createRng(`${seed}/deal`));
  const bot = botOf({ game: name, bot: 'casual' });
  const players = seatsOf(seatCount).map((at) => ({ bot, rng: createRng(`${seed}/${at}`) }));
  const { actions } = playMatch(game, options.value, deal, players);
  const seats = players.map((_, at) => `Player ${at + 1}`);
  return { format: RECORD_FORMAT, game: name, options: options.value, seats, deal, actions };
}
