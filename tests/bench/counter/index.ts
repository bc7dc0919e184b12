import { parseArgs } from 'node:util';
import { playDeals } from '../../../core/bots/index.ts';
import type { AnyGame, Bot, GameTypes } from '../../../core/game.ts';
import { gameNamed } from '../../../core/games/index.ts';
import { printStep } from '../ladder/print.ts';
import { lineUp, type Step } from '../ladder/steps.ts';
import { counter as againstFuffziger } from './falsche-fuffziger.ts';
import { counter as againstForSale } from './for-sale.ts';
import { counter as againstMoney } from './money.ts';

const USUAL_DEALS = '40';
const USUAL_SEATS = '4';

/** A player that knows the code of its game's master, and the playouts of a decision with which masters play it: some tens of milliseconds. */
interface Match {
  readonly counter: Bot<GameTypes>;
  readonly playouts: number;
}

const MATCHES: Readonly<Record<string, Match>> = {
  money: { counter: againstMoney, playouts: 1_000 },
  'for-sale': { counter: againstForSale, playouts: 1_000 },
  'falsche-fuffziger': { counter: againstFuffziger, playouts: 100 },
};

/** npm run bench -- counter: whether who knows a master's code wins against it, alone among masters, and three around one. */
export function benchCounter(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', multiple: true, default: Object.keys(MATCHES) },
      deals: { type: 'string', default: USUAL_DEALS },
      seats: { type: 'string', default: USUAL_SEATS },
      playouts: { type: 'string' },
    },
  });
  const [deals, seats] = [Number(values.deals), Number(values.seats)];
  console.log(`masters and players that know their code; ${deals} deals, every seat, 95 % by deal`);
  for (const name of values.game) {
    const [game, match] = [gameNamed(name), MATCHES[name]];
    if (game === undefined || match === undefined) throw new Error(`no counter-player for ${name}`);
    const playouts = values.playouts ?? match.playouts;
    const [counter, master] = [`counter:${playouts}`, `master:${playouts}`];
    const known = { ...game, bots: { ...game.bots, counter: match.counter } };
    for (const [one, others] of [
      [counter, master],
      [master, counter],
    ] as const)
      play(known, { game: name, seats, one, others }, deals);
  }
}

function play(game: AnyGame, step: Step, deals: number): void {
  const played = playDeals({ ...lineUp(game, step), game }, 0, deals);
  if (!played.ok) throw new Error(played.error.code);
  printStep(step, played.value);
}
