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
  mark: {
    lost: 'Cost you about {wins} win in a hundred. | Cost you about {wins} wins in a hundred.',
    won: 'Won you about {wins} game in a hundred. | Won you about {wins} games in a hundred.',
    master: 'The master: {choice}',
  },
  review: {
    title: 'The master looks back',
    text: 'Three decisions that cost or won you most.',
    ask: 'Show them',
    thinking: 'The master goes through the game …',
    nothing: 'There was nothing that mattered much.',
  },
  /** Another strength of bots is offered to who has won, or keeps losing, against the usual ones. */
  opponent: {
    won: 'You have won against “{level}”. Take on “{next}” from now on?',
    lost: 'Three games lost against “{level}”. Would you rather play against “{next}”?',
    yes: 'Yes: {next}',
    no: 'No: {level} again',
  },
} as const;
