/** What the game is called, and the words for setting it up. */
export default {
  title: 'Falsche Fuffziger',
  tagline: 'Print it, launder it, spend it on silver, before the inspector comes.',
  secret: 'Your money, false and real, is secret: nobody else may know what you can bid.',
  editions: {
    '2f': { title: '2F-Spiele', hint: 'By the rulebook. Six play by the rules for five.' },
  },
  options: {
    starter: { title: 'Who starts', hint: 'Whoever sits there is the start player when the game begins.' },
  },
  bots: {
    random: { title: 'Random', hint: 'Plays at random. Good for a first try.' },
  },
  advice: {
    '3': 'With three, there’s little competition for coins and cards. It’s more fun with a bot as the fourth.',
  },
} as const;
