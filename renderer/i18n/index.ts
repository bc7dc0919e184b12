export { isolate, useFormat } from './format.ts';
export { followLanguage, openTableWords, showLanguage } from './load.ts';
export { useI18n } from './shown.ts';
