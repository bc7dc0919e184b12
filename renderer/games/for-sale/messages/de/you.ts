import type { Translation } from '../../../../i18n/languages.ts';
import type { you as english } from '../en/you.ts';

export const you = {
  bid: 'Du bietest {amount}.',
  leads: 'Du führst mit {amount}.',
  offer: 'Runde {round}. Zu kaufen: {buildings}. Du beginnst.',
  passing: 'Du passt und nimmst die {building} für {paid}.',
  passingFree: 'Du passt und nimmst die {building} umsonst.',
  passingRefund: 'Du passt, nimmst die {building} für {paid} und bekommst {refund} zurück.',
  staying: 'Du bleibst bis zuletzt dabei und nimmst die {building} für {paid}.',
  stayingFree: 'Du bleibst bis zuletzt dabei und nimmst die {building} umsonst.',
  sold: 'Du verkaufst die {building} für {amount}.',
  taken: '{building}: von dir für {paid} gekauft',
  best: 'Bestes Geschäft: Du zahltest {paid} für die {building} und verkauftest sie für {amount}.',
  high: 'Das höchste Gebot ist deins: {amount}.',
  in: 'Nur du bist noch dabei.',
  tieMoney:
    'Du hast insgesamt gleich viel, aber weniger Geld übrig: {less} gegen {more}. | Du und {names} habt insgesamt gleich viel, aber weniger Geld übrig: {less} gegen {more}.',
  tieShared: 'Ihr habt insgesamt gleich viel und auch gleich viel Geld übrig.',
} satisfies Translation<typeof english>;
