/** Whom one plays against: a name needs no word, a temper does. */
export default {
  change: 'Choose another opponent or strength',
  title: 'Who plays in seat {number}?',
  strength: 'Strength',
  plain: 'Simple bots',
  who: 'Opponent',
  taken: 'Already at the table.',
  tempers: {
    cautious: { title: 'Cautious', hint: 'Plays it safe.' },
    easygoing: { title: 'Easy-going', hint: 'Doesn’t care what the others get.' },
    bluffer: { title: 'Bluffer', hint: 'Does what nobody expects.' },
    gambler: { title: 'Gambler', hint: 'Spends freely and trusts to luck.' },
    rival: { title: 'Rival', hint: 'Hates to see anybody else win.' },
    trader: { title: 'Trader', hint: 'Takes any deal going.' },
    collector: { title: 'Collector', hint: 'Has favourites and goes for the big ones.' },
    straight: { title: 'Straightforward', hint: 'You can see it coming.' },
  },
} as const;
