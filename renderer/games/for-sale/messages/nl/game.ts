import type { Translation } from '../../../../i18n/languages.ts';
import type en from '../en/game.ts';

export default {
  title: 'For Sale',
  tagline: 'Van kartonnen doos tot ruimtestation: goedkoop kopen, duur verkopen.',
  secret: 'Welk gebouw je verkoopt, blijft geheim tot iedereen heeft gekozen.',
  editions: {
    uberplay: {
      title: 'Überplay, 2005',
      hint: 'Wie past, krijgt de helft van zijn bod terug, naar beneden afgerond.',
    },
  },
  options: {
    refund: {
      title: 'Als je past',
      hint: 'Hoeveel je van je bod terugkrijgt.',
      values: {
        'half-down': 'De helft, naar beneden afgerond: 1 van de 3',
        'half-up': 'De helft, naar boven afgerond: 2 van de 3',
      },
    },
    starter: { title: 'Wie begint', hint: 'Wie daar zit, biedt in de eerste ronde als eerste.' },
  },
  bots: {
    random: { title: 'Willekeurig', hint: 'Speelt willekeurig. Leuk om te proberen.' },
    cheapskate: {
      title: 'Vrek',
      hint: 'Biedt zelden meer dan een kwart van zijn geld en verkoopt zijn laagste gebouw het eerst.',
    },
    prudent: {
      title: 'Penningmeester',
      hint: 'Biedt hoogstens 60% van zijn geld, of 40% als er niets goeds ligt.',
    },
    smart: {
      title: 'Vos',
      hint: 'Biedt nooit meer dan de helft van zijn geld en verkoopt het middelste van zijn gebouwen.',
    },
    value: {
      title: 'Taxateur',
      hint: 'Berekent wat de gebouwen van een ronde waard zijn en biedt nooit meer.',
    },
  },
} satisfies Translation<typeof en>;
