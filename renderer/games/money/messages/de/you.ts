import type { Translation } from '../../../../i18n/languages.ts';
import type { you as english } from '../en/you.ts';

export const you = {
  first: 'Die Gebote sind aufgedeckt. Du beginnst mit {worth}.',
  right: 'Du nimmst die rechte Auslage: {gain} für {worth}.',
  left: 'Du nimmst die linke Auslage: {gain} für {worth}.',
  swapped: 'Du tauschst mit {other}: {gain} für {worth}.',
  swappedWith: '{name} tauscht mit dir: {gain} für {worth}.',
  passed: 'Du passt und nimmst {worth} zurück.',
  high: 'Das höchste Gebot ist deins: {worth}.',
  highBefore: 'Das höchste Gebot der Runde davor war deins: {worth}.',
  out: 'Du setzt aus.',
  chosen: 'Du hast gewählt.',
} satisfies Translation<typeof english>;
