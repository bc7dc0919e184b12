import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/coach-words.ts';

export default {
  coach: {
    when: {
      bidding: 'Durchgang {hand}, Runde {round}: das Gebot',
      acting: 'Durchgang {hand}, Runde {round}: der Tausch',
    },
    choice: {
      bid: '{worth} bieten: {cards}',
      sitOut: 'Diese Runde aussetzen',
      right: 'Rechte Auslage nehmen',
      left: 'Linke Auslage nehmen',
      swap: 'Mit {name} tauschen',
      pass: 'Passen',
      unbid: 'Gebot zurücknehmen',
    },
    card: '{face} {currency}',
    times: '{count}\u00a0×\u00a0{card}',
    coins: 'eine Münze | {count} Münzen',
    bluff: 'die Bluffkarte',
    currency: {
      yen: 'Yen',
      krona: 'Kronen',
      rouble: 'Rubel',
      franc: 'Franken',
      euro: 'Euro',
      pound: 'Pfund',
      dollar: 'Dollar',
    },
    total: 'etwa {total}',
    often: {
      never: 'fast nie',
      some: 'in {count} von 10 Fällen | in {count} von 10 Fällen',
      again: 'in {count} | in {count}',
      always: 'fast immer',
    },
    other: {
      bid: 'ein Gebot von {worth}',
      equal: 'das andere Gebot von {worth}',
      sitOut: 'Aussetzen',
      right: 'die rechte Auslage',
      left: 'die linke Auslage',
      swap: 'ein Tausch mit {name}',
      pass: 'Passen',
      unbid: 'das Gebot zurückzunehmen',
    },
    why: {
      alone: 'Du hast keine andere Wahl.',
      order: 'Mit {worth} bist du {often} zuerst dran, mit {other} {otherOften}.',
      mostly: {
        right: 'Meistens bekommst du dann die rechte Auslage.',
        left: 'Meistens bekommst du dann die linke Auslage.',
      },
      price:
        'Mit {worth} bist du {often} zuerst dran, mit {other} {otherOften}. Aber {other} ist dafür zu teuer: Am Ende hättest du etwa {more} weniger.',
      sitOut:
        'Diesmal lohnt sich kein Gebot. Auch mit dem besten, {worth}, hättest du am Ende etwa {more} weniger.',
      gain: 'Am Ende bringt dir das etwa {more} mehr als {other}.',
      grown: 'Deine {currency} kommen damit auf {sum}.',
      full: {
        sure: 'Dann zählen deine {currency} voll.',
        likely: 'Dann zählen deine {currency} {often} voll.',
      },
      triplet: {
        sure: 'Dann hast du alle drei {face}er in {currency}.',
        likely: 'Dann hast du {often} alle drei {face}er in {currency}.',
      },
      rival: 'Das kostet {name} am Ende etwa {less} mehr als {other}.',
      odds: 'Das gewinnt öfter als {other}.',
      close: 'Es ist knapp: Etwa so gut wäre {other}.',
    },
    warning: {
      bid: 'Diese Karten sind dir {lost} wert, und keine der beiden Auslagen macht das wett.',
      act: 'Das würde dich {lost} kosten. Pass lieber, dann behältst du, was du hast.',
      last: 'Das ist die letzte Runde, und etwas anderes bringt {lost} mehr: {other}.',
    },
  },
} satisfies Translation<typeof english>;
