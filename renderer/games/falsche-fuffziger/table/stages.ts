import type { Component } from 'vue';
import type { PhaseView } from '../../../../core/games/falsche-fuffziger/view.ts';
import { later } from './later.ts';
import ProducingStage from './ProducingStage.vue';

/** What lies in the middle of the table in each phase; a new phase without its part does not compile. */
export const stages = {
  producing: ProducingStage,
  auction: later('AuctionStage'),
  laundering: later('LaunderingStage'),
  buying: later('ShopStage'),
  general: later('GeneralStage'),
} as const satisfies Record<PhaseView['type'], Component>;
