import type { Lay } from '../../../../core/games/falsche-fuffziger/actions.ts';
import { PRESS_TYPES, type PressType } from '../../../../core/games/falsche-fuffziger/material.ts';
import { countOf, isNone, type Money } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import { moneyOf } from './ladder.ts';
import type { Words } from './use-words.ts';

/** Whether that is no money at all. */
export const isNothing = ({ notes, real }: Money): boolean => isNone(notes) && real === 0;

/** Money in few words, for buttons: a lay, and all that somebody has laid. */
export function useShortMoney({ t, number, list, noteName, moneyName }: Words) {
  const realName = (amount: number): string => t('table.auction.real', { amount: number(amount) });

  /** "1 × 20": with its number also where it is one, so that nobody takes the note for an amount. */
  const countedName = (type: PressType, count: number): string =>
    t('table.things.times', { count: number(count), type: number(type) });
  /** "2 × 20, 1 × 50 and 15 real", or "nothing". */
  function brief(money: Money): string {
    if (isNothing(money)) return moneyName(money);
    const kinds = PRESS_TYPES.filter((type) => countOf(money.notes, type) > 0);
    return list([
      ...kinds.map((type) => countedName(type, countOf(money.notes, type))),
      ...(money.real > 0 ? [realName(money.real)] : []),
    ]);
  }
  /** "one 20 note", "2 × 20", or "15 real". `isShort`: "1 × 20" rather than "one 20 note". */
  function layName(lay: Lay, isShort = false): string {
    const money = moneyOf(lay);
    if (isShort) return brief(money);
    const alone = PRESS_TYPES.find((type) => countOf(money.notes, type) === 1);
    return alone === undefined ? brief(money) : noteName(alone, 1);
  }
  return { brief, layName };
}
