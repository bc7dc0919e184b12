import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/lesson-words.ts';

export default {
  lesson: {
    aim: {
      title: 'Worum es geht',
      text: 'Um Silbermünzen: Wer am Ende die meisten hat, gewinnt. Pressen drucken Blüten, Blüten werden echtes Geld, und mit beidem bekommt man Münzen. Eine Runde hat sechs Phasen; der Tisch zeigt, welche gerade läuft.',
    },
    produce: {
      title: 'Phase 2: deine Pressen',
      text: 'Jede Presse druckt, wird umgerüstet oder verkauft. Umrüsten heißt umdrehen, einmal im Leben: Die Rückseite kennt niemand, meistens ist sie besser. Deine ersten drei können nicht kaputtgehen.',
    },
    converted: {
      title: 'Umgerüstet',
      text: 'Ab jetzt ist die Presse das, was auf ihrer Rückseite steht. In dieser Runde ruht sie, ab der nächsten arbeitet sie. Was deine anderen drucken, steht auf dem Knopf.',
    },
    bid: {
      title: 'Phase 4: Geldwäsche',
      text: 'Die Karte zeigt das Mindestgebot und was sie bringt. Nimm Blüten oder Geld in die Faust; alle öffnen zugleich. Das höchste Gebot zahlt und bekommt die Karte; alle anderen behalten ihres.',
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
      text: 'Hier werden Blüten zu echtem Geld, aber zu einem schlechten Kurs. Behalte, womit du noch bieten willst, aber tausche, was bald verschrottet wird. Niemand sieht, was du tauschst.',
    },
    inspector: {
      title: 'Phase 1: Fahndung',
      text: 'Jede Runde beginnt mit zwei Fahnderkarten. Ein Münzsymbol bringt eine Münzauktion, nur die ersten drei nicht. Eine Karte mit dem kleinsten Typ verschrottet alle seine Pressen und Blüten.',
    },
    auction: {
      title: 'Phase 3: Münzauktion',
      text: 'Der Würfel sagt, um wie viele Münzen es geht. Einer legt vor, alle anderen legen genau dasselbe oder steigen aus. Der Letzte zahlt seinen ganzen Einsatz; die anderen nehmen ihren zurück.',
    },
    lead: {
      title: 'Du legst vor',
      text: 'Lege Blüten einer Farbe oder mindestens 5 echtes Geld. Nimm, was den anderen fehlen könnte: eine seltene Farbe oder ein wenig echtes Geld.',
    },
    drop: {
      title: 'Diesmal ohne dich',
      text: 'Du hast nicht genau das, was vorgelegt wurde, also steigst du aus. Es kostet dich nichts: Du bekommst deinen Einsatz zurück.',
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
      text: 'Werden die 150er verschrottet oder ist die letzte Geldwäschekarte verkauft, ist sofort Schluss. Das meiste echte Geld bringt 6 Münzen, dann 4 und 2. Blüten und Pressen sind nichts wert.',
    },
  },
  tip: {
    convert: 'Ein guter Anfang: Dreh eine {type}er-Presse um.',
    print: 'Genug für einen Zug: Drucke jetzt mit den anderen.',
    bid: 'Ein guter Anfang: Biete {amount} in Blüten für {real} echtes Geld.',
    skip: 'Ein guter Anfang: Biete nichts und behalte deine Blüten.',
    lead: 'Ein guter Anfang: Leg eine {type}er-Blüte vor und schau, wer auch eine hat.',
    leadReal: 'Ein guter Anfang: Leg {amount} echtes Geld vor, weniger geht nicht.',
    match: 'Ein guter Anfang: Geh mit. Es kostet dich nur etwas, wenn du gewinnst.',
    drop: 'Ein guter Anfang: Steig aus. So wenige Münzen lohnen sich noch nicht.',
    buy: 'Ein guter Anfang: Kauf eine {type}er-Presse.',
    save: 'Ein guter Anfang: Behalte dein Geld, keine Presse ist so billig.',
    launder: 'Ein guter Anfang: Tausche deine {type}er-Blüten. Sie werden zuerst wertlos.',
    keep: 'Ein guter Anfang: Behalte deine Blüten zum Bieten.',
  },
} satisfies Translation<typeof english>;
