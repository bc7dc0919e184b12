import type { RulesSection } from '../../../game-renderer.ts';

/** The end of the game, what is open, what can be set, and some advice. */
export const after = [
  {
    title: 'Das Ende',
    paragraphs: [
      'Das Spiel endet sofort, wenn die 150er verschrottet und bezahlt sind oder wenn die letzte Geldwäschekarte verkauft ist. Dann bringt echtes Geld noch Münzen: 6 für das meiste, 4 für das zweitmeiste, 2 für das drittmeiste.',
      'Blüten und Pressen zählen nichts. Die meisten Münzen gewinnen. Bei gleich vielen gewinnt, wer mehr echtes Geld hat; ist auch das gleich, wird der Sieg geteilt.',
      'Ein Beispiel: Anna ist am reichsten und bekommt 6 Münzen, Ben und Clara sind beide Zweite und bekommen je 4. Damit haben Anna und Ben 22 Münzen. Anna hat mehr Geld, also gewinnt sie.',
    ],
    table: {
      head: ['Wer', 'Münzen', 'Geld', 'Dazu', 'Am Ende'],
      rows: [
        ['Anna', '16', '310', '6', '22'],
        ['Ben', '18', '240', '4', '22'],
        ['Clara', '17', '240', '4', '21'],
        ['David', '19', '90', '0', '19'],
      ],
    },
    clarifications: [
      {
        decision: 'X13',
        text: 'Bei gleich viel Geld gilt für alle der bessere Rang, und der danach fällt aus: Nach zwei Zweiten kommt ein Vierter, der nichts bekommt. Einen Rang hast du auch ganz ohne Geld.',
      },
    ],
  },
  {
    title: 'Was offen ist und was verdeckt',
    paragraphs: [
      'Wie viel Geld die anderen haben, zeigt die App nie, auch nicht mit „Nachsehen“. Dort steht nur, was einmal offen war: was gedruckt, verkauft, bezahlt und geboten wurde, und die Fahnderkarten. Wer mehr wissen will, muss mitrechnen.',
    ],
    list: [
      'Offen: alle Pressen und Münzen, was jemand umrüstet, verkauft, druckt und kauft, was in einer Auktion liegt, die Fahnderkarten dieser Runde und wie viele Karten und Pressen noch da sind.',
      'Nur für dich: deine Blüten, dein echtes Geld und was du in Phase 6 tauschst.',
      'Geheim, bis alle gewählt haben: die Fäuste in Phase 4. Danach sehen alle jede Faust, auch die, die nichts gewonnen haben.',
      'Niemandem bekannt: die Rückseiten nicht umgerüsteter Pressen, auch der verkauften und verschrotteten. Ebenso, welche Geldwäschekarten fehlen und in welcher Reihenfolge die Stapel liegen.',
    ],
    clarifications: [
      {
        decision: 'A1',
        text: 'Was in dieser Runde und in der davor offen war, könnt ihr noch einmal lesen; von den Fahnderkarten nur die dieser Runde. Älteres ist weg, außer „Nachsehen“ ist an.',
      },
    ],
  },
  {
    title: 'Hausregeln',
    paragraphs: ['Zwei Dinge könnt ihr vor dem Spiel einstellen:'],
    list: [
      '„Wer anfängt“: Das entscheidet das Los, oder ihr bestimmt einen Platz.',
      '„Nachsehen“: aus wie am echten Tisch, wo ihr euch die Fahnderkarten merken müsst, oder an, damit sich niemand etwas merken muss.',
    ],
  },
  {
    title: 'Gut spielen',
    paragraphs: ['Ein paar Dinge, die helfen, wenn auch nicht immer:'],
    list: [
      'Die drei Pressen vom Anfang gehen nicht kaputt, du kannst sie also getrost umrüsten. Aus jeder zweiten dieser 10er wird eine 20er, aus jeder dritten eine 10er ×2. Es kostet nur die Blüten einer Runde.',
      'Eine neue Presse hat sich gelohnt, sobald sie einmal gedruckt hat: Eine 50er kostet 30, ihre Blüte bringt 20, und verkaufen lässt sie sich danach noch für 20. So ähnlich ist es bei jedem Typ.',
      'Eine Geldwäschekarte bringt etwa das Doppelte ihres Mindestgebots, die allgemeine Geldwäsche nicht einmal die Hälfte des Aufdrucks. Was du in Phase 6 tauschen würdest, biete also erst in Phase 4.',
      'Legst du in einer Auktion vor, dann das, was die anderen vielleicht nicht haben: eine seltene Farbe oder etwas echtes Geld. Wer alles in Pressen gesteckt hat, ist draußen. Und du zahlst nur, wenn du gewinnst.',
      'Gib Blüten des kleinsten Typs zuerst aus, bevor der Fahnder sie holt.',
      'Merk dir die Reihenfolge der ersten zehn Fahnderkarten. Später weißt du dann, wann Auktionen kommen und welche Presse du gerade noch rechtzeitig verkaufst.',
      'Das meiste echte Geld bringt 6 Münzen, mehr als jede Auktion. Verkauf also gegen Ende: Eine 150er bringt 70, als Schrott nur 30. Eine mit drei Münzen behältst du vielleicht lieber.',
    ],
  },
] as const satisfies readonly RulesSection[];
