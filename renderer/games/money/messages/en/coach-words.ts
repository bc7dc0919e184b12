/** What the coach says: choices, why one is the best, and what ruins. */
export default {
  coach: {
    when: {
      bidding: 'Hand {hand}, round {round}: the bid',
      acting: 'Hand {hand}, round {round}: the swap',
    },
    choice: {
      bid: 'Bid {worth}: {cards}',
      sitOut: 'Sit out this round',
      right: 'Take the right display',
      left: 'Take the left display',
      swap: 'Swap with {name}',
      pass: 'Pass',
      unbid: 'Take back the bid',
    },
    card: '{face} {currency}',
    coins: 'a coin | {count} coins',
    bluff: 'the bluff card',
    currency: {
      yen: 'yen',
      krona: 'kronor',
      rouble: 'roubles',
      franc: 'francs',
      euro: 'euros',
      pound: 'pounds',
      dollar: 'dollars',
    },
    total: 'about {total}',
    often: {
      never: 'hardly ever',
      some: '{count} time in 10 | {count} times in 10',
      again: '{count} time | {count} times',
      always: 'nearly always',
    },
    other: {
      bid: 'a bid of {worth}',
      equal: 'the other bid of {worth}',
      sitOut: 'sitting out',
      right: 'the right display',
      left: 'the left display',
      swap: 'a swap with {name}',
      pass: 'passing',
      unbid: 'taking back the bid',
    },
    why: {
      alone: 'There is nothing else to do.',
      order: 'With {worth} you act first {often}, with {other} {otherOften}.',
      mostly: {
        right: 'Mostly you then get the right display.',
        left: 'Mostly you then get the left display.',
      },
      price:
        'With {worth} you act first {often}, with {other} {otherOften}. But {other} is too much to give away for that: you would end up with about {more} less.',
      sitOut: 'No bid pays this time. Even the best one, {worth}, would leave you with about {more} less.',
      gain: 'In the end that brings you about {more} more than {other}.',
      grown: 'Your {currency} then come to {sum}.',
      full: {
        sure: 'Then your {currency} count in full.',
        likely: 'Then your {currency} count in full {often}.',
      },
      triplet: {
        sure: 'Then you have all three {face}s in {currency}.',
        likely: 'Then you have all three {face}s in {currency} {often}.',
      },
      rival: 'That leaves {name} with about {less} less than {other} would.',
      odds: 'It wins more often than {other}, though for no single reason.',
      close: 'It is close: {other} would be about as good.',
    },
    warning: {
      bid: 'These cards count {lost} in your hand, and neither display makes up for them.',
      act: 'With that you would give up {lost}: if you pass, you keep what you have.',
      last: 'This is the final round, and something else would count {lost} more: {other}.',
    },
  },
} as const;
