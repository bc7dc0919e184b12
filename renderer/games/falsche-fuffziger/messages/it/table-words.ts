import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/table-words.ts';
import { table } from './table.ts';
import { you } from './you.ts';

/** What is played with, what is told of it, and how it ends. */
export default {
  you,
  table: {
    ...table,
    /** What happened. */
    log: {
      running: 'Questo turno',
      previous: 'Turno precedente',
      nothingYet: 'Non è ancora successo niente.',
      double: '{type} ×2',
      special: '{type} con {coins} monete',
      converted: 'converte una {front}: {up}',
      broke: 'converte una {front}: rotta, {paid} da rottame',
      converts: 'ne converte {count}',
      broken: '{count} rotta | {count} rotte',
      each: 'Una per una',
      doubles: '{count} doppia | {count} doppie',
      sold: 'vende una {press} per {price}',
      printed: 'stampa {notes}',
      printedNothing: 'non stampa niente',
      scrapped: 'Rottamate: {type}.',
      scrappedNone: 'Rottamate: {type}. Nessuno ne aveva.',
      auction: 'prende {coins} per {money}.',
      tookBack: 'riprende {money}',
      unwanted: 'Nessuno ha voluto: {coins}.',
      laundered: 'vince {least} → {real} per {paid}.',
      unsold: '{least} → {real}: nessuno ha offerto abbastanza.',
      bid: '{sum} ({money})',
      noBid: 'Nessuna offerta: {names}.',
      bought: 'compra {presses} per {paid}.',
      boughtNothing: 'non compra niente.',
    },
    /** Quello che si legge ad alta voce mentre accade. */
    news: {
      round: 'Turno {round}. {name} ha il dado.',
      card: 'L’ispettore scopre: {card}.',
      auction: 'Un’asta delle monete.',
      free: 'Un simbolo libero, nessuna asta.',
      nothing: 'Non succede niente.',
      sold: '{name} vende: {press}, per {price}.',
      converted: '{name} converte una pressa da {front}: {press}.',
      broke: '{name} converte una pressa da {front}: è rotta, {paid} da rottame.',
      printed: '{name} stampa {notes}.',
      printedNone: '{name} non stampa niente.',
      die: '{name} riceve il dado.',
      rolled: '{name} tira: {coins} in vendita.',
      adds: 'Si aggiunge un’asta.',
      laid: '{name} apre con {money}.',
      matched: '{name} segue.',
      dropped: '{name} si ritira.',
      bids: 'I pugni si aprono. {bids}.',
      bid: '{name}: {bid}',
      laundered: '{name} riceve {amount}.',
      changed: 'Il riciclaggio generale è finito.',
      gaveBack: 'Restituisci {notes}.',
      lastType: 'Le ultime presse sono rottamate: la partita è finita.',
      lastCard: 'L’ultima carta di riciclaggio è venduta: la partita è finita.',
      bonus: '{name} riceve {coins} per il denaro vero.',
      won: '{names} ha vinto. | {names} hanno vinto.',
    },
  },
  /** The end of the game. */
  sheet: {
    over: 'La partita è finita',
    with: 'con {total}',
    reason: {
      'last-type': 'È finita perché le 150 sono state rottamate, nel turno {rounds}.',
      'last-card': 'È finita perché è stata venduta l’ultima carta di riciclaggio, nel turno {rounds}.',
    },
    tieMoney:
      '{names} ha altrettante monete, ma meno denaro vero: {less} contro {more}. | {names} hanno altrettante monete, ma meno denaro vero: {less} contro {more}.',
    tieShared: 'Hanno le stesse monete e lo stesso denaro vero.',
    title: 'Punteggi',
    coins: 'Monete da aste e rottami',
    real: 'Denaro vero',
    rank: 'Posto per denaro',
    bonus: 'Monete per quel posto',
    plus: '+{count}',
    total: 'Monete in tutto',
    hint: 'Banconote e presse non valgono niente. A parità vale il posto migliore.',
    lastRound: 'Com’è andato l’ultimo turno',
  },
} as const satisfies Translation<typeof english>;
