/** The notes of a first game that teaches, each for its moment; `tip`: a choice that is suggested with them. */
export default {
  lesson: {
    offer: {
      title: 'First you buy',
      text: 'One building for each player lies on the table, and everybody gets exactly one of them. The higher the number, the more it brings when you sell it later.',
    },
    bid: {
      title: 'Your turn: bid or pass',
      text: 'To bid, go above the highest bid. Whoever stays in to the end takes the dearest building and pays the whole bid.',
    },
    pass: {
      title: 'What passing costs',
      text: 'You have a bid on the table. If you pass, half of it comes back and you take the cheapest building. The button tells you exactly.',
    },
    forced: {
      title: 'Out of breath',
      text: 'You cannot go above this bid, so all that is left is to pass. No harm done: money that you keep counts at the end.',
    },
    dearest: {
      title: 'The dearest is yours',
      text: 'You stayed in to the end, so your whole bid went to the bank. In return you start the next round.',
    },
    starter: {
      title: 'Who starts',
      text: 'The little gavel shows who started this round: whoever took the dearest building in the one before.',
    },
    selling: {
      title: 'Now you sell',
      text: 'Everybody secretly puts up one building. The highest takes the largest cheque, the next the next. Save your best for a round with big cheques.',
    },
    sealed: {
      title: 'Face down',
      text: 'Nobody sees what you chose. As long as somebody is still choosing, you can take it back.',
    },
    reveal: {
      title: 'All at once',
      text: 'Here you see what everybody sold, and for how much. It stays until the next round is over.',
    },
    count: {
      title: 'The last sale',
      text: 'After this everything is counted: your cheques and the money you have left. If totals are equal, more money left wins.',
    },
  },
  tip: {
    bid: 'A good start: bid {amount} and see who follows.',
    pass: 'A good start: pass. You pay {amount} and take the {building}.',
    sell: 'A good start: sell the {building}. It is about as good as these cheques.',
  },
} as const;
