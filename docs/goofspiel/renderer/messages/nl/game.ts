/** What the game is called, and the words for setting it up. */
export default {
  title: 'Goofspiel',
  tagline: 'Eén reeks biedingen, één reeks prijzen, en iedereen denkt hetzelfde.',
  editions: {
    classic: { title: 'Klassiek', hint: 'Dertien prijzen, en voor iedereen dertien biedingen.' },
    short: { title: 'Kort', hint: 'Zeven prijzen, en voor iedereen zeven biedingen.' },
  },
  options: {},
  bots: {},
} as const;
