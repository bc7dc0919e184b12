import { isSameJson } from '../../../core/base/json.ts';
import type { MoneyAction } from '../../../core/games/money/actions.ts';
import { BLUFF, DISPLAY_SIZE, DISPLAYS, type Card } from '../../../core/games/money/material.ts';
import type { ActingView, MoneyView, OwnCards } from '../../../core/games/money/view.ts';
import { groupsOf } from './table/groups.ts';

/** Points from which on a loss is ruinous: early in a scored hand, and near its end. */
const RUINOUS = { early: 200, late: 100 };

/** What an action throws away. */
export interface Loss {
  readonly type: 'bid' | 'act' | 'last';
  /** Points in this scored hand. */
  readonly points: number;
  /** A better action. */
  readonly instead: MoneyAction;
}

/**
 * The ruinous loss of an action, if any: a bid of cards that count more than either display brings, a take or swap that counts less
 * than passing, or in the final round less than a display. Swaps are not suggested instead, as they also give another player something.
 */
export function lossOf(view: MoneyView, action: MoneyAction): Loss | undefined {
  const loss = lossIn(view, action);
  const isLate = view.round?.last !== undefined || view.pile <= DISPLAYS.length * DISPLAY_SIZE;
  return loss !== undefined && loss.points >= RUINOUS[isLate ? 'late' : 'early'] ? loss : undefined;
}

function lossIn({ own, round, displays }: MoneyView, action: MoneyAction): Loss | undefined {
  if (own === undefined || round === undefined) return undefined;
  if (round.type === 'bidding') {
    if (action.type !== 'bid') return undefined;
    const rest = own.hand.filter((card) => !action.cards.includes(card));
    const most = Math.max(...DISPLAYS.map((display) => count([...rest, ...displays[display]])));
    return { type: 'bid', points: count(own.hand) - most, instead: { type: 'bid', cards: [BLUFF] } };
  }
  const outcomes = outcomesOf(own, round, displays);
  const counted = outcomes.find((outcome) => isSameJson(outcome.action, action))?.counted;
  const [pass] = outcomes;
  if (counted === undefined || pass === undefined) return undefined;
  const safe = round.last === undefined ? [pass] : outcomes.filter(({ action: { type } }) => type !== 'swap');
  const best = safe.reduce((one, other) => (other.counted > one.counted ? other : one));
  return { type: best === pass ? 'act' : 'last', points: best.counted - counted, instead: best.action };
}

const DEDUCTION = 100;
const TRIPLET_BONUS = 100;

/** The points of a hand if it were scored now. Source: Money!, scoring a hand. */
export function count(cards: readonly Card[]): number {
  return groupsOf(cards).reduce((total, { name, sum, missing, triplets }) => {
    if (name === 'coin' || name === 'bluff') return total + sum;
    const counted = missing === 0 ? sum : Math.max(0, sum - DEDUCTION);
    return total + counted + TRIPLET_BONUS * triplets.length;
  }, 0);
}

/** The points of the hand after each possible action; passing comes first. */
function outcomesOf(
  { seat, hand }: OwnCards,
  { lying, waiting }: ActingView,
  displays: MoneyView['displays'],
): readonly { readonly action: MoneyAction; readonly counted: number }[] {
  const after = (cards: readonly Card[] = []): number => count([...hand, ...cards]);
  return [
    { action: { type: 'pass' }, counted: after(lying[seat]) },
    ...DISPLAYS.map((display) => ({
      action: { type: 'take', display } as const,
      counted: after(displays[display]),
    })),
    ...waiting.map((partner) => ({
      action: { type: 'swap', with: partner } as const,
      counted: after(lying[partner]),
    })),
  ];
}
