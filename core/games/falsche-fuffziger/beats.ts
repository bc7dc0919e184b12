import type { Beats } from '../../base/pace.ts';
import type { FuffzigerNews } from './events.ts';

/** How long each event is shown; presses are shown once their owner's turn is finished. */
export const beats: Beats<FuffzigerNews> = {
  'round-began': 2,
  inspected: 4,
  scrapped: 3,
  'gave-back': 0,
  converted: 0,
  sold: 1,
  printed: 3,
  'die-passed': 0,
  rolled: 3,
  laid: 1,
  matched: 1,
  dropped: 1,
  'auction-ended': 3,
  opened: ({ bids }) => 4 + bids.length,
  laundered: 3,
  bought: 2,
  'general-laundering': 3,
  ranked: 4,
  'game-ended': 0,
};
