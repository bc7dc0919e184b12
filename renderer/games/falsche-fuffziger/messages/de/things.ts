/** Types, presses, notes and coins in words. */
export const things = {
  type: 'die {type}er',
  press: '{type}er-Presse',
  double: 'doppelte Leistung',
  special: '{coins} Münzen beim Verschrotten',
  converted: 'umgerüstet',
  brokenPress: 'kaputte Presse',
  notes: 'eine {type}er-Blüte | {count} {type}er-Blüten',
  real: '{amount} echtes Geld',
  coins: '{count} Münze | {count} Münzen',
  times: '{count} × {type}',
  many: '{count}-mal: {press}',
  nothing: 'nichts',
} as const;
