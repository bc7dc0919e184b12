/** What the game is called, and the words for setting it up. */
export default {
  title: 'Goofspiel',
  tagline: 'One suit of bids, one suit of prizes, and everybody has the same idea.',
  editions: {
    classic: { title: 'Classic', hint: 'Thirteen prizes and thirteen bids each.' },
    short: { title: 'Short', hint: 'Seven prizes and seven bids each.' },
  },
  options: {},
  bots: {},
} as const;
