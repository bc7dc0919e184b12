import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import type { Sounds } from '../../table-parts.ts';

/** What is heard of each event: the hammer falls for who stayed in to the end. */
export const sounds: Sounds<ForSaleTypes> = {
  'buildings-turned-up': 'paper',
  bid: 'coin',
  bought: ({ by }) => (by === 'staying' ? 'hammer' : 'paper'),
  'cheques-turned-up': 'paper',
  sold: 'hammer',
  'game-ended': 'hammer',
};
