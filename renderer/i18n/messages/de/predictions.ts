import type { Translation } from '../../languages.ts';
import type en from '../en/predictions.ts';

/** What people who wait or watch predict, for who likes that. */
export default {
  predict: 'Mitraten',
  topic: {
    bid: 'Wer bietet am meisten?',
    building: 'Wer nimmt das wertvollste Gebäude?',
    cheque: 'Wer bekommt den größten Scheck?',
    coins: 'Wer gewinnt die Münzen?',
  },
  lead: 'Es geht um nichts. Niemand sieht deinen Tipp; wenn es entschieden ist, sehen alle, wer richtig lag.',
  others: 'Was du selbst gewählt hast, weißt du ja: Deshalb zählen nur die anderen.',
  name: 'Dein Name',
  noName: 'Gib erst deinen Namen ein.',
  yours: 'Dein Tipp: {name}',
  closed: 'Jetzt kannst du ihn nicht mehr ändern.',
  off: 'Nicht mehr fragen',
  show: 'Zum Mitraten einladen',
  showHint: 'Wer wartet oder zuschaut, kann tippen, wer vorn liegt, und sieht danach, wer richtig lag',
  foreseen: {
    you: 'Du hast es kommen sehen.',
    youToo: '{names} habt es kommen sehen.',
    some: '{names} hat es kommen sehen. | {names} haben es kommen sehen.',
    none: 'Das hat niemand kommen sehen.',
  },
  ledger: 'Richtig getippt',
  score: '{right} von {of}',
} satisfies Translation<typeof en>;
