import type { Component } from 'vue';
import type { PhaseView } from '../../../../core/games/falsche-fuffziger/view.ts';
import AuctionStage from './AuctionStage.vue';
import GeneralStage from './GeneralStage.vue';
import LaunderingStage from './LaunderingStage.vue';
import ProducingStage from './ProducingStage.vue';
import ShopStage from './ShopStage.vue';

/** What lies in the middle of the table in each phase; a new phase without its part does not compile. */
export const stages = {
  producing: ProducingStage,
  auction: AuctionStage,
  laundering: LaunderingStage,
  buying: ShopStage,
  general: GeneralStage,
} as const satisfies Record<PhaseView['type'], Component>;
