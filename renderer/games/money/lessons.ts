import { BLUFF, faceOf, TRIPLET_FACES, type Card } from '../../../core/games/money/material.ts';
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

/** Two of the three notes of a triplet in this player's hand. */
const pairIn = ({ view }: MoneyFrame): readonly Card[] | undefined =>
  groupsOf(view.own?.hand ?? [])
    .flatMap(({ cards }) => TRIPLET_FACES.map((face) => cards.filter((card) => faceOf(card) === face)))
    .find(({ length }) => length === 2);

const OWN = '.at-own';
const OTHERS = '.others';
const inHand = (cards: readonly Card[] | undefined): string =>
  cards === undefined ? OWN : cards.map((card) => `[data-card="${card}"]`).join();

export const words = inLanguages(import.meta.glob<{ default: object }>('./messages/*/lesson-words.json'));

export default [
  lesson('aim', OWN, isBidding),
  lesson('bid', OWN, isBidding, bidTip),
  lesson('order', OTHERS, ({ view, prompt }) => view.round?.type === 'acting' && prompt === undefined),
  lesson('act', '[data-anchor^="display-"]', isActing, displayTip),
  lesson('swap', '.others .target', (frame) => isActing(frame) && frame.legal.swap !== undefined),
  lesson(
    'pair',
    (frame) => inHand(pairIn(frame)),
    (frame) => isBidding(frame) && roundOf(frame) > 1 && pairIn(frame) !== undefined,
  ),
  lesson('bluff', inHand([BLUFF]), (frame) => isBidding(frame) && roundOf(frame) > 2),
  lesson('pass', '.action-bar', (frame) => isActing(frame) && roundOf(frame) > 1),
  lesson('last', '.at-facts .facts', (frame) => isBidding(frame) && frame.view.round?.last !== undefined),
  lesson('sheet', '[data-anchor="sheets"]', ({ view }) => view.sheets.length > 0),
] as const satisfies readonly Lesson<MoneyTypes>[];
