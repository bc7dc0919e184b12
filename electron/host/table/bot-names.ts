import type { TableState } from '../../../core/table/index.ts';

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

/** A name for a new bot that nobody at the table has. There are more names than seats. */
export function botName(table: TableState): string {
  const taken = table.seats.map((who) => (who.type === 'free' ? '' : who.name.toLowerCase()));
  return NAMES.find((name) => !taken.includes(name.toLowerCase())) ?? 'Milo';
}
