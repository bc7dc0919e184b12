import type { Translation } from '../../../../i18n/languages.ts';
import type { you as english } from '../en/you.ts';

export const you = {
  bid: 'Offri {amount}.',
  leads: 'Sei in testa con {amount}.',
  offer: 'Turno {round}. In vendita: {buildings}. Cominci tu.',
  passing: 'Passi e prendi il n. {building} per {paid}.',
  passingFree: 'Passi e prendi gratis il n. {building}.',
  passingRefund: 'Passi, prendi il n. {building} per {paid} e ricevi indietro {refund}.',
  staying: 'Resti fino all’ultimo e prendi il n. {building} per {paid}.',
  stayingFree: 'Resti fino all’ultimo e prendi gratis il n. {building}.',
  sold: 'Vendi il n. {building} per {amount}.',
  taken: '{building}: preso da te per {paid}',
  best: 'L’affare migliore: hai pagato {paid} per il n. {building} e l’hai venduto per {amount}.',
  high: 'L’offerta più alta è la tua: {amount}.',
  in: 'In gara sei rimasto solo tu.',
  tieMoney:
    'Hai lo stesso totale, ma meno denaro rimasto: {less} contro {more}. | Tu e {names} avete lo stesso totale, ma meno denaro rimasto: {less} contro {more}.',
  tieShared: 'Avete lo stesso totale, e lo stesso denaro rimasto.',
} satisfies Translation<typeof english>;
