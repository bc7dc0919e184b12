// What components need. Languages are loaded by `load.ts`, which knows the games; those are made of components.
export { isolate, useFormat } from './format.ts';
export { madeOnce } from './made-once.ts';
export { useMoments } from './moments.ts';
export type { KeysOf, MessageKey } from './keys.ts';
export { useBotTitle, useGameText, useI18n, type Translate } from './shown.ts';
