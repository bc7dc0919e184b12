import { looksLike } from '../../../core/base/looks.ts';
import type { TableState } from '../../../core/table/index.ts';
import { namesAt } from './new-name.ts';

// First names that all four languages can read; not words, so they need no translation
const NAMES = [
  'Agnes',
  'Bruno',
  'Clara',
  'Dario',
  'Elsa',
  'Fabio',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kira',
  'Leo',
];

/** A name for a new bot that nobody at the table has, or seems to have. There are more names than seats. */
export function botName(table: TableState): string {
  const taken = namesAt(table);
  return NAMES.find((name) => !taken.some((one) => looksLike(one, name))) ?? 'Milo';
}
