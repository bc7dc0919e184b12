/** What stands on the pages that the host itself shows, instead of the app. */
export default {
  misdirected: 'Auction Night is here, but at another address. Please open this one:',
  foreign:
    'Another page tried to open Auction Night, which only its own address may do. Please open this one:',
  missing: 'There is no page at this address.',
  start: 'To the start of Auction Night',
} as const;
