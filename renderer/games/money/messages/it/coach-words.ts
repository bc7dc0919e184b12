import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/coach-words.ts';

export default {
  coach: {
    when: {
      bidding: 'Mano {hand}, turno {round}: l’offerta',
      acting: 'Mano {hand}, turno {round}: lo scambio',
    },
    choice: {
      bid: 'Offri {worth}: {cards}',
      sitOut: 'Salta questo turno',
      right: 'Prendi il lotto di destra',
      left: 'Prendi il lotto di sinistra',
      swap: 'Scambia con {name}',
      pass: 'Passa',
      unbid: 'Riprendi l’offerta',
    },
    card: '{face} {currency}',
    times: '{count}\u00a0×\u00a0{card}',
    coins: 'una moneta | {count} monete',
    bluff: 'la carta bluff',
    currency: {
      yen: 'yen',
      krona: 'corone',
      rouble: 'rubli',
      franc: 'franchi',
      euro: 'euro',
      pound: 'sterline',
      dollar: 'dollari',
    },
    total: 'circa {total}',
    often: {
      never: 'quasi mai',
      some: 'in {count} caso su 10 | in {count} casi su 10',
      again: 'in {count} | in {count}',
      always: 'quasi sempre',
    },
    other: {
      bid: 'un’offerta di {worth}',
      equal: 'l’altra offerta di {worth}',
      sitOut: 'saltare il turno',
      right: 'il lotto di destra',
      left: 'il lotto di sinistra',
      swap: 'uno scambio con {name}',
      pass: 'passare',
      unbid: 'riprendere l’offerta',
    },
    why: {
      alone: 'Non hai altra scelta.',
      order: 'Con {worth} giochi per primo {often}, con {other} {otherOften}.',
      mostly: {
        right: 'Di solito ottieni il lotto di destra.',
        left: 'Di solito ottieni il lotto di sinistra.',
      },
      price:
        'Con {worth} giochi per primo {often}, con {other} {otherOften}. Ma {other} è troppo per questo: alla fine avresti circa {more} in meno.',
      sitOut:
        'Questa volta non conviene offrire. Anche con l’offerta migliore, {worth}, alla fine avresti circa {more} in meno.',
      gain: 'Alla fine ti porta circa {more} in più di quanto darebbe {other}.',
      grown: 'Così in {currency} arrivi a {sum}.',
      full: {
        sure: 'Così ciò che hai in {currency} conta per intero.',
        likely: 'Così ciò che hai in {currency} conta per intero {often}.',
      },
      triplet: {
        sure: 'Così hai tutti e tre i {face} in {currency}.',
        likely: 'Così hai tutti e tre i {face} in {currency} {often}.',
      },
      rival: 'A {name} costa circa {less} in più di quanto costerebbe {other}.',
      odds: 'Vince più spesso di {other}.',
      close: 'Quasi alla pari: {other} renderebbe più o meno lo stesso.',
    },
    warning: {
      bid: 'Queste carte per te valgono {lost}, e nessuno dei due lotti le compensa.',
      act: 'Ti costerebbe {lost}. Passa, e tieni quello che hai.',
      last: 'È l’ultimo turno, e un’altra scelta renderebbe {lost} in più: {other}.',
    },
  },
} satisfies Translation<typeof english>;
