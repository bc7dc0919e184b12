/** The amounts of the cheques written out, by thousands of dollars. */
export const amounts = {
  0: 'niets',
  2: 'tweeduizend dollar',
  3: 'drieduizend dollar',
  4: 'vierduizend dollar',
  5: 'vijfduizend dollar',
  6: 'zesduizend dollar',
  7: 'zevenduizend dollar',
  8: 'achtduizend dollar',
  9: 'negenduizend dollar',
  10: 'tienduizend dollar',
  11: 'elfduizend dollar',
  12: 'twaalfduizend dollar',
  13: 'dertienduizend dollar',
  14: 'veertienduizend dollar',
  15: 'vijftienduizend dollar',
} as const;
