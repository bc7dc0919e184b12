import type { Component } from 'vue';
import type { MoneyPrompt } from '../../../../core/games/money/prompt.ts';
import PromptAct from './PromptAct.vue';
import PromptBid from './PromptBid.vue';
import PromptSealed from './PromptSealed.vue';

/** What shows each prompt; a new prompt without its part does not compile. */
export const prompts = {
  bid: PromptBid,
  sealed: PromptSealed,
  act: PromptAct,
} as const satisfies Record<MoneyPrompt['type'], Component>;
