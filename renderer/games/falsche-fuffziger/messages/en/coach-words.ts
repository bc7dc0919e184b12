/** What the coach says. Amounts are in supra-millions. */
export default {
  coach: {
    when: '{phase}, round {round}',
    choice: {
      convert: '{press}: convert',
      sell: '{press}: sell for {price}',
      finish: 'Print and end the turn',
      match: 'Match',
      bid: 'Bid {sum}: {money}',
      buy: 'Buy {presses}',
      launder: 'Change {notes}',
      back: 'Take it back',
    },
    alone: 'You have no other choice.',
    offer: {
      got: {
        bid: 'A bid of {sum} gets the card ({brings}) {odds} times in 100. What you’d pay would otherwise be worth about {gives}.',
        lay: 'Leading with {lay} gets the coins {odds} times in 100. What you’d pay would otherwise be worth about {gives}.',
        match:
          'Matching gets the coins {odds} times in 100. What you’d pay would otherwise be worth about {gives}.',
      },
      always: {
        bid: 'A bid of {sum} is sure to get the card ({brings}). What you’d pay would otherwise be worth about {gives}.',
        lay: 'Leading with {lay} is sure to get the coins. What you’d pay would otherwise be worth about {gives}.',
        match: 'Matching is sure to get the coins. What you’d pay would otherwise be worth about {gives}.',
      },
      never: {
        bid: 'A bid of {sum} hardly ever gets the card.',
        lay: 'Leading with {lay} hardly ever gets the coins.',
        match: 'Matching hardly ever gets the coins.',
      },
      nothing: 'If you bid nothing, you keep what you have.',
      drop: 'If you drop out, you keep what you have.',
      raise: 'But whoever wants the coins has to pay that much more.',
    },
    gain: 'You end up with about {count} coin more than with “{other}”. | You end up with about {count} coins more than with “{other}”.',
    half: 'You end up with about half a coin more than with “{other}”.',
    real: 'You end up with about {more} more in real money than with “{other}”, and the richest get coins for that.',
    odds: 'You win more often than with “{other}”.',
    close: '“{other}” is about as good.',
    even: 'Both are about as good.',
    evenMore:
      'You win about as often either way, but end up with about {count} coin more. | You win about as often either way, but end up with about {count} coins more.',
    /** Which of two offers is better, and why. */
    worth: {
      card: 'The card is worth that.',
      coins: 'The coins are worth that.',
    },
    dear: {
      card: 'That’s more than the card is worth to you.',
      coins: 'That’s more than the coins are worth to you.',
    },
    cheaper: 'There’s no need to pay more.',
    oftener: 'You win more often with the first.',
    /** What a choice is good for, where that shows in later rounds. */
    later: {
      convert: 'Once turned over, the press will usually print more in the rounds to come.',
      sell: 'The press is unlikely to bring in more than that.',
      finish: 'Your presses print now, and you can turn over or sell more of them next round.',
      buy: 'New presses print every round, starting with the next.',
      save: 'Real money can buy coins too, and the richest get some at the end.',
      launder: 'Real money is safe; notes can become worthless.',
      keep: 'Notes are worth more in bids than at this rate.',
    },
    warning: {
      dear: 'In this round’s general laundering that would bring {worth}; the card brings only {brings}.',
      kept: 'The inspector may end the game next round: then any notes you keep are worthless.',
      hoarded:
        'The {type} presses are the next to be scrapped, and then all {type} notes become worthless. Change your {count} now: they bring {worth}.',
      doomed: 'The {type} presses are the next to be scrapped: they may never print.',
    },
  },
} as const;
