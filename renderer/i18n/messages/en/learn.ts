/** A first game that teaches. */
export const learn = {
  title: 'Learn by playing',
  lead: 'A first game against bots. A note explains each step. Take your time.',
  table: 'First game',
  rules: 'Prefer to learn by playing?',
  explain: 'Explain as we play',
  explainHint: 'A note for each new step. Only you see it.',
  gotIt: 'Got it',
  stop: 'Stop explaining',
  doThat: 'Do that',
  known: 'I know this game',
} as const;
