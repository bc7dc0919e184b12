/** What stands in the way of a table; loaded with the parts that say it. */
export default {
  frozen: {
    title: 'The table stands still.',
    'disk-full':
      'The disk of this computer is full. Everything up to here is kept. Leave the app open and free some space; it then goes on by itself within seconds.',
    disk: 'The disk of this computer did not take the last move. Everything up to here is kept. Leave the app open and see whether the drive is there and can be written to; once it is, the table goes on by itself within seconds.',
    fault:
      'Something went wrong inside the app. Everything up to here is kept. Try again; if that does not help, end the app and start it anew.',
    guest: 'The host has to mend something first. Everything up to here is kept, and it goes on by itself.',
  },
  pinLock: {
    tries: 'One wrong PIN {devices}. | {count} wrong PINs {devices}.',
    devices: 'from one device | from {count} devices',
    forGood:
      'Whoever typed a wrong one stays outside until you set a new PIN, or do without one. Those at the table notice nothing.',
    for: 'Whoever typed a wrong one stays outside for {time}, with a new PIN as well. Those at the table notice nothing.',
    renew: 'Set a new PIN',
    admit: 'Let that device in | Let those {count} devices in',
    open: 'Do without a PIN',
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
  problems: {
    title: 'Needs your attention',
    dismiss: 'Dismiss',
    restore: 'Recover what is intact',
    'table-damaged': {
      title: 'A table could not be reopened',
      titled: 'The table “{title}” could not be reopened',
      text: 'Its file is damaged. Everything before the damage is intact and can be recovered; the moves after it are lost. The damaged file is kept beside it.',
    },
    'table-unreadable': {
      title: 'A table could not be read',
      titled: 'The table “{title}” could not be read',
      text: 'Its file may come from a newer version of the app. It was left as it is; update the app to go on with it.',
      damaged:
        'Its file is empty, or damaged from its beginning, so the app can recover nothing of it. The file is kept in the folder “tables”. If you have a copy of it, put the copy there and restart the app.',
      disk: 'The disk did not give its file. Nothing was changed. See whether the drive is there; the app reads the file again by itself.',
    },
    'files-rewritten': {
      title: 'Files of a table were removed',
      titled: 'Files of “{title}” were removed',
      text: 'A person or a program deleted or changed them while the table was open. The app has written them again, and nothing is lost. Leave the app’s folder alone while people play; a cleaning or backup program may be the cause.',
    },
    'network-refused': {
      title: 'Other devices cannot join',
      text: 'The system did not let the app answer in the network, so it answers on this computer only. Tables and games are kept. Check the firewall; the app tries again by itself.',
    },
    'secrets-damaged': {
      title: 'The PIN of a table cannot be read',
      titled: 'The PIN of “{title}” cannot be read',
      text: 'The file with its PIN is damaged. The game itself is intact. Set a new PIN.',
    },
    'record-not-saved': {
      title: 'A finished game was not saved',
      titled: 'A finished game of “{title}” was not saved',
      text: 'The disk did not take it, or this version cannot play it again. Its table was not deleted. If it is the disk, the app tries again by itself.',
    },
    'games-put-aside': {
      title: 'A game of a discarded table was kept',
      titled: 'A game of the discarded table “{title}” was kept',
      text: 'It could not be saved with the finished games, so the file of its table was not deleted: it lies under another name beside the other tables.',
    },
    disk: {
      title: 'The disk cannot be written to',
      text: 'Nothing new can be played until it can. What was saved is shown and kept. See whether the drive is there and can be written to.',
    },
    houseFull: {
      title: 'The house is full',
      text: '{count} connections of other devices are open, as many as there can be, and {unused} of them neither play nor watch. Seats are safe. Free those places, or have the game closed where nobody uses it.',
      used: '{count} connections of other devices are open, as many as there can be, and all of them play or watch. Nobody is cut off. Have the game closed where it is not needed.',
      free: 'Free unused places',
    },
    diskFull: {
      title: 'The disk is full',
      text: 'Nothing new can be played until there is room. What was saved is shown and kept. Free some space.',
    },
  },
} as const;
