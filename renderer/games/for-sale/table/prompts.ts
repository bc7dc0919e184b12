import type { Component } from 'vue';
import type { ForSalePrompt } from '../../../../core/games/for-sale/prompt.ts';
import PromptBuy from './PromptBuy.vue';
import PromptSealed from './PromptSealed.vue';
import PromptSell from './PromptSell.vue';

/** What shows each prompt; a new prompt without its part does not compile. */
export const prompts = {
  buy: PromptBuy,
  sell: PromptSell,
  sealed: PromptSealed,
} as const satisfies Record<ForSalePrompt['type'], Component>;
