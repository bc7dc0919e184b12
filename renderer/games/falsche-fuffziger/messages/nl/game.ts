import type { Translation } from '../../../../i18n/languages.ts';
import type en from '../en/game.ts';

export default {
  title: 'Falsche Fuffziger',
  tagline: 'Drukken, witwassen, zilver kopen, en dat allemaal vóór de inspecteur komt.',
  secret: 'Je geld, vals en echt, is geheim: niemand anders mag weten wat je kunt bieden.',
  editions: {
    '2f': { title: '2F-Spiele', hint: 'Volgens het regelboekje. Met zes gelden de regels voor vijf.' },
  },
  options: {
    starter: { title: 'Wie begint', hint: 'Wie daar zit, is aan het begin startspeler.' },
  },
  bots: {
    random: { title: 'Willekeurig', hint: 'Speelt willekeurig. Leuk om te proberen.' },
  },
  advice: {
    '3': 'Met drie is er weinig strijd om munten en kaarten. Met een bot als vierde is het leuker.',
  },
} satisfies Translation<typeof en>;
