import type { Language, Translation } from '../../core/base/languages.ts';

export * from '../../core/base/languages.ts';

/** One message file in all languages, each loaded when it is needed. */
export type MessageFiles<English> = {
  readonly [Code in Language]: () => Promise<{ readonly default: Translation<English> }>;
};

/** Files of words by language, which the name of the file or of its folder says: './rules/en.ts', './messages/en/game.ts'. */
export const inLanguages = <Content>(files: {
  readonly [path: string]: () => Promise<{ readonly default: Content }>;
}): { readonly [Code in Language]: () => Promise<{ readonly default: Content }> } =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => [/\/(\w\w)[/.]/.exec(path)?.[1], file]),
  ) as Record<Language, () => Promise<{ readonly default: Content }>>;
