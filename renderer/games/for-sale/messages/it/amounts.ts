/** The amounts of the cheques written out, by thousands of dollars. */
export const amounts = {
  0: 'niente',
  2: 'duemila dollari',
  3: 'tremila dollari',
  4: 'quattromila dollari',
  5: 'cinquemila dollari',
  6: 'seimila dollari',
  7: 'settemila dollari',
  8: 'ottomila dollari',
  9: 'novemila dollari',
  10: 'diecimila dollari',
  11: 'undicimila dollari',
  12: 'dodicimila dollari',
  13: 'tredicimila dollari',
  14: 'quattordicimila dollari',
  15: 'quindicimila dollari',
} as const;
