/** The amounts of the cheques written out, by thousands of dollars. */
export const amounts = {
  0: 'nothing',
  2: 'two thousand dollars',
  3: 'three thousand dollars',
  4: 'four thousand dollars',
  5: 'five thousand dollars',
  6: 'six thousand dollars',
  7: 'seven thousand dollars',
  8: 'eight thousand dollars',
  9: 'nine thousand dollars',
  10: 'ten thousand dollars',
  11: 'eleven thousand dollars',
  12: 'twelve thousand dollars',
  13: 'thirteen thousand dollars',
  14: 'fourteen thousand dollars',
  15: 'fifteen thousand dollars',
} as const;
