/** What people who wait or watch predict, for who likes that. */
export default {
  predict: 'Predict',
  topic: {
    bid: 'Who bids the most?',
    building: 'Who takes the most valuable building?',
    cheque: 'Who gets the largest cheque?',
    coins: 'Who wins the coins?',
  },
  lead: 'Nothing is at stake. Nobody sees your prediction; once it’s decided, everybody sees who was right.',
  others: 'You know what you’ve chosen, so only the others count.',
  name: 'Your name',
  noName: 'Enter your name first.',
  yours: 'Your prediction: {name}',
  closed: 'Now it’s too late to change it.',
  off: 'Don’t offer predictions',
  show: 'Offer predictions',
  showHint: 'While you wait or watch, say who comes out on top, and see who was right',
  foreseen: {
    you: 'You saw it coming.',
    youToo: '{names} saw it coming.',
    some: '{names} saw it coming. | {names} saw it coming.',
    none: 'Nobody saw that coming.',
  },
  ledger: 'Predicted right',
  score: '{right} of {of}',
} as const;
