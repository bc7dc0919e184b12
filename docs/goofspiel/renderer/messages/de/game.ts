/** What the game is called, and the words for setting it up. */
export default {
  title: 'Goofspiel',
  tagline: 'Eine Reihe Gebote, eine Reihe Preise, und alle denken dasselbe.',
  editions: {
    classic: { title: 'Klassisch', hint: 'Dreizehn Preise, und für jeden dreizehn Gebote.' },
    short: { title: 'Kurz', hint: 'Sieben Preise, und für jeden sieben Gebote.' },
  },
  options: {},
  bots: {},
} as const;
