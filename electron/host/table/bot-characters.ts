import { CHARACTER_NAMES, CHARACTERS, type Character } from '../../../core/base/characters.ts';
import type { Seat } from '../../../core/base/ids.ts';
import { confusableWith } from '../../../core/base/confusable.ts';
import { createRng } from '../../../core/base/rng.ts';
import { charactersAt, type TableCommand, type TableState } from '../../../core/table/index.ts';
import { namesAt } from './new-name.ts';

// First names that are readable in every language of the app, so they need no translation
const SPARE_NAMES = ['Ines', 'Jonas', 'Kira', 'Leo', 'Milo', 'Nora'];

/** Name and character of a bot, as in an entry. */
type BotIdentity = Pick<TableCommand & { readonly type: 'bot-seated' }, 'name' | 'character'>;

/**
 * Chooses the bot for a seat: the requested character, else the one already there, else a random one that is not at the table. It has its
 * character's name, or a spare name if that is confusable with another one. There are more characters and names than seats.
 * @param gone Names of people who have left; a bot takes none of them.
 */
export function chooseBotIdentity(
  table: TableState,
  at: Seat,
  requested: Character | undefined,
  entropy: (size: number) => Uint8Array,
  gone: readonly string[] = [],
): BotIdentity {
  const who = table.seats[at];
  if (who?.type === 'bot' && (requested === undefined || requested === who.character))
    return { name: who.name };
  const free = CHARACTER_NAMES.filter((one) => !charactersAt(table).includes(one));
  const character = requested ?? createRng(entropy(32)).pick(free);
  const { name: characterName } = CHARACTERS[character];
  const taken = [...namesAt(table, at), ...gone];
  const name =
    [characterName, ...SPARE_NAMES].find((one) => !taken.some((other) => confusableWith(other, one))) ??
    characterName;
  return { name, character };
}
