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
      running: 'Deze ronde',
      previous: 'Vorige ronde',
      nothingYet: 'Er is nog niets gebeurd.',
      double: '{type} ×2',
      special: '{type} met {coins} munten',
      converted: 'bouwt een {front} om: {up}',
      broke: 'bouwt een {front} om: kapot, {paid} als sloopgeld',
      converts: 'bouwt er {count} om',
      broken: '{count} kapot | {count} kapot',
      each: 'Een voor een',
      doubles: '{count} dubbele | {count} dubbele',
      sold: 'verkoopt een {press} voor {price}',
      printed: 'drukt {notes}',
      printedNothing: 'drukt niets',
      scrapped: 'Gesloopt: {type}.',
      scrappedNone: 'Gesloopt: {type}. Niemand had er een.',
      auction: 'neemt {coins} voor {money}.',
      tookBack: 'neemt {money} terug',
      unwanted: 'Niemand wilde de {coins}.',
      laundered: 'wint {least} → {real} voor {paid}.',
      unsold: '{least} → {real}: niemand bood genoeg.',
      bid: '{sum} ({money})',
      noBid: 'Geen bod: {names}.',
      bought: 'koopt {presses} voor {paid}.',
      boughtNothing: 'koopt niets.',
    },
    /** Wat voorgelezen wordt terwijl het gebeurt. */
    news: {
      round: 'Ronde {round}. {name} heeft de dobbelsteen.',
      card: 'De inspecteur draait om: {card}.',
      auction: 'Eén muntenveiling.',
      free: 'Een vrij symbool, geen veiling.',
      nothing: 'Er gebeurt niets.',
      sold: '{name} verkoopt: {press}, voor {price}.',
      converted: '{name} bouwt een {front} om: {press}.',
      broke: '{name} bouwt een {front} om: hij is kapot, {paid} sloopgeld.',
      printed: '{name} drukt {notes}.',
      printedNone: '{name} drukt niets.',
      die: '{name} krijgt de dobbelsteen.',
      rolled: '{name} gooit: {coins} te koop.',
      adds: 'Er komt een veiling bij.',
      laid: '{name} legt {money} voor.',
      matched: '{name} gaat mee.',
      dropped: '{name} haakt af.',
      bids: 'De vuisten gaan open. {bids}.',
      bid: '{name}: {bid}',
      laundered: '{name} krijgt {amount}.',
      changed: 'Het algemene witwassen is voorbij.',
      gaveBack: 'Je geeft terug: {notes}.',
      lastType: 'De laatste persen zijn gesloopt: het spel is afgelopen.',
      lastCard: 'De laatste witwaskaart is verkocht: het spel is afgelopen.',
      bonus: '{name} krijgt {coins} voor echt geld.',
      won: '{names} heeft gewonnen. | {names} hebben gewonnen.',
    },
  },
  /** The end of the game. */
  sheet: {
    over: 'Het spel is afgelopen',
    with: 'met {total}',
    reason: {
      'last-type': 'Afgelopen omdat de 150’s zijn gesloopt, in ronde {rounds}.',
      'last-card': 'Afgelopen omdat de laatste witwaskaart is verkocht, in ronde {rounds}.',
    },
    tieMoney:
      '{names} heeft evenveel munten, maar minder echt geld: {less} tegen {more}. | {names} hebben evenveel munten, maar minder echt geld: {less} tegen {more}.',
    tieShared: 'Ze hebben evenveel munten en evenveel echt geld.',
    title: 'Afrekening',
    coins: 'Munten uit veilingen en sloop',
    real: 'Echt geld',
    rank: 'Plaats naar geld',
    bonus: 'Munten voor die plaats',
    plus: '+{count}',
    total: 'Munten in totaal',
    hint: 'Biljetten en persen zijn niets waard. Bij gelijke stand geldt de betere plaats.',
    lastRound: 'Zo ging de laatste ronde',
  },
} as const satisfies Translation<typeof english>;
