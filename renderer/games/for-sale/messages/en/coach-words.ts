/** What the coach says. Bare amounts are in thousands of dollars; buildings are their numbers. */
export default {
  coach: {
    when: {
      buying: 'Buying, round {round}',
      selling: 'Selling, round {round}',
    },
    choice: {
      pass: 'Pass',
      bid: 'Bid {amount}',
      sell: 'Sell the {building}',
    },
    alone: 'You have no other choice.',
    free: 'If you pass, you get the {building} for free.',
    passing: 'If you pass, you get the {building} for {pays}.',
    bidding: 'If you bid {amount}, you get a building of about {building} on average, for about {pays}.',
    selling: 'Here the {building} fetches about {cheque}, the {other} about {otherCheque}.',
    save: 'The money you save is worth more in later rounds.',
    worth: 'The better building is worth the money.',
    keep: 'But the {other} can fetch more in a later round.',
    even: 'Both are about as good.',
    warning: {
      spent:
        'After this bid you have no money left for the {count} rounds to come: you’d always be left with the least valuable building.',
      wasted: 'Your best building would fetch at most {count} here. Larger cheques may still come.',
    },
  },
} as const;
