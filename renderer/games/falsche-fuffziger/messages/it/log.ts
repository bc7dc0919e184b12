import type { Translation } from '../../../../i18n/languages.ts';
import type * as en from '../en/log.ts';

/** What happened. */
export const log = {
  running: 'Questo turno',
  previous: 'Il turno prima',
  nothingYet: 'Non è ancora successo niente.',
  double: '{type} ×2',
  special: '{type} con {coins} monete',
  converted: 'converte una {front}: {up}',
  broke: 'converte una {front}: rotta, {paid} da rottame',
  sold: 'vende una {press} per {price}',
  printed: 'stampa {notes}',
  printedNothing: 'non stampa niente',
  scrapped: 'Rottamate: {type}.',
  scrappedNone: 'Rottamate: {type}. Nessuno ne aveva.',
  auction: 'prende {coins} per {money}.',
  tookBack: 'riprende {money}',
  unwanted: 'Nessuno voleva il lotto: {coins}.',
  laundered: 'vince {least} → {real} per {paid}.',
  unsold: '{least} → {real}: nessuno ha offerto abbastanza.',
  bid: '{sum} ({money})',
  noBid: 'Nessuna offerta: {names}.',
  bought: 'compra {presses} per {paid}.',
  boughtNothing: 'non compra niente.',
} satisfies Translation<typeof en.log>;
