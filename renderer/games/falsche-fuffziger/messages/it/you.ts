import type { Translation } from '../../../../i18n/languages.ts';
import type { you as english } from '../en/you.ts';

export const you = {
  round: 'Turno {round}. Il dado è tuo.',
  converted: 'Converti una pressa da {front}: {press}.',
  broke: 'Converti una pressa da {front}: è rotta, {paid} da rottame.',
  sold: 'Vendi: {press}, per {price}.',
  printed: 'Stampi {notes}.',
  printedNone: 'Non stampi niente.',
  die: 'Ricevi il dado.',
  rolled: 'Tiri: {coins} in vendita.',
  laid: 'Apri con {money}.',
  matched: 'Segui.',
  dropped: 'Ti ritiri.',
  laundered: 'Ricevi {amount}.',
  bonus: 'Ricevi {coins} per il denaro vero.',
  won: 'Hai vinto.',
  last: 'Hai pagato {money} per {coins}.',
  tie: '{sum} contro {sum}: contando dal primo giocatore vieni prima tu.',
  lastWon: 'Paghi {paid} e ne ricevi {real} veri.',
  /** After “You”: what was done. */
  did: {
    converted: 'converti una {front}: {up}',
    broke: 'converti una {front}: rotta, {paid} da rottame',
    converts: 'ne converti {count}',
    sold: 'vendi una {press} per {price}',
    printed: 'stampi {notes}',
    printedNothing: 'non stampi niente',
    auction: 'prendi {coins} per {money}.',
    tookBack: 'riprendi {money}',
    laundered: 'vinci {least} → {real} per {paid}.',
    bought: 'compri {presses} per {paid}.',
    boughtNothing: 'non compri niente.',
  },
} satisfies Translation<typeof english>;
