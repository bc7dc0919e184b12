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
    times: '{count}\u00a0×\u00a0{card}',
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
      some: 'in {count} of 10 cases | in {count} of 10 cases',
      again: 'in {count} | in {count}',
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
      alone: 'You have no other choice.',
      order: 'With {worth} you go first {often}, with {other} {otherOften}.',
      mostly: {
        right: 'Then you usually get the right display.',
        left: 'Then you usually get the left display.',
      },
      price:
        'With {worth} you go first {often}, with {other} {otherOften}. But {other} costs you too much: you’d end up with about {more} less.',
      sitOut:
        'No bid pays off this time. Even the best one, {worth}, would leave you with about {more} less.',
      gain: 'In the end, that’s worth about {more} more than {other}.',
      grown: 'That brings your {currency} to {sum}.',
      full: {
        sure: 'Then your {currency} count in full.',
        likely: 'Then your {currency} count in full {often}.',
      },
      triplet: {
        sure: 'Then you have all three {face}s in {currency}.',
        likely: 'Then you have all three {face}s in {currency} {often}.',
      },
      rival: 'That leaves {name} with about {less} less than {other} would.',
      odds: 'It wins more often than {other}.',
      close: 'It’s close: {other} would be about as good.',
    },
    warning: {
      bid: 'These cards are worth {lost} to you, and neither display makes up for that.',
      act: 'That would cost you {lost}. Pass, and you keep what you have.',
      last: 'This is the final round, and something else would score {lost} more: {other}.',
    },
  },
} as const;
