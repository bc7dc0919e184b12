// The components of phases 3 to 6, and the confirmation prompt, as one chunk; and the events of these phases.
import { events } from './events.ts';
import { moneyEvents } from './events-money.ts';
import { pressEvents } from './events-presses.ts';
import type { FuffzigerEvents } from './step.ts';

Object.assign(events, { ...pressEvents, ...moneyEvents } satisfies FuffzigerEvents);

export { default as AuctionStage } from './auction/AuctionStage.vue';
export { default as FlyingPiece } from './FlyingPiece.vue';
export { default as GeneralStage } from './laundering/GeneralStage.vue';
export { default as LaunderingStage } from './laundering/LaunderingStage.vue';
export { default as MoneyPile } from './player/MoneyPile.vue';
export { default as PromptAuction } from './auction/PromptAuction.vue';
export { default as PromptBid } from './laundering/PromptBid.vue';
export { default as PromptBuy } from './shop/PromptBuy.vue';
export { default as PromptLast } from './laundering/PromptLast.vue';
export { default as PromptLaunder } from './laundering/PromptLaunder.vue';
export { default as PromptSealed } from './laundering/PromptSealed.vue';
export { default as RankCoins } from './laundering/RankCoins.vue';
export { default as ShopStage } from './shop/ShopStage.vue';
