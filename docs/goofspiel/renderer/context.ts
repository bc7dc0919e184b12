import { tableContext } from '../../../renderer/games/shared/context-of.ts';
import type { Picked } from '../../../renderer/games/shared/use-pick.ts';
import type { SeatWords } from '../../../renderer/games/shared/use-seat-words.ts';
import type { TableContext } from '../../../renderer/games/table-parts.ts';
import type { KeysOf } from '../../../renderer/i18n/index.ts';
import type { Card } from '../core/material.ts';
import type { Round } from '../core/data.ts';
import type { GoofspielTypes } from '../core/types.ts';
import type english from './messages/en/table-words.json';

export type Words = SeatWords<KeysOf<typeof english>>;

/** The context of the table; `picked`: the bid that is chosen on this device and not sent yet. */
export const { provideTable, useTableContext } = tableContext<
  TableContext<GoofspielTypes, Words> & Picked<Card>
>('Goofspiel');

/** Who got the prizes of a round. */
export function roundText({ prizes, winner }: Round, { t, number, name }: Words): string {
  const facts = { prizes: prizes.map(number).join(' + '), name: winner === undefined ? '' : name(winner) };
  return t(winner === undefined ? 'table.tied' : 'table.taken', facts, prizes.length);
}
