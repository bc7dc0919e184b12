/** The words of the table. */
export default {
  table: {
    round: 'Round {round}',
    prizes: 'Up for bids',
    prize: 'Prize of {prize}',
    last: 'Last bid: {bid}',
    own: 'Your bids',
    card: 'Card {bid}',
    left: 'Bids left: {bids}',
    points: '{points} point | {points} points',
    ask: 'What do you bid?',
    none: 'Choose a bid',
    bid: 'Bid {bid}',
    sealed: 'Your {bid} stays face down until everybody has chosen.',
    undo: 'Take it back',
    taken: '{name} takes the prize of {prizes}. | {name} takes the prizes {prizes}.',
    tied: 'The highest bids are equal: nobody takes the prize of {prizes}. | The highest bids are equal: nobody takes the prizes {prizes}.',
    next: 'Next comes the prize of {prize}.',
  },
} as const;
