/** The coach: the way to it, and what stands around what it says. */
export default {
  ask: 'Ask the master',
  notNow: 'You can ask when you have something to decide.',
  title: 'What would the master do?',
  thinking: 'The master is thinking…',
  failed: 'The master has no advice on this.',
  choices: 'Options considered',
  choice: 'Choice',
  wins: 'Wins',
  total: 'Final score',
  note: 'Worked out from what you can see, by playing on from here hundreds of times. Advice, not a guarantee.',
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
    thinking: 'The master is going over the game. That can take a minute…',
    nothing: 'No single choice mattered much. The rest may just be luck.',
  },
  /** A game is played on from a decision of it, once it is over. */
  again: {
    title: 'Second try',
    text: 'Same deal, same opponents: decide again and play to the end. It doesn’t count.',
    standIn: '{name} plays for {first}.',
    from: 'Play on from here',
    back: 'Back to the first game',
    once: 'Try again from there',
    ended: 'Played on from a decision of the first game. It doesn’t count.',
    first: 'First game',
    now: 'This time',
    instead: 'instead of {first}',
    won: 'Won',
  },
  /** Another strength of bots is offered to who has won, or keeps losing, against the usual ones. */
  opponent: {
    won: 'You’ve beaten “{level}”. Ready for “{next}”?',
    lost: 'You’ve lost three games against “{level}”. Try “{next}” instead?',
    yes: 'Yes, bring on “{next}”',
    no: 'No, stay with “{level}”',
  },
} as const;
