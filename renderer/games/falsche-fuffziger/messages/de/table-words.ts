import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/table-words.ts';
import { table } from './table.ts';

/** What is played with, what is told of it, how it ends, and the notes of a first game. */
export default {
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
      unwanted: 'Niemand wollte das Los: {coins}.',
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
    wins: '{name} gewinnt',
    share: '{names} teilen sich den Sieg',
    with: 'mit {total}',
    reason: {
      'last-type': 'Zu Ende, weil die 150er verschrottet wurden, in Runde {rounds}.',
      'last-card': 'Zu Ende, weil die letzte Geldwäschekarte verkauft ist, in Runde {rounds}.',
    },
    tieMoney:
      '{names} hat ebenso viele Münzen, aber weniger echtes Geld: {less} gegen {more}. | {names} haben ebenso viele Münzen, aber weniger echtes Geld: {less} gegen {more}.',
    tieShared: 'Sie haben gleich viele Münzen und gleich viel echtes Geld.',
    ranking: 'Endstand',
    place: 'Platz {place}',
    title: 'Abrechnung',
    coins: 'Münzen aus Auktionen und Schrott',
    real: 'Echtes Geld',
    rank: 'Rang nach Geld',
    bonus: 'Münzen für den Rang',
    plus: '+{count}',
    total: 'Münzen gesamt',
    hint: 'Blüten und Pressen zählen nichts. Wer gleich viel hat, teilt sich den besseren Rang.',
    lastRound: 'So lief die letzte Runde',
  },
  /** The notes of a first game that teaches, each for its moment. */
  lesson: {
    aim: {
      title: 'Worum es geht',
      text: 'Um Silbermünzen: Wer am Ende die meisten hat, gewinnt. Pressen drucken Blüten, Blüten werden echtes Geld, und mit beidem bekommt man Münzen. Eine Runde hat sechs Phasen; der Tisch zeigt, welche gerade läuft.',
    },
    produce: {
      title: 'Phase 2: deine Pressen',
      text: 'Jede Presse druckt, wird umgerüstet oder verkauft. Umrüsten heißt umdrehen, einmal im Leben: Die Rückseite kennt niemand, meist ist sie besser. Deine ersten drei können nicht kaputtgehen.',
    },
    converted: {
      title: 'Umgerüstet',
      text: 'Ab jetzt ist die Presse das, was auf ihrer Rückseite steht. In dieser Runde ruht sie, ab der nächsten arbeitet sie. Der Knopf sagt, was deine anderen drucken.',
    },
    bid: {
      title: 'Phase 4: Geldwäsche',
      text: 'Die Karte sagt, was du mindestens bieten musst und was sie bringt. Nimm Blüten oder Geld in die Faust; alle öffnen zugleich. Das höchste Gebot zahlt und bekommt die Karte, alle anderen behalten ihres.',
    },
    sealed: {
      title: 'In der Faust',
      text: 'Niemand sieht, was du gewählt hast. Solange noch jemand wählt, kannst du es zurücknehmen.',
    },
    won: {
      title: 'Die Karte gehört dir',
      text: 'Ihr echtes Geld kommt erst am Ende der Phase, bieten kannst du damit noch nicht. Wer in einer Runde die zweite Karte gewinnt, beendet die Phase.',
    },
    buy: {
      title: 'Phase 5: Pressen kaufen',
      text: 'Pressen gibt es nur für echtes Geld. Sie arbeiten ab der nächsten Runde, und ihre Rückseiten kennt niemand. Meist hat sich eine nach dem ersten Druck bezahlt gemacht.',
    },
    general: {
      title: 'Phase 6: allgemeine Geldwäsche',
      text: 'Hier werden Blüten zu echtem Geld, aber zu einem schlechten Kurs. Behalte, womit du noch bieten willst; was bald verschrottet wird, tauschst du besser. Niemand erfährt, was du tauschst.',
    },
    inspector: {
      title: 'Phase 1: Fahndung',
      text: 'Jede Runde beginnt mit zwei Fahnderkarten. Ein Münzsymbol bringt eine Münzauktion, nur die ersten drei nicht. Eine Karte mit dem kleinsten Typ verschrottet alle seine Pressen und Blüten.',
    },
    auction: {
      title: 'Phase 3: Münzauktion',
      text: 'Der Würfel sagt, um wie viele Münzen es geht. Einer legt vor, alle anderen legen genau dasselbe oder steigen aus. Wer als Letzter übrig ist, zahlt alles, was er gelegt hat; die anderen nehmen ihres zurück.',
    },
    lead: {
      title: 'Du legst vor',
      text: 'Lege Blüten einer Farbe oder mindestens 5 echtes Geld. Nimm, was den anderen fehlen könnte: eine seltene Farbe oder ein wenig echtes Geld.',
    },
    drop: {
      title: 'Diesmal ohne dich',
      text: 'Du hast nicht genau das, was vorgelegt wurde, also steigst du aus. Es kostet dich nichts: Was du gelegt hast, bekommst du zurück.',
    },
    order: {
      title: 'Alles kommt wieder',
      text: 'Es gibt zehn Fahnderkarten, und sie kommen immer wieder in derselben Reihenfolge. Wer sie sich merkt, weiß, wann Auktionen kommen und welcher Typ als Nächster dran ist.',
    },
    scrapped: {
      title: 'Verschrottet',
      text: 'Alle Pressen dieses Typs haben Schrottgeld gebracht, seine Blüten sind weg. Jetzt ist der nächste Typ der kleinste. Gib seine Blüten zuerst aus.',
    },
    end: {
      title: 'Das Ende ist nah',
      text: 'Werden die 150er verschrottet oder ist die letzte Geldwäschekarte verkauft, ist sofort Schluss. Das meiste echte Geld bringt 6 Münzen, dann 4 und 2. Blüten und Pressen zählen nichts.',
    },
  },
} as const satisfies Translation<typeof english>;
