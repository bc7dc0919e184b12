/** The notes of a first game that teaches, each for its moment; `tip`: a choice that is suggested with them. */
export default {
  lesson: {
    aim: {
      title: 'The goal',
      text: 'Collect whole currencies. A currency worth 200 or more counts in full; anything less loses 100. The bar next to each currency shows how far you’ve got.',
    },
    bid: {
      title: 'Your bid',
      text: 'Choose cards from your hand: their total is your bid. Everybody bids in secret, and the highest goes first. You give away what you bid, so hang on to what you’re collecting.',
    },
    order: {
      title: 'The bids are revealed',
      text: 'The highest bid goes first, then the next highest. If bids are equal, the lowest serial number (#) goes first.',
    },
    act: {
      title: 'Your turn',
      text: 'Pick a display, then press the button: you get its cards, and your bid takes their place. The number of cards doesn’t have to match.',
    },
    swap: {
      title: 'Or somebody else’s bid',
      text: 'You can also take the bid of somebody who hasn’t gone yet. They get yours, can’t refuse, and go next.',
    },
    pair: {
      title: 'Two of a kind',
      text: 'You hold two equal notes of one currency. Get the third: all three 20s or all three 30s score a 100 bonus at the end.',
    },
    bluff: {
      title: 'The bluff card',
      text: 'It’s worth nothing and always comes back to you. Play it alone to sit out a round: then nobody can swap with you.',
    },
    pass: {
      title: 'Nothing for you?',
      text: 'Then pass: you get your bid back. Better that than taking cards that are no use to you.',
    },
    last: {
      title: 'The final round',
      text: 'After this round everybody’s cards are scored, and nothing is refilled. So bid cards that would score nothing anyway.',
    },
    sheet: {
      title: 'The score sheet',
      text: 'Large: points. Small: the notes’ total (minus 100 if under 200). Triplets score 100 each, coins 10 each.',
    },
  },
  tip: {
    bid: 'A good start: bid {amount}, everything in your smallest currency.',
    left: 'A good start: take the left display. {amount} of it matches what you hold.',
    right: 'A good start: take the right display. {amount} of it matches what you hold.',
  },
} as const;
