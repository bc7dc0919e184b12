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
    text: 'The app made a mistake. The host keeps your seats and everything that was played. Show the page again; if that fails, reload the app.',
    again: 'Show again',
    reload: 'Reload the app',
  },
  unloaded: {
    title: 'Auction Night could not be loaded',
    hint: 'The host cannot be reached, or it was updated just now. Nothing that was played is lost.',
    part: 'A part of the app could not be loaded. Nothing that was played is lost.',
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
    unavailableMac: 'The system may be keeping the app from this network',
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
