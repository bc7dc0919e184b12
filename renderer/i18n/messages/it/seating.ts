import type { Translation } from '../../languages.ts';
import type en from '../en/seating.ts';

export default {
  title: 'Prendi posto',
  name: 'Il tuo nome',
  sit: 'Siediti',
  also: 'Così dici anche che ci sei; con “Anzi, non ancora” ci ripensi.',
  full: 'Tutti i posti sono occupati. Puoi guardare, o aspettare che se ne liberi uno.',
  other: 'Altri modi',
  mine: 'Avevi già un posto qui? Di’ qual è, o inserisci il codice che mostra la tua vecchia pagina.',
  watch: 'Vuoi solo guardare? Lascia aperta questa pagina: appena la partita comincia, vedrai il tavolo.',
  addTitle: 'Chi altro gioca su questo dispositivo?',
  addText: 'Vi passate il dispositivo; un sipario nasconde le carte tra un turno e l’altro.',
  theirName: 'Nome',
  looksLike: 'Si confonde facilmente con {name}, che è già qui. Puoi tenere il nome lo stesso.',
  renameDo: 'Salva',
  colour: 'Colore',
  colours: { '0': 'Rosso', '1': 'Blu', '2': 'Giallo', '3': 'Verde', '4': 'Rosa', '5': 'Antracite' },
  colourTaken: '{colour}, già di {name}',
} satisfies Translation<typeof en>;
