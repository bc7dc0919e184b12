import type { RulesText } from '../../game-renderer.ts';

export default {
  title: 'So spielt ihr For Sale',
  summary:
    'Erst kauft ihr Gebäude, dann verkauft ihr sie wieder. Am Anfang bieten alle auf das, was auf dem Tisch liegt, und wollen möglichst wenig zahlen. Später bietet jeder verdeckt ein Gebäude an und hofft auf einen dicken Scheck. Die Kunst ist, im richtigen Moment auszusteigen.',
  sections: [
    {
      title: 'Worum es geht',
      paragraphs: [
        'Das Spiel hat zwei Teile. Im ersten gebt ihr Geld für Gebäude aus, im zweiten macht ihr aus jedem Gebäude einen Scheck. Wer am Ende am meisten hat, Schecks und übriges Geld zusammen, gewinnt.',
        'In jeder Runde bekommt jeder genau ein Gebäude und später genau einen Scheck. Leer geht also niemand aus; die Frage ist nur, wer was bekommt und zu welchem Preis.',
      ],
    },
    {
      title: 'Das Material',
      paragraphs: ['Beträge stehen hier in Tausend: 7 heißt 7.000 Dollar.'],
      list: [
        '30 Gebäude mit den Nummern 1 bis 30, vom Pappkarton bis zur Raumstation. Je höher die Nummer, desto wertvoller. Keine kommt zweimal vor.',
        '30 Schecks: zwei über 0 und je zwei über jeden Betrag von 2 bis 15. Über 1 gibt es keinen.',
        'Geld: 60 Chips zu 1 und 12 Chips zu 2.',
      ],
      clarifications: [
        {
          decision: 'F1',
          text: 'Es zählt nur der Betrag, nicht, aus welchen Chips er besteht. Die Bank wechselt; du kannst also jeden ganzen Betrag bieten, den du hast.',
        },
      ],
    },
    {
      title: 'Vor dem Spiel',
      paragraphs: [
        'Alle bekommen gleich viel Geld. Gebäude und Schecks werden getrennt gemischt. Zu dritt und zu viert kommen von beiden einige ungesehen aus dem Spiel. Die Schecks warten auf den zweiten Teil.',
      ],
      table: {
        head: ['Spieler', 'Geld für jeden', 'Nicht im Spiel', 'Runden je Teil'],
        rows: [
          ['3', '18', 'je 6', '8'],
          ['4', '18', 'je 2', '7'],
          ['5', '14', 'keine', '6'],
          ['6', '14', 'keine', '5'],
        ],
      },
      clarifications: [
        {
          decision: 'F2',
          text: 'Eigentlich fängt an, wer im größten Haus wohnt. Hier entscheidet der Zufall, außer der Gastgeber bestimmt vor dem Spiel einen Platz.',
        },
      ],
    },
    {
      title: 'Erster Teil: kaufen',
      paragraphs: [
        'So viele Gebäude werden aufgedeckt, wie ihr Spieler seid; am Ende der Runde hat jeder eines davon. Der Startspieler fängt an, dann geht es im Uhrzeigersinn weiter, so oft herum wie nötig, bis nur noch einer dabei ist.',
        'Bist du dran, hast du zwei Möglichkeiten:',
      ],
      list: [
        'Bieten: mehr als das höchste Gebot bisher, in ganzen Tausendern und höchstens so viel, wie du hast. Was schon vor dir liegt, zählt mit: Um von 3 auf 5 zu erhöhen, legst du 2 dazu.',
        'Passen: Du bist für diese Runde draußen, nimmst das am wenigsten wertvolle Gebäude vom Tisch und bekommst einen Teil deines Gebots zurück.',
      ],
      clarifications: [
        {
          decision: 'F7',
          text: 'Auch der Startspieler darf gleich passen. Ein erstes Gebot ist mindestens 1. Bietet überhaupt niemand, bekommt der Letzte das wertvollste Gebäude umsonst.',
        },
        {
          decision: 'F4',
          text: 'Kannst du nicht überbieten, bleibt dir nur das Passen. Auch das tust du selbst; die App passt nicht für dich.',
        },
        {
          decision: 'F3',
          text: 'Wer das wertvollste Gebäude genommen hat, beginnt die nächste Runde, auch wenn niemand geboten hat.',
        },
      ],
    },
    {
      title: 'Was es kostet',
      paragraphs: [
        'Wer zuletzt drin ist, bekommt automatisch das wertvollste Gebäude und zahlt sein ganzes Gebot.',
        'Wenn du passt, bekommst du die Hälfte deines Gebots zurück, abgerundet; der Rest geht an die Bank. Hast du gar nicht geboten, zahlst du nichts.',
      ],
      table: {
        head: ['Dein Gebot', 'Du zahlst', 'Zurück'],
        rows: [
          ['1', '1', '0'],
          ['2', '1', '1'],
          ['3', '2', '1'],
          ['4', '2', '2'],
          ['5', '3', '2'],
          ['6', '3', '3'],
        ],
      },
      clarifications: [
        {
          decision: 'F5',
          text: 'Manche runden lieber auf: Bei einem Gebot von 3 gibt es dann 2 zurück, und du zahlst 1. Einstellen könnt ihr das unter „Beim Passen“.',
        },
      ],
    },
    {
      title: 'Eine Kaufrunde als Beispiel',
      paragraphs: [
        'Auf dem Tisch liegen 5, 12, 18 und 27. Anna fängt an und bietet 1, Ben bietet 3. Clara ist das zu viel: Sie passt ohne Gebot und nimmt die 5 umsonst. David bietet 4.',
        'Anna erhöht auf 6. Ben passt mit seinem Gebot von 3: Er nimmt die 12, zahlt 2 und bekommt 1 zurück. David legt zu seinen 4 noch 3 dazu, macht 7. Da passt auch Anna; die 18 kostet sie 3, und 3 bekommt sie zurück.',
        'Nur David ist noch dabei. Er nimmt die 27, zahlt alle 7 und beginnt die nächste Runde.',
      ],
      table: {
        head: ['Wer', 'Kauft', 'Gebot', 'Zahlt', 'Zurück'],
        rows: [
          ['Clara', '5', '–', '0', '0'],
          ['Ben', '12', '3', '2', '1'],
          ['Anna', '18', '6', '3', '3'],
          ['David', '27', '7', '7', '0'],
        ],
      },
    },
    {
      title: 'Zweiter Teil: verkaufen',
      paragraphs: [
        'Sind alle Gebäude gekauft, wird verkauft. So viele Schecks werden aufgedeckt, wie ihr Spieler seid, und jeder wählt verdeckt eines seiner Gebäude. Haben alle gewählt, werden sie zusammen aufgedeckt.',
        'Das höchste Gebäude bekommt den größten Scheck, das zweithöchste den zweitgrößten und so weiter. Verkaufte Gebäude sind aus dem Spiel. So geht es Runde um Runde, bis niemand mehr ein Gebäude hat.',
        'Solange noch jemand wählt, kannst du dein Gebäude zurücknehmen und ein anderes wählen. Geld braucht ihr jetzt keines mehr; was ihr behalten habt, zählt am Ende.',
      ],
      clarifications: [
        {
          decision: 'A2',
          text: 'Die App handelt nie für dich. Auch dein letztes Gebäude verkaufst du selbst: Ginge es automatisch, könnte das verraten, was du hast.',
        },
      ],
    },
    {
      title: 'Eine Verkaufsrunde als Beispiel',
      paragraphs: [
        'Auf dem Tisch liegen Schecks über 14, 6, 6 und 0. Anna verkauft ihre 18, Ben seine 12, Clara ihre 25 und David seine 27.',
        'David bekommt die 14, Clara und Anna je eine 6; welche, ist egal. Für Ben bleibt die 0. Und Clara ärgert sich ein bisschen: Eine 13 hätte ihr genauso viel gebracht wie ihre 25.',
      ],
      table: {
        head: ['Wer', 'Gebäude', 'Scheck'],
        rows: [
          ['David', '27', '14'],
          ['Clara', '25', '6'],
          ['Anna', '18', '6'],
          ['Ben', '12', '0'],
        ],
      },
    },
    {
      title: 'Das Ende',
      paragraphs: [
        'Sind alle Gebäude verkauft, zählt jeder seine Schecks und sein übriges Geld zusammen. Die höchste Summe gewinnt. Die Abrechnung legt alles offen.',
        'Ein Beispiel: Anna hat Schecks über 52 und 4 in Geld, Ben 54 und 2. Das macht je 56. Anna gewinnt, weil sie mehr Geld übrig hat.',
      ],
      clarifications: [
        {
          decision: 'F8',
          text: 'Bei gleicher Summe gewinnt, wer vom Kaufen mehr Geld übrig hat. Es zählt der Betrag, nicht die Zahl der Chips.',
        },
        { decision: 'F6', text: 'Ist auch das Geld gleich, teilen sie sich den Sieg.' },
      ],
    },
    {
      title: 'Was offen ist und was verdeckt',
      paragraphs: [
        'Wer lieber aus dem Gedächtnis spielt, wählt bei „Hilfe“ „Keine“. Mit „Merkhilfe“ können alle nachsehen, wer was gekauft, verkauft und bekommen hat. Das Geld bleibt auch dann verdeckt; wer es wissen will, muss es aus den Geboten ausrechnen.',
      ],
      list: [
        'Offen: was auf dem Tisch liegt, die Gebote dieser Runde, wer gepasst und was er genommen hat. Auch wie viele Karten noch in den Stapeln sind und wie viele Gebäude und Schecks jeder hat.',
        'Nur für dich: wie viel Geld du hast und welche Gebäude und Schecks.',
        'Geheim, bis alle gewählt haben: das Gebäude, das jemand verkauft. Die anderen sehen nur, dass er gewählt hat.',
        'Niemandem bekannt: welche Karten nicht im Spiel sind und in welcher Reihenfolge die Stapel liegen.',
      ],
      clarifications: [
        {
          decision: 'F9',
          text: 'Die letzte fertige Runde bleibt offen, bis die nächste fertig ist: wer was genommen oder verkauft hat, jedes Gebot, was zurückkam, jeder Scheck. So entgeht niemandem ein Ergebnis.',
        },
        {
          decision: 'A1',
          text: 'Diese Runde und die davor können alle nachsehen. Älteres ist weg, außer der Tisch spielt mit „Merkhilfe“; erst die Abrechnung legt alles wieder offen.',
        },
      ],
    },
    {
      title: 'Hausregeln',
      paragraphs: ['Drei Dinge könnt ihr vor dem Spiel einstellen:'],
      list: [
        '„Beim Passen“: Die Hälfte, die zurückkommt, wird abgerundet wie in der Ausgabe von Überplay oder aufgerundet.',
        '„Wer anfängt“: zufällig, oder ihr bestimmt einen Platz.',
        '„Hilfe“: „Keine“ wie mit echten Karten oder „Merkhilfe“, damit sich niemand etwas merken muss. Mit „Meister“ dürfen alle auch fragen, was der Meister tun würde.',
      ],
    },
    {
      title: 'Gut spielen',
      paragraphs: ['Ein paar Tipps, die meistens helfen:'],
      list: [
        'Achte auf die Abstände. Liegen die Gebäude dicht beieinander, nimm das niedrigste und spar dein Geld. Ist nur eines schlecht, biete gerade so viel, dass du nicht als Erster passt.',
        'Der Zweite macht oft das beste Geschäft: Das zweitbeste Gebäude kostet etwa das halbe Gebot, das beste das ganze.',
        'Wird abgerundet, kostet das Passen bei einem ungeraden Gebot so viel wie beim nächsten geraden: Bei 3 und bei 4 zahlst du 2.',
        'Ohne Geld kannst du nur noch passen. Heb dir etwas für später auf; was übrig bleibt, zählt am Ende voll.',
        'Beim Verkaufen kommt es nur darauf an, wen du schlägst. Liegt eine 0 aus, reicht es oft, nicht der Niedrigste zu sein; sind die Schecks fast gleich, werde dein schwächstes Gebäude los.',
        'Merk dir, was verkauft ist. Zu fünft und zu sechst sind alle 30 Gebäude im Spiel, und irgendwann ist vielleicht deines das höchste, das noch da ist.',
      ],
    },
  ],
} as const satisfies RulesText;
