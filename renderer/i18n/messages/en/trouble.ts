/** What stands in the way of a table; loaded with the parts that say it. */
export default {
  frozen: {
    title: 'The table stands still.',
    'disk-full':
      'The disk of this computer is full. Everything up to here is kept. Free some space, then try again.',
    disk: 'The disk of this computer did not take the last move. Everything up to here is kept. See whether the drive is there and can be written to, then try again.',
    fault:
      'Something went wrong inside the app. Everything up to here is kept. Try again; if that does not help, end the app and start it anew.',
    guest: 'The host has to mend something first. Everything up to here is kept, and it goes on by itself.',
  },
  pinLock: {
    tries: 'One wrong PIN {devices}. | {count} wrong PINs {devices}.',
    devices: 'from one device | from {count} devices',
    forGood:
      'Whoever typed a wrong one stays outside until you set a new PIN. Those at the table notice nothing.',
    for: 'Whoever typed a wrong one stays outside for {time}, with a new PIN as well; without a PIN all come in. Those at the table notice nothing.',
    renew: 'Set a new PIN',
    later: 'Later',
    fresh: 'The new PIN is {pin}.',
  },
  link: {
    title: 'A link to a table',
    text: 'A link leads to {place}. It was opened on this computer, perhaps by a page in the browser. If you know who hosts there, you can look at the tables.',
    look: 'Look there',
  },
  record: {
    title: 'A saved game',
    ask: 'The file {name} was opened with Auction Night. It shows how a game ended.',
    show: 'Show it',
    early: 'This game was ended early. Nobody won, and the hands stay closed. At the table: {names}.',
    why: {
      unreadable: '{name} cannot be read. Is it still there, and may you open it?',
      'no-record': '{name} is no saved game of Auction Night, or it is damaged.',
      newer: '{name} comes from a newer version of the app. Update this one to look at it.',
      unfinished: 'The game in {name} was not played to its end, so there is no score to show.',
    },
  },
} as const;
