import type { Translation } from '../../../../i18n/languages.ts';
import type en from '../en/game.ts';

export default {
  title: 'For Sale',
  tagline: 'Vom Pappkarton bis zur Raumstation: billig kaufen, teuer verkaufen.',
  secret: 'Welches Gebäude du verkaufst, bleibt geheim, bis alle gewählt haben.',
  editions: {
    uberplay: {
      title: 'Überplay, 2005',
      hint: 'Wer passt, bekommt die Hälfte seines Gebots zurück, abgerundet.',
    },
  },
  options: {
    refund: {
      title: 'Beim Passen',
      hint: 'Wie viel von deinem Gebot du zurückbekommst.',
      values: {
        'half-down': 'Die Hälfte, abgerundet: 1 von 3',
        'half-up': 'Die Hälfte, aufgerundet: 2 von 3',
      },
    },
    starter: { title: 'Wer anfängt', hint: 'Wer dort sitzt, bietet in der ersten Runde zuerst.' },
  },
  bots: {
    random: { title: 'Zufall', hint: 'Spielt zufällig. Gut zum Ausprobieren.' },
    cheapskate: {
      title: 'Geizhals',
      hint: 'Bietet selten mehr als ein Viertel seines Geldes und verkauft sein niedrigstes Gebäude zuerst.',
    },
    prudent: {
      title: 'Kassenwart',
      hint: 'Bietet höchstens 60 % seines Geldes, oder 40 %, wenn nichts Gutes ausliegt.',
    },
    smart: {
      title: 'Fuchs',
      hint: 'Bietet nie mehr als die Hälfte seines Geldes und verkauft das mittlere seiner Gebäude.',
    },
    value: {
      title: 'Gutachter',
      hint: 'Rechnet aus, was die Gebäude einer Runde wert sind, und bietet nie mehr.',
    },
  },
} satisfies Translation<typeof en>;
