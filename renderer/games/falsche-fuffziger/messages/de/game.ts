import type { Translation } from '../../../../i18n/languages.ts';
import type en from '../en/game.ts';

export default {
  title: 'Falsche Fuffziger',
  tagline: 'Drucken, waschen, Silber kaufen, und zwar bevor der Fahnder kommt.',
  secret: 'Dein Geld, falsches wie echtes, ist geheim: Niemand sonst darf wissen, was du bieten kannst.',
  editions: {
    '2f': { title: '2F-Spiele', hint: 'Nach der Anleitung. Zu sechst gelten die Regeln für fünf.' },
  },
  options: {
    starter: { title: 'Wer anfängt', hint: 'Wer dort sitzt, ist am Anfang Startspieler.' },
  },
  bots: {
    random: { title: 'Zufall', hint: 'Spielt zufällig. Gut zum Ausprobieren.' },
  },
  advice: {
    '3': 'Zu dritt gibt es wenig Gedränge um Münzen und Karten. Mit einem Bot als Viertem macht es mehr Spaß.',
  },
} satisfies Translation<typeof en>;
