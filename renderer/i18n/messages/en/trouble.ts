/** What stands in the way of a table; loaded with the parts that say it. */
export default {
  frozen: {
    title: 'The table is on hold.',
    'disk-full':
      'This computer’s disk is full. Everything so far is kept. Leave the app open and free some space; the table then continues automatically within seconds.',
    disk: 'This computer’s disk didn’t save the last move. Everything so far is kept. Leave the app open and check that the drive is there and can be written to; once it can, the table continues automatically within seconds.',
    fault:
      'Something went wrong in the app. Everything so far is kept. Try again; if that doesn’t help, quit the app and start it again.',
    guest:
      'The host has to fix something first. Everything so far is kept, and the game then continues automatically.',
  },
  pinLock: {
    tries: 'One wrong PIN {devices}. | {count} wrong PINs {devices}.',
    devices: 'from one device | from {count} devices',
    forGood:
      'That device can’t join until you set a new PIN or remove it. Nobody at the table is affected. | Those devices can’t join until you set a new PIN or remove it. Nobody at the table is affected.',
    for: 'That device can’t join for {time}, even with a new PIN. Nobody at the table is affected. | Those devices can’t join for {time}, even with a new PIN. Nobody at the table is affected.',
    renew: 'Set a new PIN',
    admit: 'Let that device in | Let those {count} devices in',
    open: 'Remove the PIN',
    later: 'Later',
    fresh: 'The new PIN is {pin}.',
  },
  link: {
    title: 'A link to a table',
    text: 'This link leads to {place}. It was opened on this computer, perhaps by a web page. If you know the host there, you can look at the tables.',
    look: 'Connect',
  },
  record: {
    title: 'A saved game',
    ask: 'The file {name} was opened with Auction Night. It shows how a game ended.',
    show: 'Show it',
    early: 'This game was ended early. Nobody won, and the hands stay hidden. At the table: {names}.',
    why: {
      unreadable: '{name} can’t be read. Is it still there, and are you allowed to open it?',
      'no-record': '{name} isn’t an Auction Night saved game, or is damaged.',
      newer: '{name} comes from a newer version of the app. Update this one to look at it.',
      unfinished: 'The game in {name} was never finished, so there’s no score to show.',
    },
  },
  problems: {
    title: 'Needs your attention',
    dismiss: 'Dismiss',
    restore: 'Recover what is intact',
    'table-damaged': {
      title: 'A table couldn’t be reopened',
      titled: 'The table “{title}” couldn’t be reopened',
      text: 'Its file is damaged. Everything before the damage is intact and can be recovered; the moves after it are lost. The damaged file is kept next to it.',
    },
    'table-unreadable': {
      title: 'A table couldn’t be read',
      titled: 'The table “{title}” couldn’t be read',
      text: 'Its file may come from a newer version of the app. It was left unchanged; update the app to continue.',
      damaged:
        'Its file is empty, or damaged from the start, so nothing can be recovered. The file is kept in the “tables” folder. If you have a copy, put it there and restart the app.',
      disk: 'The disk couldn’t read its file. Nothing was changed. Check that the drive is there; the app tries again automatically.',
    },
    'files-rewritten': {
      title: 'Files of a table were removed',
      titled: 'Files of “{title}” were removed',
      text: 'A person or a program deleted or changed them while the table was open. The app has written them again, and nothing is lost. Leave the app’s folder alone while people are playing; a cleaner or backup program may be the cause.',
    },
    'network-refused': {
      title: 'Other devices can’t join',
      text: 'The system didn’t let the app use the network, so it only works on this computer. Tables and games are kept. Check the firewall; the app tries again automatically.',
    },
    'secrets-damaged': {
      title: 'A table’s PIN can’t be read',
      titled: 'The PIN for “{title}” can’t be read',
      text: 'The file with its PIN is damaged. The game itself is intact. Set a new PIN.',
    },
    'record-not-saved': {
      title: 'A finished game wasn’t saved',
      titled: 'A finished game of “{title}” wasn’t saved',
      text: 'The disk didn’t save it, or this version can’t replay it. Its table was not deleted. If it’s the disk, the app tries again automatically.',
    },
    'games-put-aside': {
      title: 'A game of a discarded table was kept',
      titled: 'A game of the discarded table “{title}” was kept',
      text: 'It couldn’t be saved with the finished games, so its table’s file was not deleted: it’s with the other tables, under a different name.',
    },
    disk: {
      title: 'The disk can’t be written to',
      text: 'Nothing new can be played until it can. Everything saved is kept and can be viewed. Check that the drive is there and can be written to.',
    },
    houseFull: {
      title: 'The house is full',
      text: '{count} connections from other devices are open, the most there can be, and {unused} of them are neither playing nor watching. Seats are safe. Free those, or have the game closed where nobody uses it.',
      used: '{count} connections from other devices are open, the most there can be, and all of them are playing or watching. Nobody is cut off. Have the game closed where it isn’t needed.',
      free: 'Free unused connections',
    },
    diskFull: {
      title: 'The disk is full',
      text: 'Nothing new can be played until there’s room. Everything saved is kept and can be viewed. Free some space.',
    },
  },
} as const;
