import { placeOfType } from '../../../core/games/falsche-fuffziger/kinds.ts';
import { seatsOf, type Seat } from '../../../core/base/ids.ts';
import type { Rng } from '../../../core/base/rng.ts';
import type { Bot } from '../../../core/game.ts';
import type { FuffzigerAction, FuffzigerLegal, Lay } from '../../../core/games/falsche-fuffziger/actions.ts';
import { master } from '../../../core/games/falsche-fuffziger/bots/searching/master.ts';
import { inAuction, leadsOf } from '../../../core/games/falsche-fuffziger/bots/thinking/auction.ts';
import type { Memory } from '../../../core/games/falsche-fuffziger/bots/thinking/memory.ts';
import {
  coinsLost,
  assessmentOf,
  type Assessment,
} from '../../../core/games/falsche-fuffziger/bots/thinking/assessment.ts';
import { costOf } from '../../../core/games/falsche-fuffziger/bots/thinking/pay.ts';
import { STYLES } from '../../../core/games/falsche-fuffziger/bots/thinking/style.ts';
import type { FuffzigerTypes } from '../../../core/games/falsche-fuffziger/types.ts';
import { LEAST_REAL } from '../../../core/games/falsche-fuffziger/material.ts';
import { nextTurn } from '../../../core/games/falsche-fuffziger/material/auction-turn.ts';
import {
  NO_MONEY,
  countsBy,
  isAmong,
  together,
  without,
  worthOf,
  type Money,
} from '../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerView, PhaseView } from '../../../core/games/falsche-fuffziger/view.ts';

type AuctionView = Extract<PhaseView, { type: 'auction' }>;

/** `led`: what is to be matched; null while somebody is to lead. */
interface Auction extends Omit<AuctionView, 'led'> {
  readonly led: Lay | null;
}

/** A lay as money. */
const moneyOf = (lay: Lay): Money =>
  'notes' in lay ? { notes: lay.notes, real: 0 } : { notes: {}, real: lay.real };

/** Guesses of what the others hold in which it plays auctions on. */
const GUESSES = 3;
/** How much it counts against itself what the others gain on average: they are to pay. */
const ENVY = 0.7;
const { expert } = STYLES;

/**
 * Plays as a master does, but knows that a master does what an expert does unless something else is surely better: so it plays each coin
 * auction to its end against that, so that others are led up to where they would drop.
 */
export const counter: Bot<FuffzigerTypes, Memory> = {
  ...master,
  decide: (view, legal, memory, rng, budget) => {
    const { own, phase } = view;
    if (own === undefined || phase === undefined) throw new Error('nothing to decide');
    const assessment = assessmentOf(view, own, memory, expert);
    if (phase.type === 'auction' && Object.keys(legal).length > 1)
      return bestInAuction(view, phase, legal, memory, assessment, rng);
    return master.decide(view, legal, memory, rng, budget);
  },
};

/** What another seat may have; nobody knows how many of the notes that are no whole numbers were changed. */
const guessed = ({ purses }: Assessment, at: Seat, rng: Rng): Money => {
  const { notes = [], real = 0 } = purses[at] ?? {};
  const counts = notes.map((count) => Math.floor(count + rng.fraction()));
  return { notes: countsBy((type) => counts[placeOfType(type)] ?? 0), real: Math.max(0, Math.round(real)) };
};

/** What an expert makes of the table on another seat that has such money. */
function assessmentAt(view: FuffzigerView, at: Seat, money: Money, memory: Memory): Assessment {
  const laid = view.phase?.type === 'auction' ? view.phase.laid[at] : undefined;
  return assessmentOf(view, { seat: at, ...(laid ? without(money, laid) : money) }, memory, expert);
}

function bestInAuction(
  view: FuffzigerView,
  phase: AuctionView,
  legal: FuffzigerLegal,
  memory: Memory,
  assessment: Assessment,
  rng: Rng,
): FuffzigerAction {
  const leads =
    legal.lay === undefined ? [] : leadsOf(legal.lay).map((lay) => ({ type: 'lay', ...lay }) as const);
  const matches = legal.match === undefined ? [] : [{ type: 'match' } as const];
  const choices: readonly FuffzigerAction[] = [{ type: 'drop' }, ...matches, ...leads];
  const gains = choices.map(() => 0);
  for (let guess = 0; guess < GUESSES; guess++) {
    const purses = seatsOf(view.seatCount).map((at) => guessed(assessment, at, rng));
    const assessments = purses.map((money, at) =>
      at === assessment.own.seat ? assessment : assessmentAt(view, at as Seat, money, memory),
    );
    for (const [place, choice] of choices.entries())
      gains[place] = (gains[place] ?? 0) + gainWith(phase, choice, purses, assessments, assessment);
  }
  return choices[gains.indexOf(Math.max(...gains))] ?? { type: 'drop' };
}

/** The coins that it gains with a choice beyond what the others do, if it then goes on as an expert does or drops, whichever is better. */
function gainWith(
  phase: AuctionView,
  choice: FuffzigerAction,
  purses: readonly Money[],
  assessments: readonly Assessment[],
  { own, coin, notes, wealth }: Assessment,
): number {
  const gains = [true, false].map((stays) => {
    let state: Auction | Sold = after({ ...phase, led: phase.led ?? null }, choice);
    while (!('winner' in state)) {
      const { turn } = state;
      const assessment = assessments[turn];
      const action: FuffzigerAction =
        (turn === own.seat && !stays) || assessment === undefined
          ? { type: 'drop' }
          : inAuction(seen(state), legalAt(state, purses[turn] ?? NO_MONEY), assessment);
      state = after(state, action);
    }
    const { winner, paid } = state;
    if (winner === undefined) return 0;
    const gain = coin * phase.lot - coinsLost(wealth, winner, costOf(paid.notes, notes) + paid.real);
    return winner === own.seat ? gain : (-ENVY * gain) / (purses.length - 1);
  });
  return Math.max(...gains);
}

interface Sold {
  readonly winner: Seat | undefined;
  readonly paid: Money;
}

/** The auction after the seat whose turn it is has acted. */
function after(phase: Auction, action: FuffzigerAction): Auction | Sold {
  const { turn, laid, isIn, led } = phase;
  const more = action.type === 'lay' ? action : action.type === 'match' ? led : null;
  const next: Auction = {
    ...phase,
    ...(action.type === 'lay' && { led: action, leader: turn }),
    isIn: isIn.with(turn, more !== null),
    laid: more === null ? laid : laid.with(turn, together(laid[turn] ?? NO_MONEY, moneyOf(more))),
  };
  const inside = seatsOf(isIn.length).filter((at) => next.isIn[at] === true);
  const [only] = inside;
  const paid = only === undefined ? NO_MONEY : (next.laid[only] ?? NO_MONEY);
  if (only === undefined || (inside.length === 1 && worthOf(paid) > 0)) return { winner: only, paid };
  return nextTurn(next, turn);
}

const seen = ({ led, ...rest }: Auction): AuctionView => (led === null ? rest : { ...rest, led });

function legalAt({ turn, laid, led }: Auction, purse: Money): FuffzigerLegal {
  const free = without(purse, laid[turn] ?? NO_MONEY);
  if (led !== null) return { drop: {}, ...(isAmong(moneyOf(led), free) && { match: led }) };
  const real = free.real >= LEAST_REAL ? { real: { min: LEAST_REAL, max: free.real } } : {};
  return { drop: {}, lay: { notes: free.notes, ...real } };
}
