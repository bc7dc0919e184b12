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

/** Spare cards that it makes its bids of. */
const SPARE = 7;

/** What is to be decided: the candidates, and what each of them brings in a world. */
interface Question {
  readonly view: MoneyView;
  readonly own: OwnCards;
  readonly determinizations: Determinizations;
  readonly actions: readonly MoneyAction[];
  readonly reward: (world: number, candidate: number) => number;
}

/** Makes up its mind, for one decision, about what the others will bid. */
type Foresees = (view: MoneyView, memory: Memory) => Foresight;

/** A bot that tries bids and choices in determinizations that it deals from what it knows, and goes for the share of the win that they promise. */
export const searcher = (foresees: Foresees): Bot<MoneyTypes, Memory> => ({
  initial: NOTHING_SEEN,
  playouts: 1_000,
  review: { playouts: 800, determinizations: 800 },
  observe: (memory, _view, events) => events.reduce(remember, memory),
  decide: (view, _legal, memory, rng, { playouts, isOver }) => {
    const { actions, reward } = questionOf(view, memory, foresees, rng);
    // without a choice no determinizations are dealt
    const best = actions.length < 2 ? 0 : bestOf(race(actions.length, playouts, reward, isOver));
    return at(actions, best);
  },
  weigh: (view, _legal, memory, rng, budget, asked) => {
    const { own, determinizations, actions, reward: brings } = questionOf(view, memory, foresees, rng, asked);
    const notes = Notes.of(actions.length, view.seatCount);
    const reward = (world: number, candidate: number): number => {
      const brought = brings(world, candidate);
      at(notes, candidate).add(brought, determinizations);
      return brought;
    };
    const kinds = kindsOf(actions);
    const made = asked && kinds[actions.findIndex((action) => isSame(action, asked))];
    // at least one world for each of them, so that there is something to say
    const effort = { ...budget, playouts: Math.max(budget.playouts, actions.length) };
    const settled = settle({ kinds, made: made ?? -1, reward }, effort, bestOf);
    return adviceOf({ view, own, hope: determinizations.hope, actions, notes, asked, ...settled });
  },
});

/** Takes the others for strong players. */
export const master = searcher(() => new Habits());

/** `asked`: a choice that is a candidate in any case. */
function questionOf(
  view: MoneyView,
  memory: Memory,
  foresees: Foresees,
  rng: Rng,
  asked?: MoneyAction,
): Question {
  const { own, round } = view;
  if (own === undefined || round === undefined) throw new Error('nothing to decide');
  const determinizations = new Determinizations(view, own, memory, foresees(view, memory), rng);
  const known = { view, own, determinizations };
  return round.type === 'bidding'
    ? { ...known, ...bidsIn(view, own, determinizations, asked) }
    : { ...known, ...choicesIn(round, determinizations) };
}

function bidsIn(
  { options }: MoneyView,
  { seat }: OwnCards,
  determinizations: Determinizations,
  asked?: MoneyAction,
): Pick<Question, 'actions' | 'reward'> {
  const spare = new Spare();
  spare.find(determinizations.root.sets.bits, seat * SET_WIDTH, at(determinizations.worths, seat), SPARE);
  const likely = bidsOf(spare.count).map((bid) => spare.cardsOf(bid));
  const other = asked?.type === 'bid' ? without(asked.cards, [BLUFF]) : undefined;
  const isOther = other !== undefined && !likely.some((bid) => isSameSet(bid, other));
  const bids = isOther ? [...likely, other] : likely;
  // bluff-first: with the bluff card a bid goes before equal ones, and it costs nothing
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

function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place];
  if (item === undefined) throw new RangeError(`none of ${items.length}: ${place}`);
  return item;
}
