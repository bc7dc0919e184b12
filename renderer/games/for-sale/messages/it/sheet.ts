import type { Translation } from '../../../../i18n/languages.ts';
import type * as en from '../en/sheet.ts';

export const sheet = {
  over: 'Tutto venduto',
  wins: 'Vince {name}',
  share: '{names} vincono insieme',
  with: 'con {total}',
  tieMoney:
    '{names} ha lo stesso totale, ma meno denaro rimasto: {less} contro {more}. | {names} hanno lo stesso totale, ma meno denaro rimasto: {less} contro {more}.',
  tieShared: 'I totali sono uguali, e anche il denaro rimasto.',
  ranking: 'Classifica finale',
  place: 'Posto {place}',
  title: 'Il conto',
  unit: 'In migliaia di dollari',
  cheques: 'Assegni',
  earned: 'In tutto',
  money: 'Denaro rimasto',
  total: 'Totale',
  deals: 'Comprato e venduto',
  dealsHint: 'Il prezzo, l’assegno ricevuto e il guadagno.',
  best: 'L’affare migliore: {name} ha pagato {paid} per il n. {building} e l’ha venduto per {amount}.',
  deal: '{building}: pagato {paid}, venduto per {amount}, guadagno {gain}',
  lastRound: 'Com’è andato l’ultimo turno',
} satisfies Translation<typeof en.sheet>;
