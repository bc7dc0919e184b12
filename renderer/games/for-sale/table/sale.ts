// The components of part 2, the sale, as one chunk.
export { default as ChequeRow } from './ChequeRow.vue';
export { default as ChequeStack } from './ChequeStack.vue';
export { default as PromptSealed } from './PromptSealed.vue';
export { default as PromptSell } from './PromptSell.vue';
export { default as SaleStage } from './SaleStage.vue';
