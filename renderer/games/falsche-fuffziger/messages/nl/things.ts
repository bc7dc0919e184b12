/** Types, presses, notes and coins in words. */
export const things = {
  type: 'de {type}’s',
  press: 'pers van {type}',
  double: 'dubbele capaciteit',
  special: '{coins} munten bij het slopen',
  converted: 'omgebouwd',
  brokenPress: 'kapotte pers',
  notes: 'één biljet van {type} | {count} biljetten van {type}',
  real: '{amount} aan echt geld',
  coins: '{count} munt | {count} munten',
  times: '{count} × {type}',
  many: '{count} keer: {press}',
  nothing: 'niets',
} as const;
