import { BLUFF, faceOf, TRIPLET_FACES, type Card } from '../../../core/games/money/material.ts';
import type { MoneyTypes } from '../../../core/games/money/types.ts';
import { inLanguages } from '../../i18n/languages.ts';
import { seatAnchor } from '../shared/anchors.ts';
import { lessonOf } from '../shared/lesson.ts';
import { groupsOf } from './table/groups.ts';
import type { Anchor, MoneyFrame } from './table/context.ts';
import { bidTip, displayTip } from './tips.ts';

const isBidding = ({ prompt }: MoneyFrame): boolean => prompt?.type === 'bid';
const isActing = ({ prompt }: MoneyFrame): boolean => prompt?.type === 'act';
const roundOf = ({ view }: MoneyFrame): number => view.round?.round ?? 0;

/** Two of the three notes of a triplet in this player's hand. */
const pairIn = ({ view }: MoneyFrame): readonly Card[] | undefined =>
  groupsOf(view.own?.hand ?? [])
    .flatMap(({ cards }) => TRIPLET_FACES.map((face) => cards.filter((card) => faceOf(card) === face)))
    .find(({ length }) => length === 2);

const inHand = (cards: readonly Card[]): readonly Anchor[] => cards.map((card) => `card-${card}` as const);

export const words = inLanguages(import.meta.glob<{ default: object }>('./messages/*/lesson-words.json'));

const lesson = lessonOf<MoneyTypes, Anchor>();

export default [
  lesson('aim', 'own', isBidding),
  lesson('bid', 'own', isBidding, bidTip),
  lesson('order', 'others', ({ view, prompt }) => view.round?.type === 'acting' && prompt === undefined),
  lesson('act', () => ['display-left', 'display-right'], isActing, displayTip),
  lesson(
    'swap',
    ({ legal }) => (legal.swap?.with ?? []).map(seatAnchor),
    (frame) => isActing(frame) && frame.legal.swap !== undefined,
  ),
  lesson(
    'pair',
    (frame) => inHand(pairIn(frame) ?? []),
    (frame) => isBidding(frame) && roundOf(frame) > 1 && pairIn(frame) !== undefined,
  ),
  lesson('bluff', `card-${BLUFF}`, (frame) => isBidding(frame) && roundOf(frame) > 2),
  lesson('pass', 'action-bar', (frame) => isActing(frame) && roundOf(frame) > 1),
  lesson('last', 'last-round', (frame) => isBidding(frame) && frame.view.round?.last !== undefined),
  lesson('sheet', 'sheets', ({ view }) => view.sheets.length > 0),
];
