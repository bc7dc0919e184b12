import { LANGUAGE_CODES, type Files, type Language } from '../../../renderer/i18n/languages.ts';

/** One file in all languages. */
export async function inAll<Content>(files: Files<Content>): Promise<Readonly<Record<Language, Content>>> {
  const all = LANGUAGE_CODES.map(async (code) => [code, (await files[code]()).default] as const);
  return Object.fromEntries(await Promise.all(all)) as Record<Language, Content>;
}
