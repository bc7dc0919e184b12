import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/lesson-words.ts';

export default {
  lesson: {
    aim: {
      title: 'L’obiettivo',
      text: 'Raccogli valute intere. Una valuta da 200 in su conta per intero, sotto perde 100. La barra di ogni valuta mostra a che punto sei.',
    },
    bid: {
      title: 'La tua offerta',
      text: 'Scegli carte dalla tua mano: la loro somma è la tua offerta. Tutti offrono di nascosto, e comincia l’offerta più alta. Ciò che offri lo cedi: tieni quindi quello che raccogli.',
    },
    order: {
      title: 'Le offerte sono scoperte',
      text: 'Comincia l’offerta più alta, poi la seconda e così via. A parità, va prima il numero di serie più basso (#).',
    },
    act: {
      title: 'Tocca a te',
      text: 'Scegli un lotto e premi il pulsante: prendi le sue carte e la tua offerta va al loro posto. Il numero di carte può essere diverso.',
    },
    swap: {
      title: 'Oppure l’offerta di un altro',
      text: 'Puoi anche prendere l’offerta di chi non ha ancora giocato. Riceve la tua, non può rifiutare e gioca subito dopo.',
    },
    pair: {
      title: 'Due banconote uguali',
      text: 'Hai due banconote uguali della stessa valuta. Prendi la terza: tutti e tre i 20 o i 30 portano 100 in più alla fine.',
    },
    bluff: {
      title: 'La carta bluff',
      text: 'Non vale nulla e torna sempre a te. Giocala da sola per saltare un turno: così nessuno può scambiare con te.',
    },
    pass: {
      title: 'Niente per te?',
      text: 'Allora passa: riprendi la tua offerta. Meglio così che prendere carte che non ti servono.',
    },
    last: {
      title: 'L’ultimo turno',
      text: 'Dopo questo turno si contano le carte di tutti, e non si riempie più nulla. Offri quindi le carte che comunque non conterebbero.',
    },
    sheet: {
      title: 'I punteggi',
      text: 'In grande: i punti. In piccolo: il totale delle banconote (meno 100 se sotto 200). Ogni tris vale 100, ogni moneta 10.',
    },
  },
  tip: {
    bid: 'Per cominciare: offri {amount}, tutta la tua valuta più piccola.',
    left: 'Per cominciare: prendi il lotto di sinistra. {amount} si abbina alle tue carte.',
    right: 'Per cominciare: prendi il lotto di destra. {amount} si abbina alle tue carte.',
  },
} satisfies Translation<typeof english>;
