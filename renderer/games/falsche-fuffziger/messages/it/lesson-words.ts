import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/lesson-words.ts';

export default {
  lesson: {
    aim: {
      title: 'L’obiettivo',
      text: 'Le monete d’argento: alla fine vince chi ne ha di più. I torchi stampano banconote, le banconote diventano denaro vero, e con l’uno e le altre si prendono monete. Un turno ha sei fasi; il tavolo dice in quale siamo.',
    },
    produce: {
      title: 'Fase 2: i tuoi torchi',
      text: 'Ogni torchio stampa, si converte o si vende. Convertire vuol dire girarlo, una volta nella vita: il retro non lo conosce nessuno, ma di solito è meglio. I tuoi primi tre non possono rompersi.',
    },
    converted: {
      title: 'Convertito',
      text: 'Da adesso il torchio è quello che dice il suo retro. In questo turno riposa, dal prossimo lavora. Il pulsante dice che cosa stampano gli altri.',
    },
    bid: {
      title: 'Fase 4: riciclaggio',
      text: 'La carta mostra l’offerta minima e quanto rende. Prendi nel pugno banconote o denaro; i pugni si aprono insieme. L’offerta più alta paga e prende la carta, gli altri si tengono la loro.',
    },
    sealed: {
      title: 'Nel pugno',
      text: 'Nessuno vede che cosa hai scelto. Finché qualcuno sta ancora scegliendo, puoi riprenderlo.',
    },
    won: {
      title: 'La carta è tua',
      text: 'Il suo denaro vero arriva alla fine della fase: per ora non lo puoi offrire. Chi vince la seconda carta del turno chiude la fase.',
    },
    buy: {
      title: 'Fase 5: acquisto di torchi',
      text: 'I torchi si comprano solo con denaro vero. Lavorano dal turno seguente, e il retro non lo conosce nessuno. Di solito si ripagano dopo aver stampato una volta.',
    },
    general: {
      title: 'Fase 6: riciclaggio generale',
      text: 'Qui le banconote diventano denaro vero, ma a un cambio magro. Tieni quelle che vuoi offrire, ma cambia quelle che stanno per essere rottamate. Nessuno vede che cosa cambi.',
    },
    inspector: {
      title: 'Fase 1: ispezione',
      text: 'Ogni turno comincia con due carte dell’ispettore. Un simbolo della moneta porta un’asta, tranne i primi tre. Una carta del tipo più piccolo rottama tutti i suoi torchi e le sue banconote.',
    },
    auction: {
      title: 'Fase 3: asta delle monete',
      text: 'Il dado dice quante monete sono in vendita. Uno apre, gli altri mettono esattamente lo stesso o si ritirano. L’ultimo rimasto paga tutta la sua puntata; gli altri si riprendono la loro.',
    },
    lead: {
      title: 'Apri tu',
      text: 'Punta banconote di un solo colore, o almeno 5 di denaro vero. Scegli quello che agli altri forse manca: un colore raro, o un po’ di denaro vero.',
    },
    drop: {
      title: 'Questa volta senza di te',
      text: 'Non hai esattamente quello che è stato messo, quindi ti ritiri. Non ti costa niente: riprendi la tua puntata.',
    },
    order: {
      title: 'Tutto ritorna',
      text: 'Le carte dell’ispettore sono dieci, e tornano sempre nello stesso ordine. Se le ricordi, sai quando arrivano le aste e quale tipo se ne va per primo.',
    },
    scrapped: {
      title: 'Rottamati',
      text: 'Tutti i torchi di questo tipo hanno reso il prezzo da rottame, e le sue banconote sono sparite. Adesso il tipo più piccolo è il successivo. Spendi prima le sue banconote.',
    },
    end: {
      title: 'La fine è vicina',
      text: 'Rottamati i 150 o venduta l’ultima carta di riciclaggio, la partita finisce subito. Chi ha più denaro vero riceve 6 monete, poi 4 e 2. Banconote e torchi non valgono niente.',
    },
  },
  tip: {
    convert: 'Per cominciare: gira un torchio da {type}.',
    print: 'Per un turno basta: ora stampa con gli altri.',
    bid: 'Per cominciare: offri {amount} in banconote per {real} in denaro vero.',
    skip: 'Per cominciare: non offrire nulla e tieni le banconote.',
    lead: 'Per cominciare: apri con una banconota da {type} e guarda chi altro ne ha una.',
    leadReal: 'Per cominciare: apri con {amount} in denaro vero, il minimo possibile.',
    match: 'Per cominciare: segui. Ti costa qualcosa solo se vinci.',
    drop: 'Per cominciare: ritirati. Così poche monete per ora non valgono la spesa.',
    buy: 'Per cominciare: compra un torchio da {type}.',
    save: 'Per cominciare: tieni il denaro, nessun torchio costa così poco.',
    launder: 'Per cominciare: cambia le tue banconote da {type}. Sono le prime a sparire.',
    keep: 'Per cominciare: tieni le banconote per le offerte.',
  },
} satisfies Translation<typeof english>;
