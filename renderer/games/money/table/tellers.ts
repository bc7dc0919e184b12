import type { MoneyTypes } from '../../../../core/games/money/types.ts';
import type { Tellers } from '../../table-parts.ts';
import { useTales } from './use-tales.ts';
import type { Words } from './use-words.ts';

/** What is read out of each event. Not told: who has chosen; the prompt says who is missing. */
export function tellersWith(words: Words): Tellers<MoneyTypes> {
  const { ofReveal, ofTie, ofAct, ofRefill } = useTales(words);
  const { t, number } = words;
  return {
    revealed: (event) => [ofReveal(event), ...event.ties.map(ofTie)].join(' '),
    took: ofAct,
    swapped: ofAct,
    passed: ofAct,
    refilled: ofRefill,
    'last-round': () => t('table.market.last'),
    'hand-scored': ({ sheet }) => t('table.sheets.scored', { hand: number(sheet.hand) }),
    'hand-dealt': undefined,
    'game-ended': undefined,
    chose: undefined,
    'took-back': undefined,
  };
}
