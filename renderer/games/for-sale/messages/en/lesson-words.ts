/** The notes of a first game that teaches, each for its moment; `tip`: a choice that is suggested with them. */
export default {
  lesson: {
    offer: {
      title: 'First you buy',
      text: 'There’s one building on the table for each player, and everybody gets exactly one. The higher the number, the more it fetches when you sell it later.',
    },
    bid: {
      title: 'Your turn: bid or pass',
      text: 'To bid, go above the highest bid. The last one in takes the most valuable building and pays their whole bid.',
    },
    pass: {
      title: 'What passing costs',
      text: 'You have a bid on the table. If you pass, you get half of it back and take the least valuable building. The button shows exactly what you pay.',
    },
    forced: {
      title: 'Too rich for you',
      text: 'You can’t go above this bid, so all you can do is pass. No harm done: the money you keep counts at the end.',
    },
    dearest: {
      title: 'The best one is yours',
      text: 'You were the last one in, so your whole bid went to the bank. In return, you start the next round.',
    },
    starter: {
      title: 'Who starts',
      text: 'The little gavel shows who started this round: whoever took the most valuable building in the one before.',
    },
    selling: {
      title: 'Now you sell',
      text: 'Everybody secretly offers one building. The highest building gets the largest cheque, the second highest the second largest, and so on. Save your best for a round with big cheques.',
    },
    sealed: {
      title: 'Face down',
      text: 'Nobody sees what you chose. As long as somebody is still choosing, you can take it back.',
    },
    reveal: {
      title: 'All at once',
      text: 'Here you see what everybody sold, and for how much. It stays here until the next round is over.',
    },
    count: {
      title: 'The last sale',
      text: 'After this everything is added up: your cheques and the money you have left. If totals are equal, whoever has more money left wins.',
    },
  },
  tip: {
    bid: 'A good start: bid {amount} and see who follows.',
    pass: 'A good start: pass. You pay {amount} and take the {building}.',
    sell: 'A good start: sell the {building}. It’s about right for these cheques.',
  },
} as const;
