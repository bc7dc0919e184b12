import type { Translation } from '../../../../i18n/languages.ts';
import type en from '../en/game.ts';

export default {
  title: 'Falsche Fuffziger',
  tagline: 'Stampa, ricicla, compra argento, e tutto prima che arrivi l’ispettore.',
  secret: 'I tuoi soldi, falsi e veri, sono segreti: nessun altro deve sapere che cosa puoi offrire.',
  editions: {
    '2f': { title: '2F-Spiele', hint: 'Secondo il regolamento. In sei valgono le regole per cinque.' },
  },
  options: {
    starter: { title: 'Chi comincia', hint: 'Chi siede lì è il primo giocatore all’inizio della partita.' },
  },
  bots: {
    random: { title: 'Casuale', hint: 'Gioca a caso. Va bene per provare.' },
  },
  advice: {
    '3': 'In tre c’è poca concorrenza per monete e carte. Con un bot come quarto ci si diverte di più.',
  },
} satisfies Translation<typeof en>;
