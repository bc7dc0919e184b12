import { seatsOf, type Seat } from '../../core/base/ids.ts';
import { isSameJson, type Json } from '../../core/base/json.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import { eventsFor } from '../../core/base/audience.ts';
import { budgetOf } from '../../core/bots/index.ts';
import type { Bot, Game, GameTypes } from '../../core/game.ts';
import { few } from './budget.ts';
import { optionsOf, stepOf } from '../games/moves.ts';

/** A rule of thumb: what somebody would do who follows it. */
export type Rule<Types extends GameTypes> = (
  view: Types['view'],
  legal: Types['legal'],
  rng: Rng,
) => Types['action'];

/** What is to be compared. */
export interface AccountOrder<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly rules: readonly Rule<Types>[];
  readonly seats: number;
  readonly positions: number;
  /** How often each choice is played on, each time in a world that all choices share. */
  readonly determinizations: number;
  /** Another world: what nobody has seen yet lies otherwise. */
  readonly redealt: (state: Types['state'], rng: Rng) => Types['state'];
  /** How the game is played; the rest as its first edition has it. */
  readonly options?: object;
}

/** The mean share of the win (0–1) of the coach's first choices, and of those of each rule. */
export interface Account {
  readonly coach: number;
  readonly rules: readonly number[];
}

/** A moment of a game: the state, and what an expert on each seat remembers. */
interface Moment<Types extends GameTypes> {
  readonly state: Types['state'];
  readonly memories: readonly Json[];
}

/**
 * Holds the coach to account: in positions from games of experts its first choice and those of the rules are done, and experts play on from
 * there, in worlds that are the same for all choices.
 */
export function holdToAccount<Types extends GameTypes>(order: AccountOrder<Types>): Account {
  const { game, rules, positions } = order;
  const { expert, master } = game.bots;
  if (expert === undefined || master?.weigh === undefined) throw new Error(`${game.name} has no coach`);
  const sums = [0, ...rules].map(() => 0);
  for (let index = 0; index < positions; index++) {
    const rng = createRng(`position ${index}`);
    const { moment, at, memory } = positionOf(order, expert, master, rng);
    const view = game.view(moment.state, at);
    const legal = game.legal(moment.state, at);
    const advice = master.weigh(view, legal, memory, rng, budgetOf(master));
    const choices = [advice.choices[0]?.action, ...rules.map((rule) => rule(view, legal, rng))];
    const known: { readonly action: Types['action']; readonly share: number }[] = [];
    for (const [place, action] of choices.entries()) {
      if (action === undefined) throw new Error('the coach says nothing');
      let found = known.find((one) => isSameJson(one.action, action));
      if (found === undefined) {
        found = { action, share: shareAfter(order, expert, moment, at, action, index) };
        known.push(found);
      }
      sums[place] = (sums[place] ?? 0) + found.share;
    }
  }
  const [coach = 0, ...others] = sums.map((sum) => sum / positions);
  return { coach, rules: others };
}

/** A decision of a game of experts, drawn by lot among those where there is something to choose. */
function positionOf<Types extends GameTypes>(
  { game, seats, options: said }: AccountOrder<Types>,
  expert: Bot<Types>,
  master: Bot<Types>,
  rng: Rng,
): { readonly moment: Moment<Types>; readonly at: Seat; readonly memory: Json } {
  const options = optionsOf(game, { ...said, memoryAid: true }, seats);
  const found: { moment: Moment<Types>; at: Seat; memory: Json }[] = [];
  let moment: Moment<Types> = {
    state: game.start(options, seats, game.deal(options, seats, rng)),
    memories: seatsOf(seats).map(() => expert.initial),
  };
  let watching: readonly Json[] = seatsOf(seats).map(() => master.initial);
  for (let at = game.awaits(moment.state)[0]; at !== undefined; at = game.awaits(moment.state)[0]) {
    found.push({ moment, at, memory: watching[at] ?? null });
    const { next, events } = stepped(game, expert, moment, at, undefined, rng);
    const { state } = next;
    watching = watching.map(
      (memory, seat) =>
        master.observe?.(memory, game.view(state, seat as Seat), eventsFor(events, seat as Seat)) ?? memory,
    );
    moment = next;
  }
  return rng.pick(found);
}

/** The mean share of the win of a seat that does something now, if experts play on. */
function shareAfter<Types extends GameTypes>(
  { game, determinizations, redealt }: AccountOrder<Types>,
  expert: Bot<Types>,
  from: Moment<Types>,
  at: Seat,
  action: Types['action'],
  position: number,
): number {
  let share = 0;
  for (let world = 0; world < determinizations; world++) {
    const rng = createRng(`position ${position}, world ${world}`);
    const dealt = { ...from, state: redealt(from.state, rng) };
    let moment = stepped(game, expert, dealt, at, action, rng).next;
    for (let next = game.awaits(moment.state)[0]; next !== undefined; next = game.awaits(moment.state)[0])
      moment = stepped(game, expert, moment, next, undefined, rng).next;
    const winners = game.result(moment.state)?.winners ?? [];
    if (winners.includes(at)) share += 1 / winners.length;
  }
  return share / determinizations;
}

/** One act, of an expert unless it is given. */
function stepped<Types extends GameTypes>(
  game: Game<Types>,
  expert: Bot<Types>,
  { state, memories }: Moment<Types>,
  at: Seat,
  given: Types['action'] | undefined,
  rng: Rng,
) {
  const action =
    given ?? expert.decide(game.view(state, at), game.legal(state, at), memories[at] ?? null, rng, few());
  const step = stepOf(game, state, at, action);
  const { events } = step;
  const after = step.state;
  const next: Moment<Types> = {
    state: after,
    memories: memories.map(
      (memory, seat) =>
        expert.observe?.(memory, game.view(after, seat as Seat), eventsFor(events, seat as Seat)) ?? memory,
    ),
  };
  return { next, events };
}
