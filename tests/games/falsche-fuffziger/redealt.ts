import type { Seat } from '../../../core/base/ids.ts';
import type { Rng } from '../../../core/base/rng.ts';
import type { FuffzigerAction } from '../../../core/games/falsche-fuffziger/actions.ts';
import type { FuffzigerDeal } from '../../../core/games/falsche-fuffziger/deal.ts';
import type { Back } from '../../../core/games/falsche-fuffziger/material.ts';
import type { FuffzigerPosition } from '../../../core/games/falsche-fuffziger/position.ts';
import type { FuffzigerTypes } from '../../../core/games/falsche-fuffziger/types.ts';
import type { PlayedStep } from '../play.ts';
import { positionOf, setupOf, type FuffzigerSetup } from './setup.ts';
import { LAUNDERING_CARDS, TYPES, type Type } from './tables.ts';

/** Inspector cards in the pile, and how many of them are white; the next one is the green one. */
const INSPECTORS = 10;
const WHITE = 5;

/**
 * Another deal that nobody can tell from the one of the state, now and after the step to `after`: backs of presses that do not
 * lie up, dice, laundering cards and inspector cards that are not shown change places, also with removed cards.
 */
export function redealt(
  state: FuffzigerSetup,
  after: FuffzigerSetup,
  action: FuffzigerAction,
  rng: Rng,
): FuffzigerDeal {
  const { deal } = state;
  return {
    starter: deal.starter,
    laundering: otherCards(state, rng),
    inspectors: otherInspectors(state, after, rng),
    presses: Object.fromEntries(
      TYPES.map((type) => [type, otherBacks(state, type, action, rng)]),
    ) as unknown as FuffzigerDeal['presses'],
    dice: deal.dice.map((roll, index) =>
      index >= state.rolled && index < after.rolled ? roll : 2 + rng.below(4),
    ),
  };
}

/** The position before a step with all changed that the seat may not know. */
export function otherWorld(
  { before, after, action }: PlayedStep<FuffzigerTypes>,
  at: Seat,
  rng: Rng,
): FuffzigerPosition {
  const setup = setupOf(before);
  return positionOf({
    ...setup,
    deal: redealt(setup, setupOf(after), action, rng),
    money: setup.money.map((money, one) =>
      one === at || before.phase === 'auction' ? money : { notes: { 150: 3 }, real: money.real + 17 },
    ),
  });
}

/** The items in the same places, but those that may be moved in another order. */
function mixed<Item>(items: readonly Item[], mayMove: (index: number) => boolean, rng: Rng): readonly Item[] {
  const moved = rng.shuffle(items.filter((_, index) => mayMove(index)));
  let next = 0;
  return items.map((item, index) => (mayMove(index) ? (moved[next++] ?? item) : item));
}

/** All but the open card and the next one, which a sale turns up; those of each letter among themselves, removed ones, too. */
function otherCards(
  { deal: { laundering }, laundered }: FuffzigerSetup,
  rng: Rng,
): FuffzigerDeal['laundering'] {
  const isShown = (index: number): boolean => index === laundered || index === laundered + 1;
  const removed = LAUNDERING_CARDS.filter((card) => !laundering.some((one) => one === card));
  const all = [...laundering, ...removed] as FuffzigerDeal['laundering'];
  const byLetter = ['A', 'B', 'C', 'D'].reduce(
    (cards, letter) =>
      mixed(cards, (index) => !isShown(index) && all[index]?.startsWith(letter) === true, rng),
    all,
  );
  return byLetter.slice(0, laundering.length);
}

/**
 * White cards among themselves, and black ones: all but those of this round and those that the step turns up. With memory aid
 * older ones stay, too; without it their order is nowhere to be seen.
 */
function otherInspectors(
  { deal, inspectedBefore, options }: FuffzigerSetup,
  after: FuffzigerSetup,
  rng: Rng,
): FuffzigerDeal['inspectors'] {
  const from = options.memoryAid ? 0 : inspectedBefore;
  const shown = new Set(
    Array.from({ length: after.inspected - from }, (_, index) => (from + index) % INSPECTORS),
  );
  const white = mixed(deal.inspectors, (index) => index < WHITE && !shown.has(index), rng);
  return mixed(white, (index) => index > WHITE && !shown.has(index), rng);
}

/** All backs of a type but those that lie up, and the one that the step turns up; those of the presses dealt first among themselves. */
function otherBacks(
  { deal, presses, seatCount }: FuffzigerSetup,
  type: Type,
  action: FuffzigerAction,
  rng: Rng,
): readonly Back[] {
  const up = new Set<string>(presses.filter(({ isConverted }) => isConverted).map(({ press }) => press));
  if (action.type === 'convert') up.add(action.press);
  const isHidden = (index: number): boolean => !up.has(`${type}-${index + 1}`);
  const dealt = type <= 50 ? seatCount : 0;
  const first = mixed(deal.presses[type], (index) => index < dealt && isHidden(index), rng);
  return mixed(first, (index) => index >= dealt && isHidden(index), rng);
}
