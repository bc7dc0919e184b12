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
    alone: 'There is nothing else to do.',
    free: 'Passing takes the {building} for nothing.',
    later: 'What the one brings now, the other makes up for later.',
    passing: 'Passing takes the {building} for {pays}.',
    bidding: 'Bidding {amount} ends on average with the {building} for {pays}.',
    selling: 'The {building} brings about {cheque} here, the {other} about {otherCheque}.',
    less: 'The other way wins {lost} game in a hundred less. | The other way wins {lost} games in a hundred less.',
    even: 'Both are about equally good.',
    warning: {
      spent:
        'After this bid you have no money left for the {count} rounds to come: you would always take the cheapest building.',
      wasted: 'Your best building would bring at most {count} here. Larger cheques may still come.',
    },
  },
} as const;
