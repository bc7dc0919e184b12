import type { Translation } from '../../languages.ts';
import type * as en from '../en/television.ts';

export const television = {
  title: 'Televisore',
  looking: 'Si cerca il tavolo…',
  none: 'Ancora nessun tavolo aperto',
  noneText: 'Appena ce n’è uno, compare qui.',
  which: 'Quale tavolo?',
  join: 'Partecipa',
  joinText:
    'Inquadra il codice con il telefono, o scrivi l’indirizzo in un browser. Il telefono deve essere sullo stesso Wi-Fi.',
  code: 'Codice per partecipare a {address}',
  otherAddress: 'o {address}',
  pin: 'Questo tavolo ha un PIN; chiedilo a chi ospita.',
  since: 'attesa {time}',
  fullScreen: 'Schermo intero',
  offer: 'Mostra il tavolo su un televisore',
  offerText:
    'Apri questo indirizzo nel browser del televisore. Mostra in grande ciò che tutti possono vedere, e nient’altro.',
  offerCode: 'Codice per {address}, per un televisore',
  shown: 'Un televisore mostra il tavolo. | {count} televisori mostrano il tavolo.',
  beside: 'Il tavolo è sul televisore',
  besideHint: 'Questo dispositivo mostra allora solo le tue carte.',
} satisfies Translation<typeof en.television>;
