import { colourOf, type FuffzigerAction, type Lay } from '../../core/games/falsche-fuffziger/actions.ts';
import { random } from '../../core/games/falsche-fuffziger/bots/random.ts';
import type { FuffzigerDeal } from '../../core/games/falsche-fuffziger/deal.ts';
import { falscheFuffziger } from '../../core/games/falsche-fuffziger/index.ts';
import { FuffzigerKernel } from '../../core/games/falsche-fuffziger/kernel/kernel.ts';
import {
  cardNumber,
  KINDS,
  kindOfBack,
  kindOfFront,
  listCounts,
  listMoney,
  MONEY,
  NONE,
  placeOfType,
  REAL,
  TYPES,
} from '../../core/games/falsche-fuffziger/kernel/terms.ts';
import { dealOf, PRESS_TYPES } from '../../core/games/falsche-fuffziger/material.ts';
import { countOf, type Money } from '../../core/games/falsche-fuffziger/material/money.ts';
import { backOf, upOf, type Press } from '../../core/games/falsche-fuffziger/presses.ts';
import type { FuffzigerState } from '../../core/games/falsche-fuffziger/state.ts';
import { seatsOf } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { few } from './budget.ts';
import { fuffzigerOptions } from './fuffziger-play.ts';

/** The kernel's table at the beginning of a game with this deal. */
export function beginKernel(kernel: FuffzigerKernel, deal: FuffzigerDeal): void {
  kernel.inspectors.set(deal.inspectors.map(cardNumber));
  kernel.dice.set(deal.dice);
  kernel.least.set(deal.laundering.map((card) => dealOf(card).least));
  kernel.brings.set(deal.laundering.map((card) => dealOf(card).real));
  kernel.cards = deal.laundering.length;
  kernel.begin(
    deal.starter,
    PRESS_TYPES.map((type) => deal.presses[type].length),
  );
}

/**
 * Plays one game by lot on the engine and on the kernel at once. Throws at the first difference after an act, and in who wins. Answers the
 * number of acts.
 */
export function playBeside(seatCount: number, number: number): number {
  const rng = createRng(`beside/${seatCount}/${number}`);
  const options = fuffzigerOptions({}, seatCount);
  const deal = falscheFuffziger.deal(options, seatCount, rng);
  let state = falscheFuffziger.start(options, seatCount, deal);
  const kernel = new FuffzigerKernel(seatCount);
  beginKernel(kernel, deal);
  const view = falscheFuffziger.view(state, deal.starter); // who plays by lot does not look at it
  compare(state, kernel);
  const chosen = new Int32Array(seatCount * MONEY);
  for (let acts = 0; ; acts++) {
    const at = falscheFuffziger.awaits(state)[0];
    if (at === undefined) return acts;
    const legal = falscheFuffziger.legal(state, at);
    if (kernel.phase === 'auction' && kernel.canMatch !== (legal.match !== undefined))
      throw new Error(`who can match: ${kernel.canMatch} in the kernel`);
    const action = random.decide(view, legal, null, rng, few());
    const step = falscheFuffziger.apply(state, at, action);
    if (!step.ok) throw new Error(step.error.code);
    const isSealed = action.type === 'bid' || action.type === 'launder';
    if (action.type === 'bid') listMoney(action, chosen, at * MONEY);
    if (action.type === 'launder') listCounts(action.notes, chosen, at * TYPES);
    const isOpened = step.value.events.some(({ type }) => type === 'opened' || type === 'general-laundering');
    if (isOpened && action.type === 'bid') kernel.open(chosen);
    if (isOpened && action.type === 'launder') kernel.launder(chosen);
    if (!isSealed) act(kernel, action, state);
    state = step.value.state;
    if (!isSealed || isOpened) compare(state, kernel);
  }
}

function act(
  kernel: FuffzigerKernel,
  action: FuffzigerAction,
  { deal, presses, seatCount }: FuffzigerState,
): void {
  switch (action.type) {
    case 'convert':
      return kernel.convert(
        kindOfFront(action.press, seatCount),
        kindOfBack(backOf(deal.presses, action.press)),
      );
    case 'sell': {
      const sold = presses.find(({ press }) => press === action.press);
      if (sold === undefined) throw new Error('no such press');
      return kernel.sell(kindOf(sold, { deal, seatCount }));
    }
    case 'finish':
      return kernel.finish();
    case 'drop':
      return kernel.drop();
    case 'match':
      return kernel.match();
    case 'lay': {
      if ('real' in action) return kernel.lay(REAL, action.real);
      const type = colourOf(action.notes);
      return kernel.lay(placeOfType(type), countOf(action.notes, type));
    }
    case 'buy': {
      const counts = new Int32Array(TYPES);
      listCounts(action.presses, counts, 0);
      return kernel.buy(counts);
    }
    default:
      throw new Error(`${action.type} in the kernel`);
  }
}

const kindOf = (press: Press, { deal, seatCount }: Pick<FuffzigerState, 'deal' | 'seatCount'>): number =>
  press.isConverted ? kindOfBack(upOf(deal.presses, press)) : kindOfFront(press.press, seatCount);

/** Throws at the first number that differs. */
function compare(state: FuffzigerState, kernel: FuffzigerKernel): void {
  const ours = seen(state);
  const theirs = seenOf(kernel);
  if (ours.length === theirs.length && ours.every((number, place) => number === theirs[place])) return;
  throw new Error(`the engine has\n${ours.join(' ')}, the kernel\n${theirs.join(' ')}`);
}

const PHASES: readonly FuffzigerState['phase']['type'][] = [
  'producing',
  'auction',
  'laundering',
  'buying',
  'general',
  'ended',
];

/** What a table is, as numbers in the kernel's terms. */
function seen(state: FuffzigerState): readonly number[] {
  const { phase, round, start, inspected, symbols, auctions, added, rolled, scrapped, laundered } = state;
  const head = [round, start, inspected, symbols, auctions, added, rolled, scrapped.length, laundered];
  const numbers = [PHASES.indexOf(phase.type), ...head, ...state.coins];
  for (const money of state.money) pushMoney(money, numbers);
  for (const type of PRESS_TYPES) numbers.push(countOf(state.supply, type));
  const kinds = new Array<number>(state.seatCount * KINDS).fill(0);
  for (const press of state.presses) {
    const place = press.seat * KINDS + kindOf(press, state);
    kinds[place] = (kinds[place] ?? 0) + 1;
  }
  numbers.push(...kinds);
  pushPhase(state, numbers);
  return numbers;
}

function pushMoney({ notes, real }: Money, numbers: number[]): void {
  for (const type of PRESS_TYPES) numbers.push(countOf(notes, type));
  numbers.push(real);
}

function pushPhase(state: FuffzigerState, numbers: number[]): void {
  const { phase } = state;
  if ('turn' in phase) numbers.push(phase.turn);
  if (phase.type === 'producing') numbers.push(Number(phase.hasBroken));
  if (phase.type === 'auction') {
    const { lot, leader, isIn, led, laid } = phase;
    numbers.push(lot, leader, ...isIn.map(Number), ...(led === null ? [NONE] : leadIn(led)));
    for (const money of laid) pushMoney(money, numbers);
  }
  if (phase.type === 'laundering')
    for (const at of state.money.keys()) {
      const cards = phase.won.filter((won) => won.seat === at).map(({ card }) => dealOf(card).real);
      numbers.push(
        cards.length,
        cards.reduce((sum, real) => sum + real, 0),
      );
    }
  if (phase.type === 'ended') {
    const winners = falscheFuffziger.result(state)?.winners ?? [];
    for (const at of seatsOf(state.seatCount)) numbers.push(winners.includes(at) ? 1 / winners.length : 0);
  }
}

function leadIn(led: Lay): readonly number[] {
  if ('real' in led) return [REAL, led.real];
  const type = colourOf(led.notes);
  return [placeOfType(type), countOf(led.notes, type)];
}

function seenOf(kernel: FuffzigerKernel): readonly number[] {
  const { phase, round, start, inspected, symbols, auctions, added, rolled, scrapped, laundered } = kernel;
  const { notes, real, seatCount } = kernel;
  const head = [round, start, inspected, symbols, auctions, added, rolled, scrapped, laundered];
  const numbers = [PHASES.indexOf(phase), ...head, ...kernel.coins];
  for (let at = 0; at < seatCount; at++) {
    for (let type = 0; type < TYPES; type++) numbers.push(notes[at * TYPES + type] ?? 0);
    numbers.push(real[at] ?? 0);
  }
  numbers.push(...kernel.supply, ...kernel.presses);
  if (phase === 'producing' || phase === 'auction' || phase === 'buying') numbers.push(kernel.turn);
  if (phase === 'producing') numbers.push(Number(kernel.hasBroken));
  if (phase === 'auction') {
    const { lot, leader, isIn, led, amount, laid } = kernel;
    numbers.push(lot, leader, ...seatsOf(seatCount).map((at) => (isIn >> at) & 1));
    numbers.push(...(led === NONE ? [NONE] : [led, amount]), ...laid);
  }
  for (let at = 0; at < seatCount; at++) {
    if (phase === 'laundering') numbers.push(kernel.won[at] ?? 0, kernel.prize[at] ?? 0);
    if (phase === 'ended') numbers.push(kernel.shareOf(at));
  }
  return numbers;
}
