import type { Component } from 'vue';
import type { FuffzigerPrompt } from '../../../../core/games/falsche-fuffziger/prompt.ts';
import { later } from './later.ts';
import PromptProduce from './PromptProduce.vue';

/** What shows each prompt; a new prompt without its part does not compile. */
export const prompts = {
  produce: PromptProduce,
  lead: later('PromptLead'),
  match: later('PromptMatch'),
  bid: later('PromptBid'),
  buy: later('PromptBuy'),
  launder: later('PromptLaunder'),
  sealed: later('PromptSealed'),
} as const satisfies Record<FuffzigerPrompt['type'], Component>;
