import type { Message } from '../../../renderer/i18n/fill.ts';

/** What stands for the names in a message: `{ amount: 5 }`. */
type Facts = Readonly<Record<string, string | number>>;

/**
 * A message of the app, or one of several, as a pattern: `facts`, and whatever stands for any other `{name}`, in any plural form. Texts
 * are matched from their beginning to their end.
 */
export function pattern(message: Message | readonly string[], facts: Facts = {}): RegExp {
  const forms = (typeof message === 'string' ? [message] : Object.values(message)).map((form) =>
    form
      .split(/(\{\w+\})/)
      .map((part) => (/^\{\w+\}$/.test(part) ? standIn(facts[part.slice(1, -1)]) : escaped(part)))
      .join(''),
  );
  return new RegExp(`^\\s*(?:${forms.join('|')})\\s*$`, 'u');
}

const standIn = (fact: string | number | undefined): string =>
  fact === undefined ? '.+' : isolated(String(fact));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names are set off by invisible characters that keep their direction their own. */
const isolated = (text: string): string => `\u2068?${escaped(text)}\u2069?`;
