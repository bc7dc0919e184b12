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
      running: 'Diese Runde',
      previous: 'Vorige Runde',
      nothingYet: 'Noch ist nichts passiert.',
      double: '{type} ×2',
      special: '{type} mit {coins} Münzen',
      converted: 'rüstet eine {front} um: {up}',
      broke: 'rüstet eine {front} um: kaputt, {paid} Schrottgeld',
      converts: 'rüstet {count} um',
      broken: '{count} kaputt | {count} kaputt',
      each: 'Einzeln',
      doubles: '{count} doppelte | {count} doppelte',
      sold: 'verkauft eine {press} für {price}',
      printed: 'druckt {notes}',
      printedNothing: 'druckt nichts',
      scrapped: 'Verschrottet: {type}.',
      scrappedNone: 'Verschrottet: {type}. Niemand hatte welche.',
      auction: 'nimmt {coins} für {money}.',
      tookBack: 'nimmt {money} zurück',
      unwanted: 'Niemand wollte die {coins}.',
      laundered: 'gewinnt {least} → {real} für {paid}.',
      unsold: '{least} → {real}: niemand bot genug.',
      bid: '{sum} ({money})',
      noBid: 'Kein Gebot: {names}.',
      bought: 'kauft {presses} für {paid}.',
      boughtNothing: 'kauft nichts.',
    },
    /** Was vorgelesen wird, wenn es geschieht. */
    news: {
      round: 'Runde {round}. {name} hat den Würfel.',
      card: 'Der Fahnder deckt auf: {card}.',
      auction: 'Eine Münzauktion.',
      free: 'Ein freies Symbol, keine Auktion.',
      nothing: 'Nichts passiert.',
      sold: '{name} verkauft: {press}, für {price}.',
      converted: '{name} rüstet eine {front}er um: {press}.',
      broke: '{name} rüstet eine {front}er um: Sie ist kaputt, {paid} Schrottgeld.',
      printed: '{name} druckt {notes}.',
      printedNone: '{name} druckt nichts.',
      die: '{name} bekommt den Würfel.',
      rolled: '{name} würfelt: {coins} stehen zum Verkauf.',
      adds: 'Eine weitere Auktion kommt dazu.',
      laid: '{name} legt {money} vor.',
      matched: '{name} geht mit.',
      dropped: '{name} steigt aus.',
      bids: 'Die Fäuste gehen auf. {bids}.',
      bid: '{name}: {bid}',
      laundered: '{name} bekommt {amount}.',
      changed: 'Die allgemeine Geldwäsche ist vorbei.',
      gaveBack: 'Du gibst zurück: {notes}.',
      lastType: 'Die letzten Pressen sind verschrottet: Das Spiel ist zu Ende.',
      lastCard: 'Die letzte Geldwäschekarte ist verkauft: Das Spiel ist zu Ende.',
      bonus: '{name} bekommt {coins} für echtes Geld.',
      won: '{names} hat gewonnen. | {names} haben gewonnen.',
    },
  },
  /** The end of the game. */
  sheet: {
    over: 'Das Spiel ist zu Ende',
    with: 'mit {total}',
    reason: {
      'last-type': 'Zu Ende, weil die 150er verschrottet wurden, in Runde {rounds}.',
      'last-card': 'Zu Ende, weil die letzte Geldwäschekarte verkauft ist, in Runde {rounds}.',
    },
    tieMoney:
      '{names} hat ebenso viele Münzen, aber weniger echtes Geld: {less} gegen {more}. | {names} haben ebenso viele Münzen, aber weniger echtes Geld: {less} gegen {more}.',
    tieShared: 'Sie haben gleich viele Münzen und gleich viel echtes Geld.',
    title: 'Abrechnung',
    coins: 'Münzen aus Auktionen und Schrott',
    real: 'Echtes Geld',
    rank: 'Rang nach Geld',
    bonus: 'Münzen für den Rang',
    plus: '+{count}',
    total: 'Münzen gesamt',
    hint: 'Blüten und Pressen sind nichts wert. Bei Gleichstand gilt der bessere Rang.',
    lastRound: 'So lief die letzte Runde',
  },
} as const satisfies Translation<typeof english>;
