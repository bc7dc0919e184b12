/** What stands for the placeholders of a message, by their names. */
export type Words = { readonly [name: string]: string | number };

/**
 * The sentence of a message: `{name}` is replaced by its word, and of two forms (`one | more`) the one for `count` things is
 * taken; without a count, the one for more. A placeholder without a word stays as it is.
 */
export function fill(message: string, words: Words, count?: number): string {
  const [one = '', more = one] = message.split(' | ');
  return (count === 1 ? one : more).replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(words, name) ? String(words[name]) : whole,
  );
}

/** The message at a path such as `home.nearby.title`; undefined if there is none. */
export function messageAt(messages: object, path: string): string | undefined {
  let found: unknown = messages;
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined;
    found = Reflect.get(found, part);
  }
  return typeof found === 'string' ? found : undefined;
}
