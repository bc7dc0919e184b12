/** The amounts of the cheques written out, by thousands of dollars. */
export const amounts = {
  0: 'nichts',
  2: 'zweitausend Dollar',
  3: 'dreitausend Dollar',
  4: 'viertausend Dollar',
  5: 'fünftausend Dollar',
  6: 'sechstausend Dollar',
  7: 'siebentausend Dollar',
  8: 'achttausend Dollar',
  9: 'neuntausend Dollar',
  10: 'zehntausend Dollar',
  11: 'elftausend Dollar',
  12: 'zwölftausend Dollar',
  13: 'dreizehntausend Dollar',
  14: 'vierzehntausend Dollar',
  15: 'fünfzehntausend Dollar',
} as const;
