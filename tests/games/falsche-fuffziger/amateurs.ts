import type { Rng } from '../../../core/base/rng.ts';
import type { FuffzigerAction, FuffzigerLegal } from '../../../core/games/falsche-fuffziger/actions.ts';
import {
  dealOf,
  PRESS_TYPES,
  PRICES,
  type PressType,
} from '../../../core/games/falsche-fuffziger/material.ts';
import {
  countOf,
  countsBy,
  notesFor,
  worthOf,
  type Counts,
} from '../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerView } from '../../../core/games/falsche-fuffziger/view.ts';

/** One who plays by a rule of thumb, from what its seat may know. Called only while the seat is awaited. */
export type Amateur = (view: FuffzigerView, legal: FuffzigerLegal, rng: Rng) => FuffzigerAction;

/** What a rule of thumb says; parts are of what one owns, 0–1. */
interface Rule {
  readonly convertsUpTo: PressType | 0;
  /** Of all the own money, what a coin is worth. */
  readonly coin: number;
  /** A bid, as a multiple of the least one. */
  readonly bids: number;
  /** Of the real money, what goes into presses. */
  readonly invests: number;
  /** Of the notes, how many are changed. */
  readonly changes: number;
}

/**
 * “Let all presses print, put all your real money into the dearest press it buys, go on in an auction while a coin costs less than a tenth of
 * what you own, bid the least that is asked for a card, and change half of your notes.”
 */
const printer: Rule = { convertsUpTo: 0, coin: 0.1, bids: 1, invests: 1, changes: 0.5 };

/**
 * “Turn over the small presses, since they are scrapped soon; coins win, so go on up to a fifth of what you own for each; bid half as much again
 * as is asked for a card, and change nothing, since notes buy coins.”
 */
const collector: Rule = { convertsUpTo: 20, coin: 0.2, bids: 1.5, invests: 0.6, changes: 0 };

/** “Real money is safe: bid up to twice the least for every card, change all that is left, buy with half of it, and take coins only if they are cheap.” */
const banker: Rule = { convertsUpTo: 50, coin: 0.05, bids: 2, invests: 0.5, changes: 1 };

/** Rules of thumb as strong amateurs state them. They always give a legal action. */
export const amateurs: readonly Amateur[] = [printer, collector, banker].map(
  (rule): Amateur =>
    (view, legal) =>
      play(rule, view, legal),
);

function play(rule: Rule, view: FuffzigerView, legal: FuffzigerLegal): FuffzigerAction {
  const { own } = view;
  if (own === undefined) throw new Error('nothing to decide');
  if (legal.finish !== undefined) return produce(rule, view, legal);
  if (legal.lay !== undefined || legal.match !== undefined || legal.drop !== undefined)
    return goOn(rule, view, legal);
  if (legal.bid !== undefined) return bid(rule, view, legal.bid.notes, legal.bid.real.max);
  if (legal.buy !== undefined) return buy(rule, legal.buy);
  return { type: 'launder', notes: partOf(own.notes, rule.changes) };
}

function produce({ convertsUpTo }: Rule, { presses }: FuffzigerView, legal: FuffzigerLegal): FuffzigerAction {
  const found = legal.convert?.press.find((press) => {
    const up = presses.find((one) => one.press === press)?.up ?? 'broken';
    return up !== 'broken' && Number.parseInt(up, 10) <= convertsUpTo;
  });
  return found === undefined ? { type: 'finish' } : { type: 'convert', press: found };
}

/** Leads with the least of its commonest notes; matches while the stake stays below what the coins are worth to it. */
function goOn(
  { coin }: Rule,
  { phase, own }: FuffzigerView,
  { lay, match }: FuffzigerLegal,
): FuffzigerAction {
  if (phase?.type !== 'auction' || own === undefined) throw new Error('nothing to decide');
  const laid = phase.laid[own.seat] ?? { notes: {}, real: 0 };
  const most = coin * phase.lot * (worthOf(own) + worthOf(laid));
  const isDear = (more: number): boolean => worthOf(laid) + more > most;
  if (match !== undefined)
    return isDear('real' in match ? match.real : worthOf({ notes: match.notes, real: 0 }))
      ? { type: 'drop' }
      : { type: 'match' };
  const type = PRESS_TYPES.find((one) => countOf(lay?.notes ?? {}, one) > 0);
  return type === undefined || isDear(type) ? { type: 'drop' } : { type: 'lay', notes: { [type]: 1 } };
}

/** Notes first, then real money. */
function bid({ bids }: Rule, { laundering }: FuffzigerView, notes: Counts, real: number): FuffzigerAction {
  const { least, real: brings } = dealOf(laundering.open ?? 'A1');
  const amount = Math.max(least, Math.min(bids * least, brings));
  const all = worthOf({ notes, real: 0 });
  const given = all <= amount ? notes : notesFor(notes, amount);
  const rest = Math.max(0, amount - worthOf({ notes: given, real: 0 }));
  return rest > real
    ? { type: 'bid', notes: {}, real: 0 }
    : { type: 'bid', notes: given, real: Math.ceil(rest) };
}

/** The dearest presses first. */
function buy({ invests }: Rule, { supply, money }: NonNullable<FuffzigerLegal['buy']>): FuffzigerAction {
  let left = invests * money;
  const counts = new Map<PressType, number>();
  for (const type of PRESS_TYPES.toReversed()) {
    const { costs } = PRICES[type];
    const count = Math.min(countOf(supply, type), Math.floor(left / costs));
    left -= count * costs;
    counts.set(type, count);
  }
  return { type: 'buy', presses: countsBy((type) => counts.get(type) ?? 0) };
}

const partOf = (notes: Counts, part: number): Counts =>
  countsBy((type) => Math.round(part * countOf(notes, type)));
