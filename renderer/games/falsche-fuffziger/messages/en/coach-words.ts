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
    alone: 'There is nothing else to do.',
    offer: {
      got: {
        bid: 'A bid of {sum} gets the card ({brings}) in {odds} of 100 cases, for money worth about {gives} later on.',
        lay: 'Leading with {lay} gets the coins in {odds} of 100 cases, for money worth about {gives} later on.',
        match: 'Matching gets the coins in {odds} of 100 cases, for money worth about {gives} later on.',
      },
      always: {
        bid: 'A bid of {sum} gets the card ({brings}) in every case, for money worth about {gives} later on.',
        lay: 'Leading with {lay} gets the coins in every case, for money worth about {gives} later on.',
        match: 'Matching gets the coins in every case, for money worth about {gives} later on.',
      },
      never: {
        bid: 'A bid of {sum} does not get the card.',
        lay: 'Leading with {lay} does not get the coins.',
        match: 'Matching does not get the coins.',
      },
      nothing: 'Without a bid you keep what you have.',
      drop: 'Dropping out costs nothing.',
    },
    gain: 'It ends with about {count} coin more than “{other}”. | It ends with about {count} coins more than “{other}”.',
    half: 'It ends with about half a coin more than “{other}”.',
    real: 'It ends with about {more} more in real money than “{other}”, and the richest get coins for that.',
    odds: 'It wins {count} game in a hundred more than “{other}”. | It wins {count} games in a hundred more than “{other}”.',
    close: '“{other}” is about as good.',
    less: 'The other way wins {count} game in a hundred less. | The other way wins {count} games in a hundred less.',
    even: 'Both are about equally good.',
    warning: {
      dear: 'In the general laundering of this round that would bring {worth}; the card brings only {brings}.',
      kept: 'The inspector may end the game in the next round: then the notes that you keep count nothing.',
      doomed: 'The presses of {type} are the next to be scrapped: they may never print.',
    },
  },
} as const;
