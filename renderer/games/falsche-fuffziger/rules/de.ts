import type { RulesText } from '../../game-renderer.ts';
import { phases } from './de-phases.ts';

export default {
  title: 'So spielt ihr Falsche Fuffziger',
  summary:
    'Ihr seid Geldfälscher. Eure Druckmaschinen drucken Blüten, die Geldwäsche macht echtes Geld daraus, und für echtes Geld gibt es bessere Maschinen. Was ihr entbehren könnt, bietet ihr für Silbermünzen, denn die entscheiden. Und der Fahnder holt sich die kleinsten Maschinen.',
  sections: [
    {
      title: 'Worum es geht',
      paragraphs: [
        'Druckmaschinen, kurz Pressen, drucken Blüten, also falsche Scheine. Mit Blüten bietest du auf Geldwäschekarten, die bringen echtes Geld, und dafür kaufst du größere Pressen. Doch gewinnen kannst du nur mit Silbermünzen, und was die kosten, fehlt dir anderswo.',
        'Das Tempo macht der Fahnder. Ein Pressentyp nach dem anderen wird verschrottet, von klein nach groß, und im selben Moment sind seine Blüten nichts mehr wert. Häng also nicht zu lange an kleinen Sachen.',
        'Ein „falscher Fuffziger“ ist übrigens nicht nur ein gefälschter Fünfziger, sondern auch jemand, dem man besser nicht traut.',
      ],
    },
    {
      title: 'Eine Runde in sechs Zeilen',
      paragraphs: [
        'Ein Spiel hat sechs bis zwölf Runden. „Der Reihe nach“ heißt immer: zuerst der Startspieler, dann im Uhrzeigersinn. Wer das ist, wechselt: In Phase 3 wandert der Würfel weiter. Und das sind die sechs Phasen einer Runde:',
      ],
      list: [
        'Phase 1, Fahndung: Karten werden aufgedeckt, die Münzauktionen ansetzen oder den kleinsten Pressentyp verschrotten.',
        'Phase 2, umrüsten, verkaufen, drucken: Der Reihe nach entscheidet jeder, was jede seiner Pressen tut.',
        'Phase 3, Münzauktionen: Der Letzte zahlt und bekommt die Münzen.',
        'Phase 4, Geldwäsche: Alle bieten verdeckt auf Karten, die echtes Geld bringen.',
        'Phase 5, Pressen kaufen: für echtes Geld; sie drucken ab der nächsten Runde.',
        'Phase 6, allgemeine Geldwäsche: Wer noch Blüten hat, kann sie eintauschen, zu einem schlechten Kurs.',
      ],
      clarifications: [
        {
          decision: 'X15',
          text: 'Auch wenn dir nur eines bleibt, weil du nicht mitgehen kannst oder keine Presse hast, tust du es selbst; einmal tippen genügt. Würde es die App für dich tun, wüssten die anderen, was du hast.',
        },
      ],
    },
    {
      title: 'Pressen, Blüten und Münzen',
      paragraphs: [
        'Alle Beträge sind in Supramillionen, was immer das sein mag; hier steht nur die Zahl. Was eine Presse beim Verkaufen bringt, das bringt in Phase 6 auch eine Blüte ihrer Farbe.',
      ],
      list: [
        'Pressen: fünf Typen in fünf Farben, 10 gelb, 20 orange, 50 rot, 100 blau und 150 grün. Eine 20er druckt 20er-Blüten und so weiter.',
        'Blüten: gefälschte Scheine in denselben fünf Farben. Sie lassen sich nicht in andere Blüten tauschen.',
        'Echtes Geld: jeder ganze Betrag. Du kannst beliebig viel davon einsetzen.',
        'Silbermünzen: Um die geht es. Kaufen kann man damit nichts.',
        'Geldwäschekarten: 40 mit den Buchstaben A bis D. Auf jeder steht, was du mindestens bieten musst und was sie bringt: 44 → 90.',
        'Fahnderkarten: 10. Und ein Würfel mit den Zahlen 2, 3, 3, 4, 4 und 5.',
      ],
      table: {
        head: ['Typ', '10', '20', '50', '100', '150'],
        rows: [
          ['Kostet', '4', '10', '30', '70', '110'],
          ['Verkauf', '3', '8', '20', '45', '70'],
          ['Schrott', '2', '4', '9', '20', '30'],
        ],
      },
      clarifications: [
        { decision: 'X2', text: 'Der Bank gehen weder Blüten noch echtes Geld noch Münzen aus.' },
      ],
    },
    {
      title: 'Was auf der Rückseite steht',
      paragraphs: [
        'Jede Presse hat eine Rückseite, die niemand kennt. Einmal in ihrem Leben darfst du eine Presse umdrehen; von da an ist sie, was die Rückseite sagt, in Farbe und Preis. Die Tabelle zeigt, wie viele von jedem Typ welche Rückseite haben.',
        '„Größer“ ist der nächstgrößere Typ, bei einer 20er also eine 50er. „×2“ druckt zwei Blüten statt einer, bringt beim Verkaufen und als Schrott aber nur so viel wie eine einfache Presse.',
        'Eine 150er mit drei Münzen druckt wie jede andere 150er und bringt beim Verkauf genauso viel. Wird sie aber verschrottet, gibt es 3 Münzen statt Geld.',
      ],
      table: {
        head: ['Rückseite', '10', '20', '50', '100', '150'],
        rows: [
          ['Kaputt', '3', '3', '3', '2', '2'],
          ['Gleich', '3', '6', '6', '3', '3'],
          ['Gleich ×2', '6', '6', '6', '4', '4'],
          ['Größer', '9', '9', '9', '6', '–'],
          ['Größer ×2', '3', '3', '3', '3', '–'],
          ['3 Münzen', '–', '–', '–', '–', '3'],
          ['Alle', '24', '27', '27', '18', '12'],
        ],
      },
      clarifications: [
        {
          decision: 'X1',
          text: 'Bei den 100ern nennt die Anleitung nur 3 mit einer 150er auf der Rückseite; das ergibt 15 von 18 Pressen. Hier sind es 6: So geht die Rechnung auf, und es passt zu den anderen Typen.',
        },
      ],
    },
    {
      title: 'Vor dem Spiel',
      paragraphs: [
        'Jeder bekommt eine 10er, eine 20er und eine 50er. Keine davon ist kaputt, und keine hat die beste Rückseite, den nächsten Typ ×2. Alle anderen Pressen werden nach Typen gemischt und sind später zu kaufen.',
        'Die Geldwäschekarten werden nach Buchstaben gemischt und gestapelt, A oben, D unten. Zu dritt und zu viert kommen von jedem Buchstaben zwei ungesehen aus dem Spiel. Die oberste Karte wird aufgedeckt.',
        'Der Fahnderstapel: oben, gemischt, drei Münzsymbole, die 20 und die 100. Darunter, in Grün, die 150. Ganz unten, wieder gemischt, zwei Münzsymbole, die 10 und die 50.',
        'Zu dritt geht es auch, nur gibt es dann wenig Gedränge um Münzen und Karten. Mehr Spaß macht es mit einem Bot als Viertem.',
      ],
      table: {
        head: ['Spieler', 'Geldwäschekarten', 'Nicht im Spiel'],
        rows: [
          ['3', '32', 'je Buchstabe 2'],
          ['4', '32', 'je Buchstabe 2'],
          ['5', '40', 'keine'],
          ['6', '40', 'keine'],
        ],
      },
      clarifications: [
        {
          decision: 'X3',
          text: 'Am Anfang hat niemand Geld. Wer zuerst Startspieler ist, entscheidet der Zufall, außer der Gastgeber bestimmt vor dem Spiel einen Platz.',
        },
        {
          decision: 'X4',
          text: 'Auf der Schachtel steht bis sechs, in der Anleitung ist bei fünf Schluss. Hier gelten zu sechst die Regeln für fünf.',
        },
      ],
    },
    ...phases,
    {
      title: 'Das Ende',
      paragraphs: [
        'Das Spiel endet sofort, wenn die 150er verschrottet und bezahlt sind oder wenn die letzte Geldwäschekarte verkauft ist. Dann bringt echtes Geld noch Münzen: 6 für das meiste, 4 für das zweitmeiste, 2 für das drittmeiste.',
        'Blüten und Pressen sind nichts wert. Die meisten Münzen gewinnen. Bei gleich vielen gewinnt, wer mehr echtes Geld hat; ist auch das gleich, wird der Sieg geteilt.',
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
        'Wie viel Geld die anderen haben, zeigt die App nie, auch nicht mit „Merkhilfe“. Dort steht nur, was schon offen lag: was gedruckt, verkauft, bezahlt und geboten wurde, und die Fahnderkarten. Wer mehr wissen will, muss mitrechnen.',
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
          text: 'Diese Runde und die davor könnt ihr nachsehen; von den Fahnderkarten nur die dieser Runde. Älteres ist weg, außer der Tisch spielt mit „Merkhilfe“.',
        },
      ],
    },
    {
      title: 'Hausregeln',
      paragraphs: ['Zwei Dinge könnt ihr vor dem Spiel einstellen:'],
      list: [
        '„Wer anfängt“: zufällig, oder ihr bestimmt einen Platz.',
        '„Hilfe“: „Keine“ wie am echten Tisch, wo ihr euch die Fahnderkarten merken müsst, oder „Merkhilfe“, damit sich niemand etwas merken muss. „Meister“ gibt auch Rat.',
      ],
    },
    {
      title: 'Gut spielen',
      paragraphs: ['Ein paar Tipps, die meistens helfen:'],
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
  ],
} as const satisfies RulesText;
