import type { Language } from '../../core/base/languages.ts';

export * from '../../core/base/languages.ts';

/** A file for each language, loaded on demand. */
export type Files<Content> = Readonly<Record<Language, () => Promise<{ readonly default: Content }>>>;
