import { isSameJson } from '../../../../base/json.ts';
import type { Rng } from '../../../../base/rng.ts';
import { inOrder, race, surelyBestOf, type Lane } from '../../../../base/search/race.ts';
import { Tally } from '../../../../base/search/tally.ts';
import type { Advice, Bot, Budget, Weighed } from '../../../../game.ts';
import type { ForSaleAction, ForSaleLegal } from '../../actions.ts';
import type { Amount, Building } from '../../material.ts';
import type { ForSaleReason } from '../../reason.ts';
import type { ForSaleTypes } from '../../types.ts';
import type { ForSaleView } from '../../view.ts';
import { thinker } from '../thinker.ts';
import { knowledgeOf } from '../thinking/knowledge.ts';
import { NOTHING, remember, type Memory } from '../thinking/memory.ts';
import { STYLES } from '../thinking/style.ts';
import { Worlds, type Candidate } from './worlds.ts';

/** How many amounts above the least it thinks about. */
const RAISES = 3;
/** How much above its bid it may mean to go on by one in the running round. */
const LIMITS: readonly Amount[] = [0, 1, 2, 4, 7, 12];
/** Choices that it speaks of: all bids it thinks about, and passing. */
const SPOKEN = RAISES + 1;

const expert = thinker(STYLES.expert);

/** A bot that plays on what an expert would do, and what else there is, in worlds that it deals from what it knows. */
export const master: Bot<ForSaleTypes, Memory> = {
  initial: NOTHING,
  playouts: 4_000,
  observe: (memory, view, events) => events.reduce((known, event) => remember(known, view, event), memory),
  decide: (view, legal, memory, rng, budget) => {
    const choices = choicesIn(view, legal, memory, rng, budget);
    const candidates = candidatesOf(choices, legal);
    const best = choices.length === 1 ? 0 : surelyBestOf(tried(view, candidates, memory, rng, budget));
    const { action } = candidates[best] ?? {};
    if (action === undefined) throw new Error('nothing to decide');
    return action;
  },
  weigh: (view, legal, memory, rng, budget, asked) => {
    const candidates = candidatesOf(withAsked(choicesIn(view, legal, memory, rng, budget), asked), legal);
    const tally = new Tally(candidates.length, COUNTED.length);
    const lanes = tried(view, candidates, memory, rng, budget, tally);
    return adviceOn(candidates, lanes, tally, asked);
  },
};

/** What is worth thinking about, the usual choice first. */
function choicesIn(
  view: ForSaleView,
  legal: ForSaleLegal,
  memory: Memory,
  rng: Rng,
  budget: Budget,
): readonly ForSaleAction[] {
  const choices = promising(view, legal);
  if (choices.length === 1) return choices;
  const usual = expert.decide(view, legal, memory, rng, budget);
  return [usual, ...choices.filter((choice) => !isSameJson(choice, usual))];
}

function promising({ own }: ForSaleView, { bid, pass, sell }: ForSaleLegal): readonly ForSaleAction[] {
  if (own === undefined) throw new Error('nothing to decide');
  if (sell !== undefined) return own.hand.map((building) => ({ type: 'sell', building }));
  const raising = bid === undefined ? 0 : Math.min(RAISES, bid.max - bid.min + 1);
  return [
    ...(pass === undefined ? [] : [{ type: 'pass' } as const]),
    ...Array.from(
      { length: raising },
      (_, more) => ({ type: 'bid', amount: (bid?.min ?? 0) + more }) as const,
    ),
  ];
}

/** The choices, and one that was asked for if it is not among them. */
const withAsked = (
  choices: readonly ForSaleAction[],
  asked: ForSaleAction | undefined,
): readonly ForSaleAction[] =>
  asked === undefined || choices.some((choice) => isSameJson(choice, asked)) ? choices : [...choices, asked];

/** Each choice with all ways to go on with it. */
const candidatesOf = (choices: readonly ForSaleAction[], { bid }: ForSaleLegal): readonly Candidate[] =>
  choices.flatMap((action): readonly Candidate[] => {
    if (action.type !== 'bid') return [{ action, limit: 0 }];
    const limits = LIMITS.map((more) => action.amount + more);
    return limits.filter((limit) => limit <= (bid?.max ?? 0)).map((limit) => ({ action, limit }));
  });

/** How each candidate does in worlds that agree with what the seat knows. `tally`: what else is counted there. */
function tried(
  view: ForSaleView,
  candidates: readonly Candidate[],
  memory: Memory,
  rng: Rng,
  { playouts, isOver }: Budget,
  tally?: Tally,
): readonly Lane[] {
  const { own, round } = view;
  if (own === undefined || round === undefined) throw new Error('nothing to decide');
  const knowledge = knowledgeOf(view, own, memory, STYLES.expert, rng);
  const worlds = new Worlds(view, memory, knowledge, rng);
  const reward = (world: number, place: number): number => {
    const brought = worlds.reward(world, candidates[place] ?? PASSING);
    if (tally !== undefined)
      for (const [kind, counted] of COUNTED.entries()) tally.add(place, kind, worlds.outcome[counted]);
    return brought;
  };
  return race(candidates.length, playouts, reward, isOver);
}

const PASSING: Candidate = { action: { type: 'pass' }, limit: 0 };

/** What is counted where a choice is played on, for who asks why. */
const COUNTED = ['wins', 'total', 'building', 'paid', 'cheque'] as const;

/** The choices, the best first and the others by how they did, each with the best way to go on, and what the first is about. */
function adviceOn(
  candidates: readonly Candidate[],
  lanes: readonly Lane[],
  tally: Tally,
  asked: ForSaleAction | undefined,
): Advice<ForSaleTypes> {
  const outcomes = inOrder(lanes).map((place): Outcome => {
    const [wins = 0, total = 0, building = 0, pays = 0, cheque = 0] = COUNTED.map((_, kind) =>
      tally.mean(place, kind),
    );
    return { action: (candidates[place] ?? PASSING).action, wins, total, building, pays, cheque };
  });
  const weighed = outcomes.filter(
    ({ action }, place) => outcomes.findIndex((one) => isSameJson(one.action, action)) === place,
  );
  const own = asked && weighed.find(({ action }) => isSameJson(action, asked));
  return {
    choices: weighed.slice(0, SPOKEN).map(choiceOf),
    reason: reasonOf(weighed, own),
    ...(own && { asked: choiceOf(own) }),
  };
}

const choiceOf = ({ action, wins, total }: Outcome): Weighed<ForSaleAction> => ({ action, wins, total });

type Outcome = Weighed<ForSaleAction> & {
  readonly building: number;
  readonly pays: number;
  readonly cheque: number;
};

/** Beside the best choice the one that was asked for, or else the best of the other kind. */
function reasonOf([best, ...others]: readonly Outcome[], asked: Outcome | undefined): ForSaleReason {
  if (best === undefined) return { type: 'alone' };
  const isOther = ({ action }: Outcome): boolean =>
    action.type === 'sell' || action.type !== best.action.type;
  const other = asked !== undefined && asked !== best ? asked : others.find(isOther);
  if (other === undefined) return { type: 'alone' };
  if (best.action.type !== 'sell' || other.action.type !== 'sell')
    return { type: 'buying', best: purchase(best), other: purchase(other) };
  return { type: 'selling', best: sale(best, best.action), other: sale(other, other.action) };
}

const purchase = ({ action, building, pays }: Outcome) => ({ action, building, pays });
const sale = ({ cheque }: Outcome, { building }: { readonly building: Building }) => ({ building, cheque });
