/** At the table: frame, connection, people, curtain, the end of a game. */
export const table = {
  broken: {
    text: 'This part of the table couldn’t be shown. You still have your seat.',
    again: 'Show again',
  },
  scene: { all: 'Everybody look!', on: 'Go on' },
  place: { title: 'Players', choosing: 'Is choosing', chosen: 'Has chosen', away: 'Is away' },
  takeBack: 'Take back',
  noUndoLeft: 'No more taking back for now: your choice stands.',
  missed: {
    title: 'While you were away',
    earlier: 'And {count} thing before that: see the log. | And {count} things before that: see the log.',
    earlierOpen:
      'And {count} thing before that; the log shows the last two rounds. | And {count} things before that; the log shows the last two rounds.',
    close: 'Got it',
  },
  status: 'How it stands',
  botPlaysIn: 'A bot plays for {name} in {time}',
  connecting: 'Joining the table…',
  watching: 'You’re watching',
  wait: 'Waiting for {names}. | Waiting for {names}.',
  log: {
    title: 'What happened',
    lookUp: 'Look up earlier rounds',
    earlier: 'Earlier rounds',
    noEarlier: 'There are no earlier rounds.',
    nothing: 'No round is over yet.',
  },
  ownerAway: 'The host isn’t at the table right now',
  waiting: {
    title: 'The connection is lost',
    kept: 'The host keeps your seat and what you have chosen.',
    back: 'You’ll reconnect automatically. Make sure this device is on the Wi-Fi, not on mobile data.',
    ended:
      'Auction Night has quit on this computer. Start it again and the game continues here automatically.',
    unreadable:
      'The host sent something this page can’t read. The table is reloading automatically; if this keeps happening, update both sides to the newest version.',
    now: 'Try now',
  },
  turnedAway: {
    full: {
      title: 'The house is full',
      text: 'All of the host’s connections are taken. The host can free unused ones; this device keeps trying automatically.',
    },
    addressFull: {
      title: 'Too many devices at one address',
      text: 'All devices behind a second router look like one to the host, and it has no room for more of them. Close this game where nobody uses it, or join the host’s own Wi-Fi; this device keeps trying automatically.',
    },
    closing: {
      title: 'The host has quit the app',
      text: 'Everything you’ve played is kept. When the host starts it again, the game continues here automatically.',
    },
  },
  refused: {
    title: 'The host turned this device away',
    versions: 'The versions don’t match',
    versionsText:
      'The host uses protocol version {host}, this device version {client}. The older one needs an update. Nothing is lost: the table is where it was.',
    pin: 'This table needs a PIN',
    pinChanged: 'The PIN was changed',
    pinChangedText: 'The host has set a new one. Ask for it, then join again; nothing else has changed.',
    pinText: 'It’s on the host’s screen.',
    pinWrong: 'That’s not the PIN.',
    pinLeft: 'That’s not the PIN. One try left. | That’s not the PIN. {count} tries left.',
    pinLocked: 'Too many wrong PINs. Try again in {time}.',
    pinShut: 'Too many wrong PINs. The host has to set a new one before you can join.',
    enter: 'Join',
    again: 'Try again',
  },
  closed: {
    title: 'This table no longer exists',
    text: 'The host has deleted it, or it was never at this address.',
    other: 'The connection was closed',
    otherText: 'Go back to the start page and join the table again. The host keeps your seat.',
  },
  displaced: {
    title: 'Your seat is open on another page',
    text: 'You opened the table a second time. Only one of the two can play for you.',
    here: 'Play here',
  },
  minutes: '{count} minute | {count} minutes',
  seconds: '{count} second | {count} seconds',
} as const;

export const menu = {
  title: 'Menu',
  open: 'Menu. Here now: {names}',
  people: 'People',
  device: 'This device',
  table: 'The table',
} as const;

export const people = {
  you: 'You',
  /** In a list with others, where no verb goes with it. */
  youInList: 'you',
  host: 'Host',
  free: 'Free seat',
  spectators: 'One more person is watching | {count} more people are watching',
  thinking: 'Thinking',
  ready: 'Ready',
  notReady: 'Not ready yet',
  looksLike: 'Easily mistaken for {name}',
  away: 'Away',
  seatCode: 'I have a code for my seat',
  mySeat: 'I have a seat here',
  openSeat: 'Seat open for somebody else',
  bot: 'Bot',
  botNamed: 'Bot: {bot}',
  standIn: 'Bot “{bot}” is filling in',
  app: 'In the app',
  browser: 'In the browser',
  grace: 'A bot plays in {time}',
  acts: 'Manage {name}’s seat',
  takeOver: 'Let a bot play',
  giveBack: 'Let {name} play again',
  openUp: 'Open the seat to somebody else',
} as const;

export const keys = {
  title: 'Keys',
  cards: 'Select or deselect a card',
  reactions: 'Pick a reaction, while they’re open',
  this: 'This list',
  on: 'Keys on this device',
  onHint: 'Off while you type or a dialog is open.',
} as const;

export const curtain = {
  title: 'Pass the device to {name}',
  text: 'Tap to show the hand. Everybody else, look away!',
  show: 'I’m {name}, show my hand',
  others: 'Somebody else?',
  showOther: '{name}’s hand',
  look: 'Look at the table first',
  hide: 'Hide the hand',
  next: 'Next: {name}',
  open: 'Nothing is secret in this part, so the curtain stays up.',
  watching: 'The others are choosing.',
} as const;

export const ended = {
  over: 'The game is over',
  wins: '{name} wins',
  youWin: 'You win',
  share: '{names} share the win',
  youShare: 'You share the win with {names}',
  ranking: 'Final standings',
  place: 'Place {place}',
  early: 'The game was ended early',
  earlyText: 'Nobody won. The table is still here.',
  again: 'Play again',
  lobby: 'Change the setup',
  waitForHost: 'The host can start another game.',
  ledger: 'This evening',
  ledgerWins: 'Games won',
  ledgerPlayed: 'Played',
  ledgerName: 'Name',
  ledgerGame: 'Game',
  ledgerWinner: 'Won by',
  ledgerEarly: 'ended early',
  ledgerTime: 'Time',
  ledgerEach: 'Game by game',
} as const;

export const news = {
  joined: '{name} sits down.',
  left: '{name} has left the table.',
  'came-back': '{name} is back.',
  'went-away': '{name} is away.',
  'seat-opened': '{name}’s seat is open to somebody else.',
  'seat-closed': '{name}’s seat is no longer open.',
  'given-back': '{name} is playing again.',
  'taken-back': '{name} takes back the last move.',
  'bot-took-over': 'A bot is playing for {name} for now.',
  'bot-changed': '{name} is a different bot now, because it’s a different game.',
  shuffled: 'The seats were shuffled.',
  started: 'The game begins.',
  'ended-early': 'The host has ended the game.',
  rematch: 'Back at the table for another game.',
  online: 'Connected.',
  waiting: 'Connection lost. The app keeps trying.',
} as const;
