import { settle } from '../../../../base/search/examine.ts';
import { without } from '../../../../base/lists.ts';
import type { Rng } from '../../../../base/rng.ts';
import { bestOf, race } from '../../../../base/search/race.ts';
import type { Bot } from '../../../../game.ts';
import type { MoneyAction } from '../../actions.ts';
import { BLUFF } from '../../material.ts';
import { SET_WIDTH } from '../../sets.ts';
import type { MoneyTypes } from '../../types.ts';
import type { ActingView, MoneyView, OwnCards } from '../../view.ts';
import { actsIn } from '../rounds.ts';
import { NOTHING_SEEN, remember, type Memory } from '../memory.ts';
import { adviceOf, isSame, isSameSet, kindsOf } from './advice.ts';
import { Habits, type Foresight } from './habits.ts';
import { Notes } from './notes.ts';
import { Spare, bidsOf } from './spare.ts';
import { Determinizations } from './determinizations.ts';

/** Number of spare cards that it bids from. */
const SPARE = 7;

/** The decision: the candidates, and the reward of each in a determinization. */
interface Question {
  readonly view: MoneyView;
  readonly own: OwnCards;
  readonly determinizations: Determinizations;
  readonly actions: readonly MoneyAction[];
  readonly reward: (world: number, candidate: number) => number;
}

/** Creates the model of the others' bids for one decision. */
type ForesightFactory = (view: MoneyView, memory: Memory) => Foresight;

/** A bot that tries bids and choices in determinizations, and maximises its expected share of the win. */
export const searcher = (createForesight: ForesightFactory): Bot<MoneyTypes, Memory> => ({
  initial: NOTHING_SEEN,
  playouts: 1_000,
  review: { playouts: 800, determinizations: 800 },
  observe: (memory, _view, events) => events.reduce(remember, memory),
  decide: (view, _legal, memory, rng, { playouts, isOver }) => {
    const { actions, reward } = questionOf(view, memory, createForesight, rng);
    // a single candidate needs no search
    const best = actions.length < 2 ? 0 : bestOf(race(actions.length, playouts, reward, isOver));
    return at(actions, best);
  },
  weigh: (view, _legal, memory, rng, budget, made) => {
    const {
      own,
      determinizations,
      actions,
      reward: rewardOf,
    } = questionOf(view, memory, createForesight, rng, made);
    const notes = Notes.of(actions.length, view.seatCount);
    const reward = (world: number, candidate: number): number => {
      const value = rewardOf(world, candidate);
      at(notes, candidate).add(value, determinizations);
      return value;
    };
    const kinds = kindsOf(actions);
    const kind = made && kinds[actions.findIndex((action) => isSame(action, made))];
    // at least one determinization per candidate, so that there is something to report
    const effort = { ...budget, playouts: Math.max(budget.playouts, actions.length) };
    const settled = settle({ kinds, made: kind ?? -1, reward }, effort, bestOf);
    return adviceOf({ view, own, hope: determinizations.hope, actions, notes, made, ...settled });
  },
});

/** Assumes that the others are strong players. */
export const master = searcher(() => new Habits());

/** `made`: a choice that is a candidate in any case. */
function questionOf(
  view: MoneyView,
  memory: Memory,
  createForesight: ForesightFactory,
  rng: Rng,
  made?: MoneyAction,
): Question {
  const { own, round } = view;
  if (own === undefined || round === undefined) throw new Error('nothing to decide');
  const determinizations = new Determinizations(view, own, memory, createForesight(view, memory), rng);
  const known = { view, own, determinizations };
  return round.type === 'bidding'
    ? { ...known, ...bidsIn(view, own, determinizations, made) }
    : { ...known, ...choicesIn(round, determinizations) };
}

function bidsIn(
  { options }: MoneyView,
  { seat }: OwnCards,
  determinizations: Determinizations,
  made?: MoneyAction,
): Pick<Question, 'actions' | 'reward'> {
  const spare = new Spare();
  spare.find(determinizations.root.sets.bits, seat * SET_WIDTH, at(determinizations.worths, seat), SPARE);
  const likely = bidsOf(spare.count).map((bid) => spare.cardsOf(bid));
  const other = made?.type === 'bid' ? without(made.cards, [BLUFF]) : undefined;
  const isOther = other !== undefined && !likely.some((bid) => isSameSet(bid, other));
  const bids = isOther ? [...likely, other] : likely;
  // bluff-first: the bluff card wins ties and costs nothing
  const isBluffing = options.tieBreak === 'bluff-first';
  return {
    actions: bids.map((cards) => ({
      type: 'bid',
      cards: isBluffing || cards.length === 0 ? [BLUFF, ...cards] : cards,
    })),
    reward: (world, bid) => determinizations.ofBid(world, at(bids, bid)),
  };
}

function choicesIn(
  round: ActingView,
  determinizations: Determinizations,
): Pick<Question, 'actions' | 'reward'> {
  const { root } = determinizations;
  return {
    actions: actsIn(round),
    reward: (world, choice) => determinizations.ofChoice(world, root.choiceAt(choice)),
  };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`none of ${items.length}: ${index}`);
  return item;
}
