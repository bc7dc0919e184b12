import type { Language } from '../../core/base/languages.ts';

export * from '../../core/base/languages.ts';

/** One file in all languages, each loaded when it is needed. */
export type Files<Content> = Readonly<Record<Language, () => Promise<{ readonly default: Content }>>>;
