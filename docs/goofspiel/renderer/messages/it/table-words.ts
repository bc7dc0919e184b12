import type { Translation } from '../../../../../renderer/i18n/languages.ts';
import type english from '../en/table-words.ts';

/** The words of the table. */
export default {
  table: {
    round: 'Turno {round}',
    prizes: 'La posta in gioco',
    prize: 'Premio da {prize}',
    last: 'Ultima offerta: {bid}',
    own: 'Le tue offerte',
    card: 'Carta {bid}',
    left: 'Offerte rimaste: {bids}',
    points: '{points} punto | {points} punti',
    ask: 'Quanto offri?',
    none: 'Scegli un’offerta',
    bid: 'Offri {bid}',
    sealed: 'Il tuo {bid} resta coperto finché tutti hanno scelto.',
    undo: 'Riprendi',
    taken: '{name} prende il premio da {prizes}. | {name} prende i premi {prizes}.',
    tied: 'Le offerte più alte sono uguali: nessuno prende il premio da {prizes}. | Le offerte più alte sono uguali: nessuno prende i premi {prizes}.',
    next: 'Ora tocca al premio da {prize}.',
  },
} satisfies Translation<typeof english>;
