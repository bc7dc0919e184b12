// The components of phases 3 to 6, and the confirmation prompt, as one chunk.
export { default as AuctionStage } from './AuctionStage.vue';
export { default as FlyingPiece } from './FlyingPiece.vue';
export { default as GeneralStage } from './GeneralStage.vue';
export { default as LaunderingStage } from './LaunderingStage.vue';
export { default as PromptAuction } from './PromptAuction.vue';
export { default as PromptBid } from './PromptBid.vue';
export { default as PromptBuy } from './PromptBuy.vue';
export { default as PromptLast } from './PromptLast.vue';
export { default as PromptLaunder } from './PromptLaunder.vue';
export { default as PromptSealed } from './PromptSealed.vue';
export { default as RankCoins } from './RankCoins.vue';
export { default as ShopStage } from './ShopStage.vue';
