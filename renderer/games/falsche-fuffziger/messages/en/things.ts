/** Types, presses, notes and coins in words. */
export const things = {
  type: 'the {type}s',
  press: '{type} press',
  double: 'double capacity',
  special: '{coins} coins when scrapped',
  converted: 'converted',
  brokenPress: 'broken press',
  notes: 'one {type} note | {count} {type} notes',
  real: '{amount} in real money',
  coins: '{count} coin | {count} coins',
  times: '{count} × {type}',
  many: '{count} times: {press}',
  nothing: 'nothing',
} as const;
