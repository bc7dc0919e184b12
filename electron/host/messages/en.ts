/** What stands on the pages that the host itself shows, instead of the app. */
export default {
  misdirected: 'Auction Night is here, but at another address. Please open this one:',
  foreign:
    'Another page tried to open Auction Night, which only its own address may do. Please open this one:',
  missing: 'There is no page at this address.',
  start: 'To the start of Auction Night',
  /** On the pages for sets with any browser. */
  television: {
    none: 'No table is open yet. As soon as there is one, it shows here.',
    which: 'Which table?',
    pin: 'This table asks for a PIN. The host sees it on the screen.',
    wrongPin: 'That is not the PIN.',
    enter: 'Show the table',
    locked: 'Too many wrong PINs. The host can set a new one, or you wait a while.',
    closed: 'The host lets nobody new in at the moment. As soon as that changes, the table shows here.',
    removed: 'The host has turned this set away.',
    broken: 'The table could not be drawn. This page tries again by itself.',
    away: 'The host cannot be reached. As soon as it is back, the table shows here again.',
  },
} as const;
