/** The coach: the way to it, and what stands around what it says. */
export default {
  ask: 'Ask the master',
  notNow: 'You can ask when you have something to decide.',
  title: 'What would the master do?',
  thinking: 'The master is thinking …',
  failed: 'The master has nothing to say about this.',
  choices: 'The choices that were weighed',
  choice: 'Choice',
  wins: 'Wins',
  total: 'In the end',
  note: 'From what you can see, played on thousands of times. It is advice, not the truth.',
  sure: 'Are you sure?',
  anyway: 'Do it anyway',
} as const;
