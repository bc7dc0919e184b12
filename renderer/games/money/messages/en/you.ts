/** What the person in front of the page did, where of others their name is told. */
export const you = {
  first: 'The bids are revealed. You go first with {worth}.',
  right: 'You take the right display: {gain} for {worth}.',
  left: 'You take the left display: {gain} for {worth}.',
  swapped: 'You swap with {other}: {gain} for {worth}.',
  swappedWith: '{name} swaps with you: {gain} for {worth}.',
  passed: 'You pass and take back {worth}.',
  high: 'The highest bid is yours: {worth}.',
  highBefore: 'The highest bid of the round before was yours: {worth}.',
  out: 'You sit out.',
  chosen: 'You have chosen.',
} as const;
