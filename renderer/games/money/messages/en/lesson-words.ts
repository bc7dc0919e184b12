/** The notes of a first game that teaches, each for its moment; `tip`: a choice that is suggested with them. */
export default {
  lesson: {
    aim: {
      title: 'What you are after',
      text: 'Whole currencies. From 200 on, one counts in full; below that it loses 100. The bar at each currency shows how far you are.',
    },
    bid: {
      title: 'Your bid',
      text: 'Choose cards from your hand: their sum is your bid. All bid in secret, and the highest acts first. What you bid, you give away, so keep what you collect.',
    },
    order: {
      title: 'The bids lie open',
      text: 'The highest bid acts first, then the next. Of equal bids, the one with the lowest serial number (#) goes first.',
    },
    act: {
      title: 'Your turn',
      text: 'Pick a display, then press the button: its cards come to your hand, and your bid takes its place. The number of cards need not be the same.',
    },
    swap: {
      title: 'Or the bid of another',
      text: 'You may also take the bid of somebody who has not acted yet. They get yours, cannot refuse, and act next.',
    },
    pair: {
      title: 'Two of a kind',
      text: 'You hold two equal notes of one currency. With the third, all three 20s or all three 30s bring 100 more at the end.',
    },
    bluff: {
      title: 'The bluff card',
      text: 'Worth nothing, and it always comes back to you. Lay it alone if you would rather sit out a round: then nobody can swap with you.',
    },
    pass: {
      title: 'Nothing for you?',
      text: 'Then pass: your bid comes back to your hand. That is better than a lot which helps only the others.',
    },
    last: {
      title: 'The final round',
      text: 'After it the hand is counted, and nothing is refilled. Now bid what would count nothing anyway.',
    },
    sheet: {
      title: 'The score sheet',
      text: 'Large: what counts. Small: the sum of the notes, which loses 100 if it is below 200. Triplets bring 100 each, coins their 10.',
    },
  },
  tip: {
    bid: 'A good start: bid {amount}, all that you hold of your smallest currency.',
    left: 'A good start: take the left display. {amount} of it goes with what you hold.',
    right: 'A good start: take the right display. {amount} of it goes with what you hold.',
  },
} as const;
