import { faceOf, TRIPLET_FACES, type Card } from '../../../core/games/money/material.ts';
import type { MoneyTypes } from '../../../core/games/money/types.ts';
import { inLanguages } from '../../i18n/languages.ts';
import type { Lesson } from '../game-renderer.ts';
import { lesson } from '../shared/lesson.ts';
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

/** The words of the notes and tips. */
export const words = inLanguages(import.meta.glob<{ default: object }>('./messages/*/lesson-words.ts'));

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
