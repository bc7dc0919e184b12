import { dealOf, FREE_SYMBOLS, LETTERS, cardsPerLetter, PRESS_TYPES } from '../../material.ts';
import { FuffzigerPosition } from '../../position.ts';
import { KINDS, kindOf, kindOfBack, listCounts, listMoney, MONEY, REAL, TYPES } from '../../kinds.ts';
import { countOf } from '../../material/money.ts';
import type { FuffzigerView, OwnMoney, PhaseView } from '../../view.ts';
import { inspectedOf } from '../thinking/order.ts';

/** The kind of the press of this name. Throws if it lies before nobody. */
export function kindNamed(press: string, { presses, seatCount }: FuffzigerView): number {
  const found = presses.find((one) => one.press === press);
  if (found === undefined) throw new Error(`no press ${press}`);
  return kindOf(found, seatCount);
}

/** The table as the seat sees it: without the piles, and without the money of the others. */
export function rootOf(view: FuffzigerView, own: OwnMoney): FuffzigerPosition {
  const { seatCount, phase } = view;
  if (phase === undefined) throw new Error('the game has ended');
  const root = new FuffzigerPosition(view.options, seatCount);
  root.phase = phase.type;
  root.round = view.round;
  root.start = view.start;
  root.inspected = inspectedOf(view);
  root.symbols = Math.min(view.freeSymbols, FREE_SYMBOLS);
  root.auctions = view.auctions;
  root.added = view.added;
  root.scrapped = view.scrapped.length;
  root.cards = LETTERS.length * cardsPerLetter(seatCount);
  root.laundered = root.cards - view.laundering.left;
  root.coins.set(view.coins);
  listCounts(view.supply, root.supply, 0);
  for (const press of view.presses) {
    const place = press.seat * KINDS + kindOf(press, seatCount);
    root.presses[place] = (root.presses[place] ?? 0) + 1;
  }
  layPhase(phase, root);
  listCounts(own.notes, root.notes, own.seat * TYPES);
  for (let type = 0; type < TYPES; type++) {
    const place = own.seat * TYPES + type;
    root.notes[place] = (root.notes[place] ?? 0) + (root.laid[own.seat * MONEY + type] ?? 0);
  }
  root.real[own.seat] = own.real + (root.laid[own.seat * MONEY + REAL] ?? 0);
  return root;
}

function layPhase(phase: PhaseView, root: FuffzigerPosition): void {
  if ('turn' in phase) root.turn = phase.turn;
  if (phase.type === 'producing') {
    root.hasBroken = phase.hasBroken;
    for (const { up } of phase.done.converted)
      if (up !== 'broken') root.turned[kindOfBack(up)] = (root.turned[kindOfBack(up)] ?? 0) + 1;
  }
  if (phase.type === 'auction') {
    const { lot, isIn, leader, led, laid } = phase;
    root.lot = lot;
    root.leader = leader;
    root.isIn = isIn.reduce((bits, one, at) => bits | (one ? 1 << at : 0), 0);
    for (const [at, money] of laid.entries()) listMoney(money, root.laid, at * MONEY);
    if (led === undefined) return;
    root.led = 'real' in led ? REAL : PRESS_TYPES.findIndex((type) => countOf(led.notes, type) > 0);
    root.amount =
      'real' in led ? led.real : PRESS_TYPES.reduce((sum, type) => sum + countOf(led.notes, type), 0);
  }
  if (phase.type === 'laundering')
    for (const { seat, card } of phase.won) {
      root.won[seat] = (root.won[seat] ?? 0) + 1;
      root.prize[seat] = (root.prize[seat] ?? 0) + dealOf(card).real;
    }
}
