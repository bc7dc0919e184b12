import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/lesson-words.ts';

export default {
  lesson: {
    aim: {
      title: 'A che cosa miri',
      text: 'A valute intere. Da 200 in su una conta per intero, sotto perde 100. La barra di ogni valuta mostra a che punto sei.',
    },
    bid: {
      title: 'La tua offerta',
      text: 'Scegli carte dalla tua mano: la loro somma è la tua offerta. Tutti offrono di nascosto, e comincia l’offerta più alta. Ciò che offri lo cedi: tieni quello che raccogli.',
    },
    order: {
      title: 'Le offerte sono scoperte',
      text: 'Comincia l’offerta più alta, poi la seconda e così via. A parità, va prima il numero di serie più basso (#).',
    },
    act: {
      title: 'Tocca a te',
      text: 'Scegli un banco e premi il pulsante: le sue carte vanno nella tua mano e la tua offerta prende il loro posto. Il numero di carte può essere diverso.',
    },
    swap: {
      title: 'Oppure un’altra offerta',
      text: 'Puoi anche prendere l’offerta di chi non ha ancora giocato. Riceve la tua, non può rifiutare e gioca subito dopo.',
    },
    pair: {
      title: 'Due banconote uguali',
      text: 'Hai due banconote uguali della stessa valuta. Con la terza, i tre 20 o i tre 30 portano 100 in più alla fine.',
    },
    bluff: {
      title: 'La carta bluff',
      text: 'Non vale nulla e torna sempre a te. Giocala da sola se preferisci saltare un turno: così nessuno può scambiare con te.',
    },
    pass: {
      title: 'Niente per te?',
      text: 'Allora passa: la tua offerta torna in mano. È meglio che prendere carte utili solo agli altri.',
    },
    last: {
      title: 'L’ultimo turno',
      text: 'Poi si contano i punti, e non si riempie più nulla. Offri adesso ciò che comunque non conterebbe.',
    },
    sheet: {
      title: 'I punteggi',
      text: 'In grande: quanto conta. In piccolo: la somma delle banconote, che perde 100 se è sotto 200. Ogni tris porta 100, ogni moneta 10.',
    },
  },
  tip: {
    bid: 'Per cominciare: offri {amount}, tutto ciò che hai della tua valuta più piccola.',
    left: 'Per cominciare: prendi il banco di sinistra. {amount} va d’accordo con la tua mano.',
    right: 'Per cominciare: prendi il banco di destra. {amount} va d’accordo con la tua mano.',
  },
} satisfies Translation<typeof english>;
