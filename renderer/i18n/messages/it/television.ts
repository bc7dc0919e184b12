import type { Translation } from '../../languages.ts';
import type * as en from '../en/television.ts';

export const television = {
  title: 'Televisore',
  looking: 'Si cerca il tavolo …',
  none: 'Nessun tavolo è ancora aperto',
  noneText: 'Appena ce n’è uno, appare qui.',
  which: 'Quale tavolo?',
  join: 'Partecipa',
  joinText:
    'Inquadra il codice con il telefono, o scrivi l’indirizzo in un browser. Il telefono deve essere sulla stessa rete Wi-Fi.',
  code: 'Codice per partecipare a {address}',
  otherAddress: 'o {address}',
  pin: 'Questo tavolo chiede un PIN; lo dice chi ospita.',
  since: 'da {time}',
  fullScreen: 'Schermo intero',
  offer: 'Mostra il tavolo su un televisore',
  offerText:
    'Apri questo indirizzo nel browser del televisore. Mostra in grande ciò che tutti possono vedere, e nient’altro.',
  offerCode: 'Codice con l’indirizzo {address} per un televisore',
  shown: 'Un televisore mostra il tavolo. | {count} televisori mostrano il tavolo.',
  beside: 'Il tavolo è sul televisore',
  besideHint: 'Qui lo spazio è per le tue cose.',
} satisfies Translation<typeof en.television>;
