import type { Language, Translation } from '../../core/base/languages.ts';

export * from '../../core/base/languages.ts';

/** One message file in all languages, each loaded when it is needed. */
export type MessageFiles<English> = {
  readonly [Code in Language]: () => Promise<{ readonly default: Translation<English> }>;
};
