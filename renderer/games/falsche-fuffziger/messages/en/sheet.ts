/** The end of the game. */
export const sheet = {
  over: 'The game is over',
  wins: '{name} wins',
  share: '{names} share the win',
  with: 'with {total}',
  reason: {
    'last-type': 'It ended because the 150s were scrapped, in round {rounds}.',
    'last-card': 'It ended because the last laundering card was sold, in round {rounds}.',
  },
  tieMoney:
    '{names} has as many coins, but less real money: {less} against {more}. | {names} have as many coins, but less real money: {less} against {more}.',
  tieShared: 'They have as many coins, and as much real money.',
  ranking: 'Final standing',
  place: 'Place {place}',
  title: 'Score sheet',
  coins: 'Coins from auctions and scrap',
  real: 'Real money',
  rank: 'Rank by real money',
  bonus: 'Coins for that rank',
  plus: '+{count}',
  total: 'Coins in all',
  hint: 'Notes and presses count nothing. Equals share the better rank.',
  lastRound: 'How the last round went',
} as const;
