/** What the game is called, and the words for setting it up. */
export default {
  title: 'Goofspiel',
  tagline: 'Una serie di offerte, una di premi, e tutti pensano la stessa cosa.',
  editions: {
    classic: { title: 'Classica', hint: 'Tredici premi, e tredici offerte a testa.' },
    short: { title: 'Breve', hint: 'Sette premi, e sette offerte a testa.' },
  },
  options: {},
  bots: {},
} as const;
