/**
 * A message of the app as a pattern: whatever stands for `{name}`, and any of its plural forms. Texts are matched from their
 * beginning to their end.
 */
export function pattern(message: string): RegExp {
  const forms = message.split(' | ').map((form) =>
    form
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+'),
  );
  return new RegExp(`^\\s*(?:${forms.join('|')})\\s*$`, 'u');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A person's name as it may stand in a sentence: set off by invisible characters that keep its direction its own. */
export const inSentence = (before: string, name: string, after = ''): RegExp =>
  new RegExp(`${escaped(before)}[\u2068]?${escaped(name)}[\u2069]?${escaped(after)}`, 'u');
