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
  note: 'Worked out from what you can see, by playing on from here hundreds of times. It’s advice, not the truth.',
  sure: 'Are you sure?',
  anyway: 'Do it anyway',
  mark: {
    lost: '−{wins} chance of winning',
    won: '+{wins} chance of winning',
    better: 'Better: {choice}',
    next: 'Next best: {choice}',
  },
  review: {
    title: 'The master looks back',
    text: 'Which of your choices cost you most, and which helped you most?',
    ask: 'Show them',
    thinking: 'The master is going through the game. That can take a minute …',
    nothing: 'No single choice made a clear difference. Whatever is left is too small to tell from luck.',
  },
  /** Another strength of bots is offered to who has won, or keeps losing, against the usual ones. */
  opponent: {
    won: 'You have won against “{level}”. Take on “{next}” from now on?',
    lost: 'Three games lost against “{level}”. Would you rather play against “{next}”?',
    yes: 'Yes: {next}',
    no: 'No: {level} again',
  },
} as const;
