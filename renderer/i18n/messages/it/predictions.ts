import type { Translation } from '../../languages.ts';
import type en from '../en/predictions.ts';

/** What people who wait or watch predict, for who likes that. */
export default {
  predict: 'Pronostico',
  topic: {
    bid: 'Chi offre di più?',
    building: 'Chi prende l’edificio di maggior valore?',
    cheque: 'Chi avrà l’assegno più grande?',
    coins: 'Chi vince le monete?',
  },
  lead: 'Non c’è niente in palio. Nessuno vede il tuo pronostico; a cose fatte, tutti vedono chi ha indovinato.',
  others: 'La tua scelta la conosci già: per te contano solo gli altri.',
  name: 'Il tuo nome',
  noName: 'Prima scrivi il tuo nome.',
  yours: 'Il tuo pronostico: {name}',
  closed: 'Ormai non puoi più cambiarlo.',
  off: 'Non proporre pronostici',
  show: 'Proponi pronostici',
  showHint: 'Mentre aspetti o guardi, puoi dire chi avrà la meglio; poi vedi chi ha indovinato',
  foreseen: {
    you: 'L’avevi previsto.',
    youToo: '{names} l’avevate previsto.',
    some: '{names} l’aveva previsto. | {names} l’avevano previsto.',
    none: 'Nessuno l’aveva previsto.',
  },
  ledger: 'Pronostici giusti',
  score: '{right} su {of}',
} satisfies Translation<typeof en>;
