import type { RulesText } from '../../../../renderer/games/game-renderer.ts';

export default {
  title: 'So spielt ihr Goofspiel',
  summary:
    'Ein Preis nach dem anderen wird aufgedeckt, und alle bieten gleichzeitig darauf. Jedes Gebot gibt es nur einmal. Die Kunst ist, zu ahnen, was er den anderen wert ist.',
  sections: [
    {
      title: 'Worum es geht',
      paragraphs: [
        'Die Preise tragen die Zahlen 1 bis 13 und zählen so viele Punkte. Sie kommen einer nach dem anderen, in einer Reihenfolge, die niemand kennt.',
        'Alle haben dieselben Gebote, 1 bis 13. Jedes Gebot gibt es nur einmal, egal, was es gebracht hat. Wer am Ende die meisten Punkte hat, gewinnt.',
      ],
    },
    {
      title: 'Eine Runde',
      paragraphs: [
        'Alle wählen verdeckt ein Gebot. Haben alle gewählt, werden die Gebote gemeinsam aufgedeckt, und das höchste nimmt, was daliegt.',
      ],
      clarifications: [
        { decision: 'G1', text: 'Bis alle gewählt haben, kannst du dein Gebot zurücknehmen.' },
      ],
    },
    {
      title: 'Gleiche Gebote',
      paragraphs: [
        'Sind die höchsten Gebote gleich, nimmt niemand den Preis, auch kein niedrigeres Gebot. Er bleibt liegen, und in der nächsten Runde geht es um alles, was daliegt.',
      ],
      clarifications: [{ decision: 'G2', text: 'Was nach der letzten Runde noch daliegt, bekommt niemand.' }],
    },
    {
      title: 'Was offen ist und was nicht',
      paragraphs: [
        'Verdeckt ist nur, in welcher Reihenfolge die Preise noch kommen, und, bis alle gewählt haben, was die anderen bieten. Mit „Keine“ seht ihr die letzte Runde, mit „Merkhilfe“ könnt ihr auch die früheren nachsehen.',
      ],
      clarifications: [
        {
          decision: 'G3',
          text: 'Ausgegebene Gebote bleiben offen liegen, also sehen alle, was die anderen noch haben.',
        },
      ],
    },
    {
      title: 'Das Ende',
      paragraphs: [
        'Das Spiel ist zu Ende, wenn alle Gebote ausgegeben sind. Die kurze Ausgabe hat sieben Preise, und für jeden sieben Gebote.',
      ],
      clarifications: [{ decision: 'G4', text: 'Bei gleicher Summe wird der Sieg geteilt.' }],
    },
  ],
} as const satisfies RulesText;
