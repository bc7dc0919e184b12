/** Types, presses, notes and coins in words. */
export const things = {
  type: 'quelle da {type}',
  press: 'pressa da {type}',
  double: 'doppia capacità',
  special: '{coins} monete se rottamata',
  converted: 'convertita',
  brokenPress: 'pressa rotta',
  notes: 'una banconota da {type} | {count} banconote da {type}',
  real: '{amount} in denaro vero',
  coins: '{count} moneta | {count} monete',
  times: '{count} × {type}',
  many: '{count} volte: {press}',
  nothing: 'niente',
} as const;
