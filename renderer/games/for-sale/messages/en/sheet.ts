/** The end of the game. Bare amounts are in thousands of dollars. */
export const sheet = {
  over: 'Everything is sold',
  wins: '{name} wins',
  share: '{names} share the win',
  with: 'with {total}',
  tieMoney:
    '{names} has as much in all, but less money left: {less} against {more}. | {names} have as much in all, but less money left: {less} against {more}.',
  tieShared: 'Their totals are equal, and so is the money they have left.',
  ranking: 'Final standing',
  place: 'Place {place}',
  title: 'Score sheet',
  unit: 'In thousands of dollars',
  cheques: 'Cheques',
  earned: 'Together',
  money: 'Money left',
  total: 'Total',
  deals: 'Bought and sold',
  dealsHint: 'What was paid, the cheque it brought, and the gain.',
  best: 'Best bargain: {name} paid {paid} for the {building} and sold it for {amount}.',
  deal: '{building}: paid {paid}, sold for {amount}, gain {gain}',
  lastRound: 'How the last round went',
} as const;
