import { CHARACTER_NAMES, CHARACTERS, type Character } from '../../../core/base/characters.ts';
import type { Seat } from '../../../core/base/ids.ts';
import { confusableWith } from '../../../core/base/confusable.ts';
import { createRng } from '../../../core/base/rng.ts';
import { charactersAt, type TableCommand, type TableState } from '../../../core/table/index.ts';
import { namesAt } from './new-name.ts';

// First names that all four languages can read; not words, so they need no translation
const SPARE_NAMES = ['Ines', 'Jonas', 'Kira', 'Leo', 'Milo', 'Nora'];

/** Who plays as a bot, as an entry says it. */
type BotIdentity = Pick<TableCommand & { readonly type: 'bot-seated' }, 'name' | 'character'>;

/**
 * Who comes to a seat as a bot: the character that is wished for, else the one that sits there, else one by lot that nobody at the
 * table is. Its name is its own, or where somebody there is called so, or nearly so, another. There are more of both than seats.
 * `gone`: names that it has not either, of people who are not there any more.
 */
export function chooseBotIdentity(
  table: TableState,
  at: Seat,
  wished: Character | undefined,
  entropy: (size: number) => Uint8Array,
  gone: readonly string[] = [],
): BotIdentity {
  const who = table.seats[at];
  if (who?.type === 'bot' && (wished === undefined || wished === who.character)) return { name: who.name };
  const free = CHARACTER_NAMES.filter((one) => !charactersAt(table).includes(one));
  const character = wished ?? createRng(entropy(32)).pick(free);
  const { name: own } = CHARACTERS[character];
  const taken = [...namesAt(table, at), ...gone];
  const name = [own, ...SPARE_NAMES].find((one) => !taken.some((other) => confusableWith(other, one))) ?? own;
  return { name, character };
}
