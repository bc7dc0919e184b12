import type { Translation } from '../../languages.ts';
import type en from '../en/daily.ts';

/** The game that is the same for everybody who plays it on a day. */
export default {
  title: 'Karten des Tages',
  lead: 'Für alle, die heute spielen, dieselben Karten: allein, in derselben Ausgabe, gegen Clara, Elsa und Hugo.',
  honest:
    'Niemand führt Buch, und jeder kann es noch einmal versuchen: Ein Ergebnis gilt so viel wie dein Wort. Andere Versionen der App können anders geben.',
  today: 'Heute: {day}',
  table: 'Karten des Tages',
  share: 'Deine Zeile für heute',
  copy: 'Zeile kopieren',
  copied: 'Kopiert',
  line: 'Auction Night · {game} ({edition}) · {day} · {place} {total} {bar}',
  noLine:
    'Die Zeile gibt es nur, wenn eine Person die Karten des Tages gegen die drei Gegner zu Ende gespielt hat.',
} satisfies Translation<typeof en>;
