/** Words that several screens share. */
export const common = {
  app: 'Auction Night',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  yes: 'Yes',
  no: 'No',
  home: 'Home',
  rules: 'Rules',
  settings: 'Settings',
  connectionHelp: 'Connection help',
  notifications: 'Messages',
  loading: 'One moment …',
  broken: {
    title: 'This page could not be shown',
    text: 'The app made a mistake. Your seats and everything that was played are kept. Show the page again; if that fails, reload the app.',
    again: 'Show again',
    reload: 'Reload the app',
  },
  unloaded: {
    title: 'Auction Night could not be loaded',
    hint: 'The host cannot be reached, or it was updated just now. Nothing that was played is lost.',
    part: 'A part of the app could not be loaded. Nothing is lost.',
    again: 'Try again',
  },
  skip: 'Skip to the content',
  phase: {
    lobby: 'Waiting for players',
    playing: 'Game on',
    ended: 'Between games',
  },
  seatsTaken: '{taken} of {seats} seats taken',
  and: '{rest} and {last}',
  andLast: '{rest}, and {last}',
  withPin: 'With PIN',
  onlyApp: 'Only the app takes this address, browsers do not.',
} as const;

export const home = {
  tagline: 'Bid, bluff, outwit: auction games for an evening at home.',
  play: { title: 'Play on this computer', hint: 'Against bots, or passing the screen around' },
  host: { title: 'Host a table', hint: 'The others join from their own computer or phone' },
  join: { title: 'Join by address', hint: 'Type what the screen of the host shows' },
  learn: { title: 'New here?', hint: 'Learn a game as you play' },
  ways: 'Start something new',
  games: 'The games',
  continue: {
    title: 'Continue',
    with: 'With {names}',
    more: '{count} more',
    asks: 'Somebody asks for a seat | {count} ask for a seat',
  },
  nearby: {
    title: 'Nearby tables',
    searching: 'Looking for tables …',
    searchingHint: 'Everything on the home network shows up here by itself.',
    none: 'No table nearby yet',
    noneHint:
      'Host one, or open the app on the computer that hosts. It has to be on the same network. A table that does not show up can be joined by its address.',
    unavailable: 'This network hides the tables from each other',
    unavailableHint: 'Join by the address on the screen of the host. Whoever wants to come to you types:',
    again: 'Search again',
    join: 'Join',
    back: 'Back to your seat, {name}',
    watch: 'Have a look',
    incompatible: 'Other version: there {theirs}, here {own}. Update the older one.',
    at: 'at {address}',
  },
  guest: {
    title: 'Tables in this house',
    none: 'No table is open yet',
    noneHint: 'As soon as the host sets one up, it shows here by itself.',
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
      disk: 'The disk did not give its file. Nothing was changed. See whether the drive is there, then open the table again or restart the app.',
    },
    'files-rewritten': {
      title: 'Files of a table were removed',
      titled: 'Files of “{title}” were removed',
      text: 'A person or a program deleted or changed them while the table was open. The app has written them again, and nothing is lost. Leave the app’s folder alone while people play; a cleaning or backup program may be the cause.',
    },
    'network-refused': {
      title: 'Other devices cannot join',
      text: 'The system did not let the app answer in the network, so it answers on this computer only. Tables and games are kept. Check the firewall, then restart the app.',
    },
    'secrets-damaged': {
      title: 'The PIN of a table cannot be read',
      titled: 'The PIN of “{title}” cannot be read',
      text: 'The file with its PIN is damaged. The game itself is intact. Set a new PIN.',
    },
    'record-not-saved': {
      title: 'A finished game was not saved',
      titled: 'A finished game of “{title}” was not saved',
      text: 'The disk did not take it, or this version cannot play it again. Its table was not deleted, and saving is tried anew at the next start.',
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
  hostAway: 'The host does not answer',
  hostAwayHint:
    'The app keeps trying. Is the computer that hosts awake, and is this device on the same network? If that computer has a new address, scan the code on its screen again.',
  hostRefused: 'The host turned this page away',
} as const;

export const join = {
  title: 'Join by address',
  lead: 'The address stands large on the screen of the host, beside the code for phones.',
  address: 'Address',
  addressHint: 'For example 192.168.1.20 or 192.168.1.20:47474. A whole link will do, too.',
  connect: 'Look there',
  connecting: 'Looking at {address} …',
  notAnAddress: 'That is not an address. Type what the screen of the host shows, such as 192.168.1.20:47474.',
  badPort: 'The number after the colon goes from 1 to 65535.',
  noAnswer:
    'Nobody answers at {address}. Is the app open there, the computer awake, and are both on the same network? The app keeps trying.',
  tables: 'Tables at {address}',
  none: 'This host has no open table at the moment. As soon as there is one, it shows here.',
} as const;

export const settings = {
  title: 'Settings',
  name: 'Your name',
  nameHint: 'Offered when you sit down at a table',
  language: 'Language',
  languageSystem: 'Match system: {language}',
  theme: 'Lighting',
  themes: { system: 'Match system', light: 'Daylight', dark: 'Lamplight' },
  about: 'About',
  version: 'Version {version}',
  licence: 'Auction Night is free software under the MIT licence.',
  fonts: 'Typefaces: Fraunces and Inter, under the SIL Open Font License 1.1.',
  libraries:
    'Built with Vue, Pinia, Vue Router, Valibot, noble-hashes and uqr (MIT licence) and Electron (MIT licence).',
  games: 'Names of games are used to say what is played; artwork and rules texts are our own.',
} as const;

export const rules = {
  title: 'Rules',
  lead: 'The games that are played here, explained from the start.',
  contents: 'Contents',
  clarifications: 'How we play it',
} as const;

/** What bots are called by their strength, the weakest first. */
export const rungs = {
  beginner: 'Greenhorn',
  casual: 'Sunday player',
  regular: 'Regular',
  expert: 'Old hand',
  master: 'Grandmaster',
} as const;
