import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import type { Sounds } from '../../table-parts.ts';

/** The inspector knocks at the door; the siren scraps presses. */
export const sounds: Sounds<FuffzigerTypes> = {
  'round-began': undefined,
  inspected: 'door',
  scrapped: 'siren',
  'gave-back': 'paper',
  converted: 'press',
  sold: 'coin',
  printed: 'press',
  'die-passed': undefined,
  rolled: 'coin',
  laid: 'paper',
  matched: 'paper',
  dropped: undefined,
  'auction-ended': ({ winner }) => (winner === undefined ? undefined : 'hammer'),
  opened: 'paper',
  laundered: 'coin',
  bought: ({ paid }) => (paid === 0 ? undefined : 'coin'),
  'general-laundering': 'paper',
  ranked: 'coin',
  'game-ended': 'hammer',
};
