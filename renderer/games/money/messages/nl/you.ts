import type { Translation } from '../../../../i18n/languages.ts';
import type { you as english } from '../en/you.ts';

export const you = {
  first: 'De biedingen zijn open. Jij begint met {worth}.',
  right: 'Je neemt de rechterkavel: {gain} voor {worth}.',
  left: 'Je neemt de linkerkavel: {gain} voor {worth}.',
  swapped: 'Je ruilt met {other}: {gain} voor {worth}.',
  swappedWith: '{name} ruilt met jou: {gain} voor {worth}.',
  passed: 'Je past en neemt {worth} terug.',
  high: 'Het hoogste bod is van jou: {worth}.',
  highBefore: 'Het hoogste bod van de vorige ronde was van jou: {worth}.',
  out: 'Je slaat over.',
  chosen: 'Je hebt gekozen.',
} satisfies Translation<typeof english>;
