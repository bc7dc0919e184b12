/** The languages of the app, each named in itself. Every message file exists in all of them. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands', it: 'Italiano' } as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** The first of the wished languages that the app has (`de-AT` counts as `de`), else English. */
export const pickLanguage = (wished: readonly string[]): Language =>
  wished.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? 'en';

/** The language that was set, or else the first of those that the system asks for. */
export const languageFor = (set: string | undefined, wished: readonly string[]): Language =>
  set !== undefined && isLanguage(set) ? set : pickLanguage(wished);

/** Files by language, which the name of the file or of its folder says: './rules/en.md', './messages/en/game.json'. */
export const inLanguages = <File>(files: {
  readonly [path: string]: File;
}): Readonly<Record<Language, File>> =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => [/\/(\w\w)[/.]/.exec(path)?.[1], file]),
  ) as Record<Language, File>;
