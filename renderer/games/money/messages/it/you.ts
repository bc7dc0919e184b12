import type { Translation } from '../../../../i18n/languages.ts';
import type { you as english } from '../en/you.ts';

export const you = {
  first: 'Le offerte sono scoperte. Cominci tu con {worth}.',
  right: 'Prendi il lotto di destra: {gain} per {worth}.',
  left: 'Prendi il lotto di sinistra: {gain} per {worth}.',
  swapped: 'Scambi con {other}: {gain} per {worth}.',
  swappedWith: '{name} scambia con te: {gain} per {worth}.',
  passed: 'Passi e riprendi {worth}.',
  high: 'L’offerta più alta è la tua: {worth}.',
  highBefore: 'L’offerta più alta del turno precedente era la tua: {worth}.',
  out: 'Salti il turno.',
  chosen: 'Hai scelto.',
} satisfies Translation<typeof english>;
