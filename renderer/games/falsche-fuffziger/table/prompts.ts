import type { Component } from 'vue';
import type { FuffzigerPrompt } from '../../../../core/games/falsche-fuffziger/prompt.ts';
import PromptBid from './PromptBid.vue';
import PromptBuy from './PromptBuy.vue';
import PromptLaunder from './PromptLaunder.vue';
import PromptLead from './PromptLead.vue';
import PromptMatch from './PromptMatch.vue';
import PromptProduce from './PromptProduce.vue';
import PromptSealed from './PromptSealed.vue';

/** What shows each prompt; a new prompt without its part does not compile. */
export const prompts = {
  produce: PromptProduce,
  lead: PromptLead,
  match: PromptMatch,
  bid: PromptBid,
  buy: PromptBuy,
  launder: PromptLaunder,
  sealed: PromptSealed,
} as const satisfies Record<FuffzigerPrompt['type'], Component>;
