import type { RulesSection } from '../../game-renderer.ts';

/** The six phases of a round, each with an example. */
export const phases = [
  {
    title: 'Phase 1: Fahndung',
    paragraphs: [
      'Zwei Fahnderkarten werden aufgedeckt, in der ersten Runde nur eine. Nach der letzten Karte wird der ganze Stapel sofort umgedreht, ohne zu mischen, und alles kommt noch einmal in derselben Reihenfolge.',
      'Was eine Karte bewirkt, hängt davon ab, was sie zeigt:',
    ],
    list: [
      'Ein Münzsymbol oder die grüne 150: eine Münzauktion in dieser Runde. Nur die ersten drei Symbole des Spiels bewirken nichts.',
      'Der kleinste Typ im Spiel: Er wird verschrottet. Alle Pressen, die ihn oben zeigen, bringen Schrottgeld, alle Blüten seiner Farbe sind futsch, zu kaufen gibt es ihn nicht mehr. Dann kommt noch eine Karte.',
      'Irgendein anderer Typ: nichts. Zu fünft und zu sechst aber eine Münzauktion mehr, solange der Typ im Spiel ist.',
    ],
    clarifications: [
      {
        decision: 'X5',
        text: 'Zählt zu fünft oder zu sechst eine Typkarte als Münzsymbol, dann auch bei den ersten drei, die nichts bewirken.',
      },
      {
        decision: 'X6',
        text: 'Ein Typ ist im Spiel, bis er verschrottet wird, ob jemand so eine Presse hat oder nicht.',
      },
      {
        decision: 'X14',
        text: 'Wird ein Typ verschrottet, sehen alle, welche Pressen es trifft und was sie bringen. Wie viele Blüten jemand abgeben muss, bleibt geheim.',
      },
    ],
  },
  {
    title: 'Beispiel: eine Fahndung',
    paragraphs: [
      'Fünfte Runde zu viert. 8 Karten sind schon aufgedeckt worden, darunter mehr als drei Symbole. Jetzt kommen ein Münzsymbol und die 10. Die 10 ist der kleinste Typ, also fliegt sie raus, und noch eine Karte wird aufgedeckt.',
      'Der Stapel ist durch und wird umgedreht. Wieder kommt zuerst die 20, nur ist sie jetzt der kleinste Typ: auch verschrottet. Noch eine Karte: die 100. Sie bewirkt nichts.',
      'Bei Anna liegen zwei 10er und eine 20er. Das bringt ihr 2 + 2 + 4 = 8 in echtem Geld. Ihre drei 10er-Blüten ist sie los, ohne einen Pfennig dafür.',
    ],
    table: {
      head: ['Karte', 'Was passiert'],
      rows: [
        ['Münzsymbol', 'eine Münzauktion'],
        ['10', 'verschrottet, je Presse 2'],
        ['20', 'verschrottet, je Presse 4'],
        ['100', 'nichts'],
      ],
    },
  },
  {
    title: 'Der Fahrplan des Fahnders',
    paragraphs: [
      'Weil sich die Reihenfolge wiederholt und es immer den kleinsten Typ trifft, gibt es einen Fahrplan. Zähl die Fahnderkarten von Anfang an mit, dann weißt du ungefähr, wann für einen Typ Schluss ist.',
      'Mit den 150ern ist das Spiel sofort zu Ende, spätestens in Runde 12. Kaputte Pressen und verschrottete Typen bringen zusätzliche Karten, und mit jeder rückt das Ende näher.',
    ],
    table: {
      head: ['Typ', 'Schluss mit Karte'],
      rows: [
        ['10', '7–10'],
        ['20', '11–15'],
        ['50', '17–20'],
        ['100', '21–25'],
        ['150', '26'],
      ],
    },
  },
  {
    title: 'Phase 2: umrüsten, verkaufen, drucken',
    paragraphs: [
      'Der Reihe nach entscheidet jeder über seine Pressen. Ist dabei eine kaputtgegangen, wird nach dem Letzten noch eine Fahnderkarte aufgedeckt, auch bei mehreren nur eine. Sie wirkt wie in Phase 1 und kann sogar einen Typ verschrotten.',
      'In jeder Runde tut jede Presse eines von dreien:',
    ],
    list: [
      'Umrüsten: Du drehst sie um, einmal in ihrem Leben. Alle sehen sofort, was daraus wird. In dieser Runde kann sie weder drucken noch verkauft werden. Ist sie kaputt, gibt es den Schrottpreis der Vorderseite.',
      'Verkaufen: Die Bank zahlt den Preis der Seite, die oben liegt.',
      'Drucken: Du bekommst eine Blüte der Farbe, die oben liegt, bei ×2 sind es zwei.',
    ],
    clarifications: [
      {
        decision: 'X7',
        text: 'Du rüstest um und verkaufst, wie du willst, eine Presse nach der anderen; nach jeder kannst du neu überlegen. Bist du fertig, drucken alle anderen. Das kostet nichts und schadet nie.',
      },
      {
        decision: 'X8',
        text: 'Verkaufte, kaputte und verschrottete Pressen sind für immer aus dem Spiel.',
      },
    ],
  },
  {
    title: 'Beispiel: Ben und seine Pressen',
    paragraphs: [
      'Ben hat eine 10er, zwei 20er und eine 100er. Er rüstet eine 20er um: eine 50er ×2, die ab der nächsten Runde jedes Mal zwei 50er-Blüten druckt. Mutig geworden, rüstet er auch die 10er um. Kaputt; dafür gibt es 2.',
      'Die 20er machen es nicht mehr lange, also verkauft er die andere für 8. Zuletzt druckt die 100er eine 100er-Blüte. Ben hat 10 echtes Geld mehr. Und seinetwegen wird noch eine Fahnderkarte aufgedeckt.',
    ],
    table: {
      head: ['Presse', 'Ben', 'Ergebnis'],
      rows: [
        ['20', 'rüstet um', '50 ×2'],
        ['10', 'rüstet um', 'kaputt, bringt 2'],
        ['20', 'verkauft', 'bringt 8'],
        ['100', 'druckt', 'eine 100er-Blüte'],
      ],
    },
  },
  {
    title: 'Phase 3: Münzauktionen',
    paragraphs: [
      'Vor jeder Auktion wandert der Würfel nach links. Wer ihn bekommt, ist Startspieler und würfelt: So viele Münzen gibt es, alle zusammen. Jede 2 bringt eine weitere Auktion, höchstens zwei je Runde. Gibt es gar keine, wandert der Würfel einmal.',
      'Was du legst, bleibt offen vor dir liegen. Der Letzte zahlt seinen ganzen Einsatz und bekommt die Münzen. Alle anderen nehmen ihren zurück. Das geht so:',
    ],
    list: [
      'Vorlegen: Der Startspieler legt Blüten einer Farbe, so viele er will, oder echtes Geld, mindestens 5. Nie beides zugleich.',
      'Mitgehen: Im Uhrzeigersinn legen alle anderen genau das Gleiche, oder sie sind draußen.',
      'War jeder an der Reihe, legt der Nächste im Uhrzeigersinn vor, der noch dabei ist: wieder Blüten irgendeiner Farbe oder echtes Geld, zusätzlich zu dem, was schon liegt.',
      'Aussteigen: Das kannst du immer, auch statt vorzulegen. Dann bist du bis zum Ende dieser Auktion draußen.',
    ],
    clarifications: [
      {
        decision: 'X9',
        text: 'Nach dem, der zuletzt vorgelegt hat, legt im Uhrzeigersinn der Nächste vor, der noch dabei ist.',
      },
      {
        decision: 'X10',
        text: 'Auch der Startspieler darf aussteigen. Bist nur noch du übrig und liegt noch nichts, musst du trotzdem etwas legen oder auch aussteigen; dann bleiben die Münzen in der Bank.',
      },
      {
        decision: 'X16',
        text: 'Auch vor den zusätzlichen Auktionen wandert der Würfel. So sagt es die Regel; im Beispiel der Anleitung bleibt er liegen.',
      },
    ],
  },
  {
    title: 'Beispiel: vier Münzen',
    paragraphs: [
      'Anna bekommt den Würfel, wirft eine 4 und legt zwei 20er-Blüten vor. Ben geht mit. Clara hat nur eine davon und ist draußen. David geht mit. Jetzt legt Ben vor: 10 echtes Geld. David geht mit; Anna hat keines und steigt aus.',
      'Nun ist es an David, und er legt eine 50er-Blüte vor. Ben steigt aus. Also zahlt David zwei 20er, eine 50er und 10 echtes Geld und bekommt 4 Münzen. Anna und Ben nehmen ihres zurück.',
    ],
    table: {
      head: ['Wer', 'Was', 'Legt'],
      rows: [
        ['Anna', 'legt vor', '2 × 20'],
        ['Ben', 'geht mit', '2 × 20'],
        ['Clara', 'steigt aus', '–'],
        ['David', 'geht mit', '2 × 20'],
        ['Ben', 'legt vor', '10 echtes Geld'],
        ['David', 'geht mit', '10 echtes Geld'],
        ['Anna', 'steigt aus', '–'],
        ['David', 'legt vor', '1 × 50'],
        ['Ben', 'steigt aus', '–'],
      ],
    },
  },
  {
    title: 'Phase 4: Geldwäsche',
    paragraphs: [
      'Eine Geldwäschekarte liegt offen. Jeder nimmt heimlich Blüten, echtes Geld, beides oder gar nichts in die Faust; bei Blüten zählt die aufgedruckte Zahl. Sind alle bereit, öffnen sich alle Fäuste zugleich.',
      'Die höchste Summe bekommt die Karte, wenn sie für das Mindestgebot reicht, und wird bezahlt. Bei gleichen Summen geht die Karte an den, der als Erster an der Reihe wäre. Alle anderen behalten ihr Gebot.',
      'Dann wird die nächste Karte aufgedeckt. Schluss ist, sobald jemand seine zweite Karte in dieser Runde hat oder niemand auf das Mindestgebot kommt. Die Karte, die dann offen liegt, wartet auf die nächste Runde.',
      'Erst jetzt gibt es das echte Geld für die gewonnenen Karten; in dieser Phase könnt ihr damit noch nicht bieten. Ist die letzte Geldwäschekarte weg, endet das Spiel sofort.',
    ],
    clarifications: [
      {
        decision: 'X11',
        text: 'Auch wenn die letzte Karte das Spiel beendet: Alle, die in dieser Runde Karten gewonnen haben, bekommen noch das Geld dafür.',
      },
      {
        decision: 'A2',
        text: 'Die App handelt nie für dich. Auch ohne Geld gibst du dein leeres Gebot selbst ab; dass es leer ist, weiß niemand, bis sich die Fäuste öffnen.',
      },
    ],
  },
  {
    title: 'Beispiel: zwei Karten',
    paragraphs: [
      'Anna ist Startspielerin, die Karte 44 → 90 liegt offen. Anna bietet zwei 20er-Blüten und 5 echtes Geld, Ben eine 50er-Blüte, Clara zwei 20er-Blüten und 10 echtes Geld. Davids Faust ist leer.',
      'Ben und Clara haben beide 50. Von Anna aus im Uhrzeigersinn kommt Ben zuerst: Er zahlt seine 50. Die nächste Karte ist 51 → 100. Anna bietet wieder 45, Clara wieder 50; Ben und David bieten nichts.',
      'Niemand kommt auf 51, also ist die Phase vorbei, und die Karte bleibt liegen. Und jetzt bekommt Ben seine 90.',
    ],
    table: {
      head: ['Wer', '44 → 90', '51 → 100'],
      rows: [
        ['Anna', '45', '45'],
        ['Ben', '50', '–'],
        ['Clara', '50', '50'],
        ['David', '–', '–'],
      ],
    },
  },
  {
    title: 'Phase 5: Pressen kaufen',
    paragraphs: [
      'Der Reihe nach kauft jeder so viele Pressen, wie er will, von jedem Typ, der noch im Spiel ist, solange es welche gibt. Bezahlt wird nur mit echtem Geld. Welche du bekommst, ist Zufall; die Rückseite sieht niemand. Sie arbeiten ab der nächsten Runde.',
      'Ein Beispiel: David hat 85. Er kauft eine 50er und zwei 20er, das macht 30 + 10 + 10 = 50, und 35 bleiben ihm.',
    ],
  },
  {
    title: 'Phase 6: allgemeine Geldwäsche',
    paragraphs: [
      'Jeder darf so viele Blüten in echtes Geld tauschen, wie er will: 3 für eine 10er, 8 für eine 20er, 20 für eine 50er, 45 für eine 100er und 70 für eine 150er. Viel ist das nicht, aber sicher. Dann beginnt die nächste Runde; der Startspieler bleibt.',
      'Ein Beispiel: Anna hat drei 20er und eine 50er. Sie tauscht die 50er und zwei der 20er, das macht 20 + 8 + 8 = 36 in echtem Geld. Die dritte hebt sie für die nächste Münzauktion auf.',
    ],
    clarifications: [
      {
        decision: 'X12',
        text: 'Alle wählen gleichzeitig, und was du tauschst, erfährt nie jemand. Hier und in Phase 4 kannst du deine Wahl zurücknehmen, solange noch jemand anders wählt.',
      },
    ],
  },
] as const satisfies readonly RulesSection[];
