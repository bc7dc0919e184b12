import type { Translation } from '../../../../i18n/languages.ts';
import type * as en from '../en/sheet.ts';

export const sheet = {
  title: 'Abrechnung von Durchgang {hand}',
  of: 'von {sum}',
  full: 'voll',
  triplet: 'Drilling aus {face}ern',
  none: 'Keine Scheine',
  coinCount: '{count} Münze | {count} Münzen',
  triplets: 'Drillinge',
  total: 'Summe',
  best: 'Das meiste in diesem Durchgang',
  removed: 'Nicht dabei: {names}',
  legend: 'Groß: was zählt. Klein: die Summe der Scheine; unter 200 gehen 100 ab.',
  open: 'Alle Karten offen',
  over: 'Der Hammer ist gefallen',
  wins: '{name} gewinnt',
  share: '{names} teilen sich den Sieg',
  with: 'mit {total}',
  ranking: 'Endstand',
  place: 'Platz {place}',
  byHand: 'Durchgang für Durchgang',
  hand: 'Durchgang {hand}',
  leader: 'Durchgang {hand}: {names}, {total}',
  sheets: 'Abrechnungen',
  lastRound: 'So lief die letzte Runde',
  chart: 'Stand nach jedem Durchgang',
} satisfies Translation<typeof en.sheet>;
