interface LanguageFacts {
  /** What it is called in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The languages of the app, by the code that names their files (docs/translating.md). This list is the only one. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  nl: { name: 'Nederlands', direction: 'ltr' },
  it: { name: 'Italiano', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

export const directionOf = (language: Language): LanguageFacts['direction'] => LANGUAGES[language].direction;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** The first preferred language that the app has (`de-AT` counts as `de`), else English. */
export const pickLanguage = (preferred: readonly string[]): Language =>
  preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? 'en';

/** The language of the settings, else the first that matches the system's preferences. */
export const languageFor = (set: string | undefined, preferred: readonly string[]): Language =>
  set !== undefined && isLanguage(set) ? set : pickLanguage(preferred);

/**
 * Files by language, which follows `messages` or `rules` in their paths: './rules/en.md', './messages/en/game.json'. English stands for a
 * language without a file; only a game that is a draft lacks one.
 */
export function inLanguages<File>(files: {
  readonly [path: string]: File;
}): Readonly<Record<Language, File>> {
  const named = new Map(
    Object.entries(files).map(([path, file]) => [/(?:messages|rules)\/(\w+)/.exec(path)?.[1] ?? '', file]),
  );
  const english = named.get('en');
  if (english === undefined) throw new Error(`no English file among ${Object.keys(files).join()}`);
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, named.get(code) ?? english])) as Record<
    Language,
    File
  >;
}
