import { faceOf, TRIPLET_FACES, type Card } from '../../../core/games/money/material.ts';
import type { MoneyTypes } from '../../../core/games/money/types.ts';
import type { Lesson } from '../game-renderer.ts';
import { groupsOf } from './table/groups.ts';
import type { MoneyFrame } from './table/context.ts';
import { bidTip, displayTip } from './tips.ts';

const isBidding = ({ prompt }: MoneyFrame): boolean => prompt?.type === 'bid';
const isActing = ({ prompt }: MoneyFrame): boolean => prompt?.type === 'act';
const roundOf = ({ view }: MoneyFrame): number => view.round?.round ?? 0;

/** Whether two of the three notes of a triplet are among the cards. */
const hasPair = (cards: readonly Card[]): boolean =>
  groupsOf(cards).some((group) =>
    TRIPLET_FACES.some((face) => group.cards.filter((card) => faceOf(card) === face).length === 2),
  );

/** What the notes speak of. */
const OWN = '.at-own';
const OTHERS = '.others';

const lesson = (
  key: string,
  at: string,
  when: (frame: MoneyFrame) => boolean,
  tip?: Lesson<MoneyTypes>['tip'],
): Lesson<MoneyTypes> => ({ key, at, when, ...(tip && { tip }) });

/** The words of the notes and tips. */
export const words = {
  en: () => import('./messages/en/lesson-words.ts'),
  de: () => import('./messages/de/lesson-words.ts'),
  nl: () => import('./messages/nl/lesson-words.ts'),
  it: () => import('./messages/it/lesson-words.ts'),
};

export default [
  lesson('aim', OWN, isBidding),
  lesson('bid', OWN, isBidding, bidTip),
  lesson('order', OTHERS, ({ view, prompt }) => view.round?.type === 'acting' && prompt === undefined),
  lesson('act', '[data-anchor^="display-"]', isActing, displayTip),
  lesson('swap', OTHERS, (frame) => isActing(frame) && frame.legal.swap !== undefined),
  lesson(
    'pair',
    OWN,
    (frame) => isBidding(frame) && roundOf(frame) > 1 && hasPair(frame.view.own?.hand ?? []),
  ),
  lesson('bluff', OWN, (frame) => isBidding(frame) && roundOf(frame) > 2),
  lesson('pass', '.rail', (frame) => isActing(frame) && roundOf(frame) > 1),
  lesson('last', '.at-facts', (frame) => isBidding(frame) && frame.view.round?.last !== undefined),
  lesson('sheet', '.at-facts', ({ view }) => view.sheets.length > 0),
] as const satisfies readonly Lesson<MoneyTypes>[];
