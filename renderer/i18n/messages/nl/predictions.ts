import type { Translation } from '../../languages.ts';
import type en from '../en/predictions.ts';

/** What people who wait or watch predict, for who likes that. */
export default {
  predict: 'Voorspellen',
  topic: {
    bid: 'Wie biedt het meest?',
    building: 'Wie neemt het waardevolste gebouw?',
    cheque: 'Wie krijgt de grootste cheque?',
    coins: 'Wie wint de munten?',
  },
  lead: 'Er staat niets op het spel. Niemand ziet je voorspelling; als het beslist is, ziet iedereen wie er gelijk had.',
  others: 'Wat je zelf hebt gekozen, weet je al: daarom tellen alleen de anderen.',
  name: 'Je naam',
  noName: 'Vul eerst je naam in.',
  yours: 'Jouw voorspelling: {name}',
  closed: 'Nu kun je die niet meer veranderen.',
  off: 'Geen voorspellingen aanbieden',
  show: 'Voorspellingen aanbieden',
  showHint: 'Wie wacht of meekijkt, kan voorspellen wie er wint, en ziet daarna wie er gelijk had',
  foreseen: {
    you: 'Jij zag het aankomen.',
    youToo: '{names} zagen het aankomen.',
    some: '{names} zag het aankomen. | {names} zagen het aankomen.',
    none: 'Dat zag niemand aankomen.',
  },
  ledger: 'Goed voorspeld',
  score: '{right} van {of}',
} satisfies Translation<typeof en>;
