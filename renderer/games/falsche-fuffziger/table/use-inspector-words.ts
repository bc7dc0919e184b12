import type { Inspector } from '../../../../core/games/falsche-fuffziger/material.ts';
import type { Words } from './use-words.ts';

/** Inspector cards in words. */
export function useInspectorWords({ t, number }: Words) {
  /** "coin symbol", or "20". */
  const cardShort = (card: Inspector): string =>
    card === 'coin' ? t('table.around.inspector.coin') : number(Number(card));
  /** "Inspector card: 20". */
  const cardName = (card: Inspector): string => t('table.around.inspector.card', { what: cardShort(card) });
  return { cardShort, cardName };
}
