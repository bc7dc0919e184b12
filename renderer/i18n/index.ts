// What components need. `load.ts` is apart because it imports the games, which import components.
export { isolate, useFormat } from './format.ts';
export { madeOnce } from './made-once.ts';
export { useDateFormats } from './dates.ts';
export type { KeysOf, MessageKey } from './keys.ts';
export { useBotTitle, useGameText, useI18n, type Translate } from './translate.ts';
