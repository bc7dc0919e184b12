/** What stands on the pages that the host itself shows, instead of the app. */
export default {
  misdirected: 'Auction Night is here, but at a different address. Please open this one:',
  foreign: 'Another page tried to open Auction Night, which isn’t allowed. Please open this address:',
  missing: 'There’s no page at this address.',
  start: 'Go to Auction Night’s start page',
  /** On the pages for sets with any browser. */
  television: {
    none: 'No table is open yet. As soon as there is one, it appears here.',
    which: 'Which table?',
    pin: 'This table needs a PIN. It’s on the host’s screen.',
    wrongPin: 'That’s not the PIN.',
    enter: 'Show the table',
    locked: 'Too many wrong PINs. Ask the host to set a new one, or wait a while.',
    closed:
      'The host isn’t letting anybody new in right now. As soon as that changes, the table appears here.',
    removed: 'The host has removed this television.',
    broken: 'The table couldn’t be drawn. This page tries again automatically.',
    away: 'The host can’t be reached. As soon as it’s back, the table appears here again.',
  },
} as const;
