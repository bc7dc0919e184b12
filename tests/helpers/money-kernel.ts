import { seat } from '../../core/base/ids.ts';
import { Dice } from '../../core/base/search/dice.ts';
import type { MoneyAction, MoneyLegal } from '../../core/games/money/actions.ts';
import { money } from '../../core/games/money/index.ts';
import { bitOf, MoneyKernel, partOf, SET_WIDTH } from '../../core/games/money/kernel.ts';
import { BLUFF, CURRENCIES, DISPLAYS, removedCount, valuedCards } from '../../core/games/money/material.ts';
import type { MoneyOptions } from '../../core/games/money/options.ts';
import type { MoneyState } from '../../core/games/money/state.ts';
import { moneyOptions } from './money-play.ts';

/** The editions whose hands go by different rules. */
export const HAND_EDITIONS = ['goldsieber', 'italian'] as const;

/**
 * Plays one hand by lot on the engine and on the kernel at once. Throws at the first difference: after each act, and in what the hands
 * count. Answers the number of acts.
 */
export function playBeside(seatCount: number, edition: MoneyOptions['edition'], number: number): number {
  const dice = new Dice(number, seatCount, edition.length);
  const removed = CURRENCIES.filter((_, at) => at < removedCount(seatCount));
  const order = [...valuedCards(removed)];
  dice.shuffle(order);
  const options = moneyOptions({ edition, hands: 1, stallLimit: 1 + dice.below(6) }, seatCount);
  let state = money.start(options, seatCount, { hands: [{ removed, order }] });
  const kernel = new MoneyKernel(seatCount, options);
  kernel.deal(order);
  compare(state, kernel);
  let bluffs = 0;
  for (let acts = 0; ; acts++) {
    const at = money.awaits(state)[0];
    if (at === undefined) return acts;
    const action = choose(money.legal(state, at), dice);
    const step = money.apply(state, at, action);
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
    if (action.type === 'bid') {
      for (const card of action.cards)
        if (card === BLUFF) bluffs |= 1 << at;
        else kernel.bid(at, card);
      if (!step.value.events.some(({ type }) => type === 'revealed')) continue;
      kernel.turnUp(bluffs);
      bluffs = 0;
    } else kernel.choose(gainedBy(kernel, action));
    compare(state, kernel);
  }
}

/** The set that the acting seat gets, as the kernel numbers what it can do. */
function gainedBy(kernel: MoneyKernel, action: MoneyAction): number {
  if (action.type === 'take') return kernel.choiceAt(1 + DISPLAYS.indexOf(action.display));
  if (action.type !== 'swap') return kernel.choiceAt(0);
  const { queue, acting, queued, displays } = kernel;
  return kernel.choiceAt(displays.length + queue.subarray(acting, queued).indexOf(action.with));
}

/** By lot; small bids, so that hands last, and now and then none or all cards. */
function choose({ bid, take, swap }: MoneyLegal, dice: Dice): MoneyAction {
  if (bid !== undefined) {
    const cards = [...bid.from];
    dice.shuffle(cards);
    const count = dice.below(12) === 0 ? cards.length : 1 + dice.below(Math.min(3, cards.length));
    return { type: 'bid', cards: cards.slice(0, count) };
  }
  const acts: readonly MoneyAction[] = [
    { type: 'pass' },
    ...(take?.display ?? []).map((display) => ({ type: 'take', display }) as const),
    ...(swap?.with ?? []).map((partner) => ({ type: 'swap', with: partner }) as const),
  ];
  return acts[dice.below(acts.length)] ?? { type: 'pass' };
}

function compare(state: MoneyState, kernel: MoneyKernel): void {
  const ours = seen(state);
  const theirs = seenOf(kernel);
  if (ours.length !== theirs.length || ours.some((number, place) => number !== theirs[place]))
    throw new Error(`the engine has ${ours.join(' ')}, the kernel ${theirs.join(' ')}`);
}

function setOf(cards: readonly number[]): readonly number[] {
  const set = new Array<number>(SET_WIDTH).fill(0);
  for (const card of cards) set[partOf(card)] = (set[partOf(card)] ?? 0) | bitOf(card);
  return set;
}

/**
 * What a table is, as numbers in the kernel's terms: by seat the hand, the displays, the pile, rounds without a card from it, whether the
 * round is the last; then who has still to act and the bids there, or at the end what the hands count.
 */
function seen(state: MoneyState): readonly number[] {
  const { phase, hands, displays, pile, stalled, last, sheets } = state;
  if (phase.type === 'ended') return sheets.flatMap(({ scores }) => scores.map(({ total }) => total));
  const all = [
    ...hands.flatMap(setOf),
    ...DISPLAYS.flatMap((name) => setOf(displays[name])),
    ...pile,
    stalled,
    last === undefined ? 0 : 1,
  ];
  if (phase.type === 'bidding') return all;
  return [...all, ...phase.queue, ...phase.queue.flatMap((at) => setOf(phase.lying[at] ?? []))];
}

function seenOf(kernel: MoneyKernel): readonly number[] {
  const { seatCount, displays, lying, pile, piled, drawn, stalled, isLast, hasEnded } = kernel;
  const seats = Array.from({ length: seatCount }, (_, at) => seat(at));
  if (hasEnded) return seats.map((at) => kernel.scoreOf(at));
  const cards = (set: number) => [...kernel.sets.subarray(set * SET_WIDTH, (set + 1) * SET_WIDTH)];
  const queue = [...kernel.queue.subarray(kernel.acting, kernel.queued)];
  return [
    ...seats.flatMap(cards),
    ...[...displays].flatMap(cards),
    ...pile.subarray(drawn, piled),
    stalled,
    isLast ? 1 : 0,
    ...queue,
    ...queue.flatMap((at) => cards(lying[at] ?? 0)),
  ];
}
