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
  loading: 'One moment…',
  broken: {
    title: 'This page couldn’t be shown',
    text: 'Something went wrong in the app. The host still has your seats and everything you’ve played. Show the page again; if that fails, reload the app.',
    again: 'Show again',
    reload: 'Reload the app',
  },
  unloaded: {
    title: 'Auction Night couldn’t be loaded',
    hint: 'The host can’t be reached, or has just been updated. Nothing you’ve played is lost.',
    part: 'Part of the app couldn’t be loaded. Nothing you’ve played is lost.',
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
  onlyApp: 'This address only works in the app, not in a browser.',
} as const;

export const home = {
  tagline: 'Bid, bluff, outwit: auction games for an evening at home.',
  play: { title: 'Play on this computer', hint: 'Against bots, or passing the device around' },
  host: { title: 'Host a table', hint: 'The others join from their own computer or phone' },
  join: { title: 'Join by address', hint: 'Enter the address on the host’s screen' },
  learn: { title: 'New here?', hint: 'Learn a game as you play' },
  ways: 'Start something new',
  games: 'The games',
  continue: {
    title: 'Continue',
    with: 'With {names}',
    more: '{count} more',
    asks: 'Somebody is asking for a seat | {count} people are asking for a seat',
  },
  nearby: {
    title: 'Nearby tables',
    searching: 'Looking for tables…',
    searchingHint: 'Tables on your network appear here automatically.',
    none: 'No table nearby yet',
    noneHint:
      'Host one, or open the app on the host’s computer. It must be on the same network. If a table doesn’t show up, join it by its address.',
    unavailable: 'This network hides tables from each other',
    unavailableHint: 'Join by the address on the host’s screen. To join yours, others enter:',
    unavailableMac: 'macOS may be keeping the app off this network',
    again: 'Search again',
    join: 'Join',
    back: 'Back to your seat, {name}',
    watch: 'Have a look',
    incompatible: 'Different version: {theirs} there, {own} here. Update the older one.',
    at: 'at {address}',
  },
  guest: {
    title: 'Open tables',
    none: 'No table is open yet',
    noneHint: 'As soon as the host opens one, it appears here.',
  },
  hostAway: 'The host isn’t answering',
  hostAwayHint:
    'The app keeps trying. Is the host’s computer awake, and is this device on the same network? If that computer has a new address, scan the code on its screen again.',
  hostRefused: 'The host turned this page away',
} as const;

export const join = {
  title: 'Join by address',
  lead: 'You’ll find it in large type on the host’s screen, next to the code for phones.',
  address: 'Address',
  addressHint: 'For example 192.168.1.20 or 192.168.1.20:47474. A whole link works too.',
  connect: 'Connect',
  connecting: 'Connecting to {address}…',
  notAnAddress: 'That’s not an address. Enter the one on the host’s screen, such as 192.168.1.20:47474.',
  badPort: 'The number after the colon must be between 1 and 65535.',
  noAnswer:
    'No answer from {address}. Is the app open there, the computer awake, and are both on the same network? The app keeps trying.',
  tables: 'Tables at {address}',
  none: 'This host has no open table right now. As soon as there is one, it appears here.',
} as const;

export const settings = {
  title: 'Settings',
  name: 'Your name',
  nameHint: 'Offered when you sit down at a table',
  language: 'Language',
  languageSystem: 'Match system: {language}',
  theme: 'Appearance',
  themes: { system: 'Match system', light: 'Light', dark: 'Dark' },
  about: 'About',
  version: 'Version {version}',
  licence: 'Auction Night is free software under the MIT licence.',
  fonts: 'Typefaces: Fraunces and Inter, under the SIL Open Font License 1.1.',
  libraries:
    'Built with Vue, Pinia, Vue Router, Valibot, noble-hashes and uqr (MIT licence) and Electron (MIT licence).',
  games: 'The games’ names are used only to identify them; artwork and rules texts are our own.',
} as const;

export const rules = {
  title: 'Rules',
  lead: 'All the games here, explained from scratch.',
  contents: 'Contents',
  clarifications: 'How we play it',
} as const;

/** What bots are called by their strength, the weakest first. */
export const rungs = {
  beginner: 'Greenhorn',
  casual: 'Casual player',
  regular: 'Regular',
  expert: 'Old hand',
  master: 'Master',
} as const;
