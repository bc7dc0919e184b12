import { faceOf, TRIPLET_FACES, type Card } from '../../../core/games/money/material.ts';
import type { MoneyTypes } from '../../../core/games/money/types.ts';
import type { Lesson } from '../game-renderer.ts';
import { groupsOf } from './table/groups.ts';
import type { MoneyFrame } from './table/context.ts';

const isBidding = ({ prompt }: MoneyFrame): boolean => prompt?.type === 'bid';
const isActing = ({ prompt }: MoneyFrame): boolean => prompt?.type === 'act';
const roundOf = ({ view }: MoneyFrame): number => view.round?.round ?? 0;

/** Whether two of the three notes of a triplet are among the cards. */
const hasPair = (cards: readonly Card[]): boolean =>
  groupsOf(cards).some((group) =>
    TRIPLET_FACES.some((face) => group.cards.filter((card) => faceOf(card) === face).length === 2),
  );

const lesson = (key: string, when: (frame: MoneyFrame) => boolean): Lesson<MoneyTypes> => ({ key, when });

export default [
  lesson('aim', isBidding),
  lesson('bid', isBidding),
  lesson('order', ({ view, prompt }) => view.round?.type === 'acting' && prompt === undefined),
  lesson('act', isActing),
  lesson('swap', (frame) => isActing(frame) && frame.legal.swap !== undefined),
  lesson('pair', (frame) => isBidding(frame) && roundOf(frame) > 1 && hasPair(frame.view.own?.hand ?? [])),
  lesson('bluff', (frame) => isBidding(frame) && roundOf(frame) > 2),
  lesson('pass', (frame) => isActing(frame) && roundOf(frame) > 1),
  lesson('last', (frame) => isBidding(frame) && frame.view.round?.last !== undefined),
  lesson('sheet', ({ view }) => view.sheets.length > 0),
] as const satisfies readonly Lesson<MoneyTypes>[];
