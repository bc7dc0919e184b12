/** What the game is called, and the words for setting it up. */
export default {
  title: 'For Sale',
  tagline: 'From cardboard box to space station: buy cheap, sell dear.',
  secret: 'Which building you sell stays secret until everybody has chosen.',
  editions: {
    uberplay: {
      title: 'Überplay, 2005',
      hint: 'If you pass, half of your bid comes back to you, rounded down.',
    },
  },
  options: {
    refund: {
      title: 'When you pass',
      hint: 'How much of your own bid comes back to you.',
      values: {
        'half-down': 'Half of it, rounded down: 1 of 3',
        'half-up': 'Half of it, rounded up: 2 of 3',
      },
    },
    starter: { title: 'Who starts', hint: 'Whoever sits there is the first to bid in the first round.' },
  },
  bots: {
    random: { title: 'Dicey', hint: 'Plays by lot. Good for a first try.' },
    cheapskate: {
      title: 'Miser',
      hint: 'Rarely bids more than a quarter of its money, and sells its lowest building first.',
    },
    prudent: {
      title: 'Treasurer',
      hint: 'Bids at most 60% of its money, and at most 40% if nothing good is on the table.',
    },
    smart: {
      title: 'Fox',
      hint: 'Stays below half of its money when it bids, and sells the middle building of its hand.',
    },
    value: {
      title: 'Appraiser',
      hint: 'Works out what the buildings of a round are worth, and does not go higher.',
    },
  },
} as const;
