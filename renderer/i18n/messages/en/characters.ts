/** Whom one plays against: a name needs no word, a temper does. */
export default {
  change: 'Choose another opponent or strength',
  title: 'Who plays on seat {number}?',
  strength: 'Strength',
  plain: 'Plain opponents',
  who: 'Opponent',
  taken: 'Already sits at the table.',
  tempers: {
    cautious: { title: 'Cautious', hint: 'Holds on to what there is.' },
    easygoing: { title: 'Easy-going', hint: 'Does not mind what others get.' },
    bluffer: { title: 'Bluffer', hint: 'Does what nobody expects.' },
    gambler: { title: 'Gambler', hint: 'Spends freely and trusts in luck.' },
    rival: { title: 'Rival', hint: 'Begrudges the others every win.' },
    trader: { title: 'Trader', hint: 'Takes whatever is going.' },
    collector: { title: 'Collector', hint: 'Sticks to favourites and wants the grand things.' },
    straight: { title: 'Straightforward', hint: 'Can be seen coming.' },
  },
} as const;
