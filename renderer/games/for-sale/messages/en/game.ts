/** What the game is called, and the words for setting it up. */
export default {
  title: 'For Sale',
  tagline: 'From cardboard box to space station: buy low, sell high.',
  secret: 'Which building you sell stays secret until everybody has chosen.',
  editions: {
    uberplay: {
      title: 'Überplay, 2005',
      hint: 'If you pass, you get half your bid back, rounded down.',
    },
  },
  options: {
    refund: {
      title: 'When you pass',
      hint: 'How much of your bid you get back.',
      values: {
        'half-down': 'Half, rounded down: 1 of 3',
        'half-up': 'Half, rounded up: 2 of 3',
      },
    },
    starter: { title: 'Who starts', hint: 'Whoever sits there bids first in the first round.' },
  },
  bots: {
    random: { title: 'Random', hint: 'Plays at random. Good for a first try.' },
    cheapskate: {
      title: 'Miser',
      hint: 'Rarely bids more than a quarter of its money, and sells its lowest building first.',
    },
    prudent: {
      title: 'Treasurer',
      hint: 'Bids at most 60% of its money, or 40% if there’s nothing good on the table.',
    },
    smart: {
      title: 'Fox',
      hint: 'Never bids more than half its money, and sells the middle building in its hand.',
    },
    value: {
      title: 'Appraiser',
      hint: 'Works out what a round’s buildings are worth and never bids more.',
    },
  },
} as const;
