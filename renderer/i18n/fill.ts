import { madeOnce } from './made-once.ts';

/** What stands for the placeholders of a message, by their names. */
export type Words = { readonly [name: string]: string | number };

/** The plural forms of a message by CLDR category. `other` stands for each that is absent. */
export type Plural = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** A message as it stands in its file. */
export type Message = string | Plural;

const pluralRulesOf = madeOnce((language) => new Intl.PluralRules(language));

/** The form of a message for `count` things; without a count, `other`. */
export function formOf(message: Message, language: string, count?: number): string {
  if (typeof message === 'string') return message;
  const category = count === undefined ? 'other' : pluralRulesOf(language).select(count);
  return message[category] ?? message.other;
}

/** The sentence of a message: `{name}` is replaced by its word. A placeholder without a word stays as it is. */
export const fill = (form: string, words: Words): string =>
  form.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(words, name) ? String(words[name]) : whole,
  );

/** The message at a path such as `home.nearby.title`; undefined if there is none. */
export function messageAt(messages: object, path: string): Message | undefined {
  let found: unknown = messages;
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined;
    found = Reflect.get(found, part);
  }
  return typeof found === 'string' || isPlural(found) ? found : undefined;
}

const isPlural = (found: unknown): found is Plural =>
  typeof found === 'object' && found !== null && 'other' in found && typeof found.other === 'string';
