import type { Translation } from '../../../../../renderer/i18n/languages.ts';
import type english from '../en/table-words.ts';

/** The words of the table. */
export default {
  table: {
    round: 'Ronde {round}',
    prizes: 'Waar op gebiedingen wordt',
    prize: 'Prijs {prize}',
    last: 'Laatste bod: {bid}',
    own: 'Jouw biedingen',
    card: 'Kaart {bid}',
    left: 'Biedingen die over zijn: {bids}',
    points: '{points} punt | {points} punten',
    ask: 'Wat bied je?',
    none: 'Kies een bod',
    bid: '{bid} bieden',
    sealed: 'Jouw {bid} ligt gesloten tot iedereen heeft gekozen.',
    undo: 'Terugnemen',
    taken: '{name} pakt prijs {prizes}. | {name} pakt de prijzen {prizes}.',
    tied: 'De hoogste biedingen zijn gelijk: niemand pakt prijs {prizes}. | De hoogste biedingen zijn gelijk: niemand pakt de prijzen {prizes}.',
    next: 'Nu komt prijs {prize}.',
  },
} satisfies Translation<typeof english>;
