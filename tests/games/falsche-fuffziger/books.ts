import type { FuffzigerEvent } from '../../../core/games/falsche-fuffziger/events.ts';
import type { FuffzigerPosition } from '../../../core/games/falsche-fuffziger/position.ts';
import { setupOf } from './setup.ts';
import type { FuffzigerTypes } from '../../../core/games/falsche-fuffziger/types.ts';
import type { PlayedGame, PlayedStep } from '../play.ts';
import { SELLS, TYPES } from './tables.ts';

/** What the bank has paid to each player, notes at their face values, less what came in. */
interface Books {
  readonly real: number[];
  readonly notes: number[];
  readonly coins: number[];
}

/**
 * Where money or coins came from nowhere in a game, or went there: what everybody has at the end is what the events tell of
 * payments. Of the general laundering they tell nothing; there the choices do.
 */
export function faultsInBooks({ seatCount, steps, last }: PlayedGame<FuffzigerTypes>): readonly string[] {
  const none = (): number[] => new Array<number>(seatCount).fill(0);
  const books: Books = { real: none(), notes: none(), coins: none() };
  for (const step of steps) {
    for (const event of step.events) enter(books, event);
    if (step.events.some(({ type }) => type === 'general-laundering')) enterLaundering(books, step);
  }
  const { money, coins } = setupOf(last);
  const isKept = money.every(
    ({ real, notes }, at) =>
      real === books.real[at] && worth(notes) === books.notes[at] && coins[at] === books.coins[at],
  );
  return isKept ? [] : [`not kept: ${JSON.stringify(books)}`];
}

function enterLaundering({ real, notes }: Books, { before, seat, action }: PlayedStep<FuffzigerTypes>): void {
  const { phase } = setupOf(before);
  if (phase.type !== 'general') throw new Error('no general laundering');
  for (const [at, choice] of phase.choices.entries()) {
    const changed = at === seat && action.type === 'launder' ? action.notes : (choice ?? {});
    add(notes, at, -worth(changed));
    for (const type of TYPES) add(real, at, (changed[type] ?? 0) * SELLS[type]);
  }
}

const add = (to: number[], at: number, amount: number): void => void (to[at] = (to[at] ?? 0) + amount);

const worth = (notes: { readonly [type: number]: number }): number =>
  TYPES.reduce((sum, type) => sum + (notes[type] ?? 0) * type, 0);

function enter({ real, notes, coins }: Books, event: FuffzigerEvent): void {
  switch (event.type) {
    case 'converted':
      return add(real, event.seat, event.paid);
    case 'sold':
      return add(real, event.seat, event.price);
    case 'printed':
      return add(notes, event.seat, worth(event.notes));
    case 'scrapped':
      for (const press of event.presses) {
        add(real, press.seat, press.real);
        add(coins, press.seat, press.coins);
      }
      return;
    case 'gave-back':
      return event.to.forEach((at) => add(notes, at, -event.notes * event.pressType));
    case 'auction-ended':
    case 'opened': {
      if (event.winner === undefined) return;
      const paid = event.type === 'opened' ? event.bids[event.winner] : event.paid;
      add(real, event.winner, -(paid?.real ?? Number.NaN));
      add(notes, event.winner, -worth(paid?.notes ?? {}));
      if (event.type === 'auction-ended') add(coins, event.winner, event.lot);
      return;
    }
    case 'laundered':
      return add(real, event.seat, event.real);
    case 'bought':
      return add(real, event.seat, -event.paid);
    case 'ranked':
      return event.bonus.forEach((bonus, at) => add(coins, at, bonus));
    default:
      return;
  }
}

/** The presses that have left the game, as the events tell: broken, sold or scrapped. */
const pressesGone = (events: readonly FuffzigerEvent[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.type === 'converted' && event.up === 'broken') return [event.press];
    if (event.type === 'sold') return [event.press];
    return event.type === 'scrapped' ? event.presses.map(({ press }) => press) : [];
  });

/** Whether every press that was dealt or bought is in somebody's hands or has left the game, and none in two places. */
export function arePressesKept({ steps, last, seatCount }: PlayedGame<FuffzigerTypes>): boolean {
  const events = steps.flatMap((step) => step.events);
  const bought = events.reduce((sum, event) => sum + (event.type === 'bought' ? pressesIn(event) : 0), 0);
  const names = [...setupOf(last).presses.map(({ press }) => press), ...pressesGone(events)];
  return names.length === 3 * seatCount + bought && new Set(names).size === names.length;
}

const pressesIn = ({ presses }: Extract<FuffzigerEvent, { type: 'bought' }>): number =>
  TYPES.reduce((sum, type) => sum + (presses[type] ?? 0), 0);

/** The result, reckoned from what everybody has at the end and the rules for it. */
export function reckoned(position: FuffzigerPosition) {
  const { money, coins, phase } = setupOf(position);
  const bonus = phase.type === 'ended' ? phase.bonus : [];
  const richer = money.map(({ real }) => money.filter((other) => other.real > real).length);
  const expected = richer.map((count) => [6, 4, 2][count] ?? 0);
  const best = Math.max(...coins.map((coin, at) => 1e9 * coin + (money[at]?.real ?? 0)));
  const winners = coins.flatMap((coin, at) => (1e9 * coin + (money[at]?.real ?? 0) === best ? [at] : []));
  return { isRight: JSON.stringify(bonus) === JSON.stringify(expected), totals: coins, winners };
}
