import type { Translation } from '../../../../i18n/languages.ts';
import type en from '../en/game.ts';

export default {
  title: 'For Sale',
  tagline: 'Dalla scatola di cartone alla stazione spaziale: compra basso, vendi alto.',
  secret: 'Quale edificio vendi resta segreto finché tutti non hanno scelto.',
  editions: {
    uberplay: {
      title: 'Überplay, 2005',
      hint: 'Se passi, riprendi metà della tua offerta, arrotondata per difetto.',
    },
  },
  options: {
    refund: {
      title: 'Quando passi',
      hint: 'Quanto riprendi della tua offerta.',
      values: {
        'half-down': 'La metà, arrotondata per difetto: 1 su 3',
        'half-up': 'La metà, arrotondata per eccesso: 2 su 3',
      },
    },
    starter: { title: 'Chi comincia', hint: 'Chi siede lì offre per primo nel primo turno.' },
  },
  bots: {
    random: { title: 'Casuale', hint: 'Gioca a caso. Va bene per provare.' },
    cheapskate: {
      title: 'Spilorcio',
      hint: 'Di rado offre più di un quarto del suo denaro, e vende per primo il suo edificio più basso.',
    },
    prudent: {
      title: 'Tesoriere',
      hint: 'Offre al massimo il 60% del suo denaro, o il 40% se sul tavolo non c’è niente di buono.',
    },
    smart: {
      title: 'Volpe',
      hint: 'Non offre mai più della metà del suo denaro, e vende l’edificio di mezzo tra i suoi.',
    },
    value: {
      title: 'Perito',
      hint: 'Calcola quanto valgono gli edifici di un turno, e non offre mai di più.',
    },
  },
} satisfies Translation<typeof en>;
