import { madeOnce } from './made-once.ts';

/** Values for the placeholders of a message, by name. */
export type Words = { readonly [name: string]: string | number };

/** The plural forms of a message by CLDR category. `other` replaces absent ones. */
export type Plural = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** A message as in its file. */
export type Message = string | Plural;

const pluralRulesOf = madeOnce((language) => new Intl.PluralRules(language));

/** The form of a message for a count; `other` without one. */
export function formOf(message: Message, language: string, count?: number): string {
  if (typeof message === 'string') return message;
  const category = count === undefined ? 'other' : pluralRulesOf(language).select(count);
  return message[category] ?? message.other;
}

/** Replaces each `{name}` by its word. Placeholders without a word stay. */
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
