import { eventsFor } from '../../../core/base/audience.ts';
import { seatsOf } from '../../../core/base/ids.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import { Dice } from '../../../core/base/search/dice.ts';
import { bots } from '../../../core/games/falsche-fuffziger/bots/index.ts';
import { Policy } from '../../../core/games/falsche-fuffziger/bots/searching/policy.ts';
import { ValueNet } from '../../../core/games/falsche-fuffziger/bots/searching/value-net.ts';
import { TRAITS, Traits } from '../../../core/games/falsche-fuffziger/bots/searching/forecast.ts';
import { Determinizations } from '../../../core/games/falsche-fuffziger/bots/searching/determinizations.ts';
import {
  NOTHING,
  remember,
  type Memory,
} from '../../../core/games/falsche-fuffziger/bots/thinking/memory.ts';
import { orderAfter } from '../../../core/games/falsche-fuffziger/bots/thinking/order.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import { FuffzigerPosition } from '../../../core/games/falsche-fuffziger/position.ts';
import type { FuffzigerView } from '../../../core/games/falsche-fuffziger/view.ts';
import { few } from '../../helpers/budget.ts';
import { SEATINGS, type Tables } from '../nets/tables.ts';
import { optionsOf } from '../../games/moves.ts';

const RUNGS = ['beginner', 'beginner', 'casual', 'regular', 'expert'];
/** One decision in so many is played on, in so many worlds. */
const ONE_IN = 8;
const WORLDS = 40;
/** So many beginnings of rounds are written down in each world. */
const ROUNDS = 3;
/** Coins are told in tens. */
export const COINS = 10;

/** What is told of one seat: its traits, then its share of the win, coins to come in tens, and real money in what all have on average. */
export const TOLD = TRAITS + 3;

/** Adds tables at which a round begins, each with what came of it: of games of bots of all rungs, played on as the search plays on. */
export function addTables(games: number, first: number, into: Tables): void {
  for (let index = first; index < first + games; index++) playGame(index, into);
}

function playGame(index: number, into: Tables): void {
  const seatCount = SEATINGS[index % SEATINGS.length] ?? 4;
  const rng = createRng(`forecast ${index}`);
  const options = optionsOf(falscheFuffziger, {}, seatCount);
  const players = seatsOf(seatCount).map(() => bots[rng.pick(RUNGS)]);
  let state = falscheFuffziger.start(options, seatCount, falscheFuffziger.deal(options, seatCount, rng));
  let memories: readonly Memory[] = players.map(() => NOTHING);
  for (let at = falscheFuffziger.awaits(state)[0]; at !== undefined; at = falscheFuffziger.awaits(state)[0]) {
    const view = falscheFuffziger.view(state, at);
    const memory = memories[at] ?? NOTHING;
    if (rng.below(ONE_IN) === 0) playOn(view, memory, rng, into);
    const action = players[at]?.decide(view, falscheFuffziger.legal(state, at), memory, rng, few());
    const step = action && falscheFuffziger.apply(state, at, action);
    if (step?.ok !== true) throw new Error('a bot plays against the rules');
    const { events } = step.value;
    state = step.value.state;
    memories = memories.map((known, one) => {
      const seat = seatsOf(seatCount)[one];
      return seat === undefined
        ? known
        : remember(known, falscheFuffziger.view(state, seat), eventsFor(events, seat));
    });
  }
}

/** Plays a view on, in each world to a round that begins, which is written down, and to the end. */
function playOn(view: FuffzigerView, memory: Memory, rng: Rng, into: Tables): void {
  const { own, round, seatCount } = view;
  if (own === undefined) return;
  const order = orderAfter(memory.order, view);
  const determinizations = new Determinizations(view, own, memory, order);
  const prospects = new ValueNet(() => order);
  const table = new FuffzigerPosition(view.options, seatCount);
  const policy = new Policy(table, prospects, determinizations);
  const traits = new Traits();
  const [a, b] = [rng.next(), rng.next()];
  for (let world = 0; world < WORLDS; world++) {
    determinizations.deal(new Dice(a, b, world), table);
    table.copy(determinizations.table);
    policy.reset();
    const seen: Seen[] = [];
    for (let more = 1; more <= ROUNDS; more++) {
      policy.playOn(round + more);
      if (table.phase === 'ended') break;
      traits.compute(table, prospects.at(table));
      seen.push({ values: traits.values.slice(), level: traits.level, coins: table.coins.slice() });
    }
    policy.playOn();
    for (const one of seen) tell(one, table, into);
  }
}

/** A table at which a round begins: its traits, what everybody has on average, and coins by seat. */
interface Seen {
  readonly values: Float64Array;
  readonly level: number;
  readonly coins: Int32Array;
}

/** Writes down a table, and how the game has ended there. */
function tell({ values, level, coins }: Seen, table: FuffzigerPosition, into: Tables): void {
  let next = into.add(table.seatCount);
  for (let at = 0; at < table.seatCount; at++) {
    for (const value of values.subarray(at * TRAITS, (at + 1) * TRAITS)) into.told[next++] = value;
    into.told[next++] = table.shareOf(at);
    into.told[next++] = ((table.coins[at] ?? 0) - (coins[at] ?? 0)) / COINS;
    into.told[next++] = (table.real[at] ?? 0) / level;
  }
}
