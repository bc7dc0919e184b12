import type { Translation } from '../../../../../renderer/i18n/languages.ts';
import type english from '../en/table-words.ts';

/** The words of the table. */
export default {
  table: {
    round: 'Runde {round}',
    prizes: 'Worum geboten wird',
    prize: 'Preis {prize}',
    last: 'Letztes Gebot: {bid}',
    own: 'Deine Gebote',
    card: 'Karte {bid}',
    left: 'Noch übrige Gebote: {bids}',
    points: '{points} Punkt | {points} Punkte',
    ask: 'Was bietest du?',
    none: 'Wähle ein Gebot',
    bid: '{bid} bieten',
    sealed: 'Deine {bid} liegt verdeckt, bis alle gewählt haben.',
    undo: 'Zurücknehmen',
    taken: '{name} nimmt den Preis {prizes}. | {name} nimmt die Preise {prizes}.',
    tied: 'Die höchsten Gebote sind gleich: Niemand nimmt den Preis {prizes}. | Die höchsten Gebote sind gleich: Niemand nimmt die Preise {prizes}.',
    next: 'Als Nächstes kommt der Preis {prize}.',
  },
} satisfies Translation<typeof english>;
