import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/coach-words.ts';

export default {
  coach: {
    when: {
      bidding: 'Potje {hand}, ronde {round}: het bod',
      acting: 'Potje {hand}, ronde {round}: de ruil',
    },
    choice: {
      bid: 'Bied {worth}: {cards}',
      sitOut: 'Deze ronde overslaan',
      right: 'Neem de rechterkavel',
      left: 'Neem de linkerkavel',
      swap: 'Ruil met {name}',
      pass: 'Pas',
      unbid: 'Neem het bod terug',
    },
    card: '{face} {currency}',
    times: '{count}\u00a0×\u00a0{card}',
    coins: 'een munt | {count} munten',
    bluff: 'de blufkaart',
    currency: {
      yen: 'yen',
      krona: 'kronen',
      rouble: 'roebels',
      franc: 'franken',
      euro: 'euro’s',
      pound: 'ponden',
      dollar: 'dollars',
    },
    total: 'ongeveer {total}',
    often: {
      never: 'bijna nooit',
      some: 'in {count} van de 10 gevallen | in {count} van de 10 gevallen',
      again: 'in {count} | in {count}',
      always: 'bijna altijd',
    },
    other: {
      bid: 'een bod van {worth}',
      equal: 'het andere bod van {worth}',
      sitOut: 'overslaan',
      right: 'de rechterkavel',
      left: 'de linkerkavel',
      swap: 'een ruil met {name}',
      pass: 'passen',
      unbid: 'het bod terugnemen',
    },
    why: {
      alone: 'Je hebt geen andere keuze.',
      order: 'Met {worth} ben je {often} als eerste aan de beurt, met {other} {otherOften}.',
      mostly: {
        right: 'Meestal krijg je dan de rechterkavel.',
        left: 'Meestal krijg je dan de linkerkavel.',
      },
      price:
        'Met {worth} ben je {often} als eerste aan de beurt, met {other} {otherOften}. Maar {other} is daarvoor te duur: aan het eind zou je ongeveer {more} minder hebben.',
      sitOut:
        'Deze keer loont geen enkel bod. Ook met het beste, {worth}, zou je aan het eind ongeveer {more} minder hebben.',
      gain: 'Aan het eind levert dat je ongeveer {more} meer op dan {other}.',
      grown: 'Je {currency} komen zo op {sum}.',
      full: {
        sure: 'Dan tellen je {currency} helemaal mee.',
        likely: 'Dan tellen je {currency} {often} helemaal mee.',
      },
      triplet: {
        sure: 'Dan heb je alle drie de kaarten van {face} in {currency}.',
        likely: 'Dan heb je {often} alle drie de kaarten van {face} in {currency}.',
      },
      rival: 'Dat kost {name} ongeveer {less} meer dan {other}.',
      odds: 'Dat wint vaker dan {other}.',
      close: 'Het scheelt weinig: {other} is ongeveer even goed.',
    },
    warning: {
      bid: 'Deze kaarten zijn jou {lost} waard, en geen van beide kavels maakt dat goed.',
      act: 'Dat kost je {lost}. Als je past, houd je wat je hebt.',
      last: 'Dit is de laatste ronde, en iets anders levert {lost} meer op: {other}.',
    },
  },
} satisfies Translation<typeof english>;
