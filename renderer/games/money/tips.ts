import { currencyOf, DISPLAYS, worthOf, type Card } from '../../../core/games/money/material.ts';
import type { MoneyTypes } from '../../../core/games/money/types.ts';
import type { Tip } from '../game-renderer.ts';
import type { Anchor, MoneyFrame } from './table/context.ts';
import { groupsOf } from './table/groups.ts';

/** Suggests all cards of the currency with the least sum, since the others are worth keeping. None for a hand of one currency. */
export function bidTip({ legal: { bid } }: MoneyFrame): Tip<MoneyTypes, Anchor> | undefined {
  if (bid === undefined) return undefined;
  const currencies = groupsOf(bid.from).filter(({ cards: [card] }) => card !== undefined && isNote(card));
  const [smallest] = [...currencies].sort((one, other) => one.sum - other.sum);
  if (smallest === undefined || currencies.length === 1) return undefined;
  const { cards, sum } = smallest;
  return { key: 'bid', words: { amount: sum }, action: { type: 'bid', cards } };
}

/** Suggests the display that brings most of the currencies in the hand. */
export function displayTip({ view, legal: { take } }: MoneyFrame): Tip<MoneyTypes, Anchor> | undefined {
  if (take === undefined || view.own === undefined) return undefined;
  const collected = new Set(view.own.hand.map(currencyOf));
  const gains = DISPLAYS.filter((name) => take.display.includes(name)).map((name) => ({
    name,
    amount: worthOf(view.displays[name].filter((card) => isNote(card) && collected.has(currencyOf(card)))),
  }));
  const [best] = gains.sort((one, other) => other.amount - one.amount);
  if (best === undefined || best.amount === 0) return undefined;
  const { name, amount } = best;
  return {
    key: name,
    words: { amount },
    action: { type: 'take', display: name },
    at: `display-${name}`,
  };
}

const isNote = (card: Card): boolean => currencyOf(card) !== undefined;
