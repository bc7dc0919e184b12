import type { Translation } from '../../../../i18n/languages.ts';
import type en from '../en/game.ts';

export default {
  title: 'Money!',
  tagline: 'Banconote contro banconote, per portare a casa valute intere.',
  secret: 'Le tue carte sono segrete: nessun altro deve sapere che cosa puoi offrire.',
  editions: {
    goldsieber: {
      title: 'Goldsieber, 1999',
      hint: 'Tre mani. A parità di offerta comincia il numero di serie più basso.',
    },
    gryphon: {
      title: 'Gryphon Games',
      hint: 'Una mano sola, per una serata breve; per il resto come Goldsieber.',
    },
    italian: {
      title: 'Edizione italiana',
      hint: 'Tre mani. A parità di offerta comincia la carta bluff. La fine arriva un po’ più tardi.',
    },
  },
  options: {
    hands: { title: 'Mani', hint: 'Quante mani giocate; i totali si sommano.' },
    tieBreak: {
      title: 'Offerte uguali',
      hint: 'Chi gioca per primo se due offerte valgono lo stesso.',
      values: {
        'lowest-serial': 'Il numero di serie più basso nell’offerta',
        'bluff-first': 'Un’offerta con la carta bluff, poi il numero di serie più basso',
      },
    },
    lastRound: {
      title: 'Ultimo turno',
      hint: 'Che cosa annuncia l’ultimo turno di una mano.',
      values: {
        'pile-empty': 'Il mazzo è finito',
        'refill-short': 'Il mazzo non è bastato a completare i due lotti',
      },
    },
    stallLimit: {
      title: 'Stallo',
      hint: 'Se per tanti turni di fila non si pesca nulla, il turno dopo è l’ultimo.',
    },
    removed: {
      title: 'Valute escluse',
      hint: 'In tre o in quattro non sono tutte in gioco.',
      values: {
        yen: 'Yen',
        krona: 'Corona svedese',
        rouble: 'Rublo',
        franc: 'Franco svizzero',
        euro: 'Euro',
        pound: 'Sterlina',
        dollar: 'Dollaro USA',
      },
    },
  },
  bots: {
    random: { title: 'Casuale', hint: 'Gioca a caso. Va bene per provare.' },
    collector: {
      title: 'Collezionista',
      hint: 'Resta sulle sue due valute più forti, succeda quel che succeda.',
    },
  },
} satisfies Translation<typeof en>;
