import { botMeasured, playDeals } from '../../../core/bots/index.ts';
import type { AnyGame, Bot, GameTypes } from '../../../core/game.ts';
import { lineUp } from './steps.ts';

const OTHERS = 'expert';
const TIMED = 'timed';

/**
 * Prints how many playouts a bot has and how long it decides, over a deal among experts: processor time, which is what people wait for on a
 * machine that does nothing else.
 */
export function printTiming(game: AnyGame, seats: number, name: string): void {
  const bot = botMeasured(game, name);
  if (bot === undefined) throw new Error(`no bot named ${name}`);
  const times: number[] = [];
  const timed: Bot<GameTypes> = {
    ...bot,
    decide: (...about) => {
      const before = process.cpuUsage();
      const action = bot.decide(...about);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1_000);
      return action;
    },
  };
  const known = { ...game, bots: { ...game.bots, [TIMED]: timed } };
  const order = lineUp(known, { game: game.name, seats, one: TIMED, others: OTHERS });
  const played = playDeals({ ...order, game: known }, 0, 1);
  if (!played.ok) throw new Error(played.error.code);
  times.sort((one, other) => one - other);
  const at = (part: number): string => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(0);
  const title = `${game.name}, ${seats} seats: ${name}, ${bot.playouts ?? 0} playouts`;
  console.log(
    `  ${title.padEnd(56)} ms for one of ${times.length} decisions: median ${at(0.5)}, 99 % ${at(0.99)}, most ${at(1)}`,
  );
}
