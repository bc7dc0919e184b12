import type { Translation } from '../../languages.ts';
import type en from '../en/daily.ts';

/** The game that is the same for everybody who plays it on a day. */
export default {
  title: 'Le carte del giorno',
  lead: 'Le stesse carte per tutti quelli che giocano oggi in solitario, nella stessa edizione, contro Clara, Elsa e Hugo.',
  honest:
    'Nessuno tiene il conto e chiunque può riprovare: un risultato vale quanto la tua parola. Altre versioni dell’app possono dare carte diverse.',
  today: 'Oggi: {day}',
  table: 'Le carte del giorno',
  share: 'La tua riga di oggi',
  copy: 'Copia la riga',
  copied: 'Copiata',
  line: 'Auction Night · {game} ({edition}) · {day} · {place} {total} {bar}',
  noLine:
    'La riga c’è solo se una persona ha giocato fino in fondo le carte del giorno contro i tre avversari.',
} satisfies Translation<typeof en>;
