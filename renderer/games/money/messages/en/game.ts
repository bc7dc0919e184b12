/** What the game is called, and the words for setting it up. */
export default {
  title: 'Money!',
  tagline: 'Bid banknotes for banknotes, and bring whole currencies home.',
  secret: 'Your cards are secret: nobody else may know what you can bid.',
  editions: {
    goldsieber: {
      title: 'Goldsieber, 1999',
      hint: 'Three hands. Equal bids: the lowest serial number goes first.',
    },
    gryphon: { title: 'Gryphon Games', hint: 'One hand, for a short evening; otherwise like Goldsieber.' },
    italian: {
      title: 'Italian edition',
      hint: 'Three hands. Equal bids: the bluff card goes first. The end comes a little later.',
    },
  },
  options: {
    hands: { title: 'Hands', hint: 'How many hands you play; the totals are added up.' },
    tieBreak: {
      title: 'Equal bids',
      hint: 'Who goes first if two bids are worth the same.',
      values: {
        'lowest-serial': 'The lowest serial number in the bid',
        'bluff-first': 'A bid with the bluff card, then the lowest serial number',
      },
    },
    lastRound: {
      title: 'Final round',
      hint: 'What announces the final round of a hand.',
      values: {
        'pile-empty': 'The draw pile is used up',
        'refill-short': 'The pile could not fill both displays',
      },
    },
    stallLimit: {
      title: 'Stalemate',
      hint: 'If nothing is drawn for this many rounds in a row, the next round is the final one.',
    },
    removed: {
      title: 'Currencies left out',
      hint: 'With fewer than five players, not all of them are in play.',
      values: {
        yen: 'Yen',
        krona: 'Swedish krona',
        rouble: 'Rouble',
        franc: 'Swiss franc',
        euro: 'Euro',
        pound: 'Pound sterling',
        dollar: 'US dollar',
      },
    },
  },
  bots: {
    random: { title: 'Random', hint: 'Plays at random. Good for a first try.' },
    collector: { title: 'Collector', hint: 'Sticks with its two strongest currencies, come what may.' },
  },
} as const;
