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
    saveLast: 'The money you keep counts at the end.',
    worth: 'The better building is worth the money.',
    less: 'You may end up with a little less, but you win more often.',
    keep: 'But the {other} is worth more to you in a later round.',
    more: 'You win about as often either way, but this leaves you with about {more} more.',
    even: 'Both are about as good.',
    warning: {
      spent:
        'After this bid you have no money left for the {count} rounds to come: you’d always be left with the least valuable building.',
      wasted: 'Your best building would fetch at most {count} here. Larger cheques may still come.',
    },
  },
} as const;
