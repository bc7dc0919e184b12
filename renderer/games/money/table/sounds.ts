import type { MoneyTypes } from '../../../../core/games/money/types.ts';
import type { Sounds } from '../../table-parts.ts';

/** What is heard of each event. */
export const sounds: Sounds<MoneyTypes> = {
  revealed: 'hammer',
  took: 'paper',
  swapped: 'paper',
  passed: 'paper',
  refilled: undefined,
  'last-round': 'door',
  'hand-scored': 'coin',
  'hand-dealt': 'paper',
  'game-ended': 'hammer',
};
