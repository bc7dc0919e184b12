/** The list of keys; loaded with it. */
export default {
  main: 'The main button, when it’s your turn',
  other: 'The other button, when it’s your turn',
  cards: 'Select or deselect a card',
  cardsLater: 'Select or deselect a card, when it’s your turn',
  reactions: 'Pick a reaction, while they’re open',
  this: 'This list',
  on: 'Keys on this device',
  onHint: 'Off while you type or a dialog is open.',
} as const;
