import { LANGUAGE_CODES, type Language } from '../../core/base/languages.ts';

export * from '../../core/base/languages.ts';

/** A file for each language, loaded on demand. */
export type Files<Content> = Readonly<Record<Language, () => Promise<{ readonly default: Content }>>>;

/** Files of which even the names are loaded on demand: each language adds one, and most pages need none. */
export const laterFiles = <Content>(
  from: () => Promise<{ readonly default: Files<Content> }>,
): Files<Content> =>
  Object.fromEntries(
    LANGUAGE_CODES.map((code) => [code, async () => (await from()).default[code]()]),
  ) as Files<Content>;
