/** At the table: frame, connection, people, curtain, the end of a game. */
export const table = {
  broken: {
    text: 'This part of the table could not be shown. You still have your seat.',
    again: 'Show again',
  },
  scene: { all: 'Everybody look!', on: 'Go on' },
  place: { title: 'Players', choosing: 'Is choosing', chosen: 'Has chosen', away: 'Is away' },
  takeBack: 'Take back',
  noUndoLeft: 'That is as often as it goes for now: your choice stays as it is.',
  missed: {
    title: 'While you were away',
    earlier: '{count} more thing before that: see the log. | {count} more things before that: see the log.',
    earlierOpen:
      '{count} more thing before that; the log holds the last two rounds. | {count} more things before that; the log holds the last two rounds.',
    close: 'Got it',
  },
  botPlaysIn: 'A bot plays for {name} in {time}',
  connecting: 'On the way to the table …',
  watching: 'You are watching',
  wait: 'Waiting for {names}. | Waiting for {names}.',
  log: {
    title: 'What happened',
    lookUp: 'Look up earlier rounds',
    earlier: 'Earlier rounds',
    noEarlier: 'There is no earlier round.',
    nothing: 'No round is over yet.',
  },
  ownerAway: 'The host is not at the table at the moment',
  waiting: {
    title: 'The connection is lost',
    kept: 'The host keeps your seat and what you have chosen.',
    back: 'It comes back by itself when the host answers; put this device on the same Wi-Fi, not on mobile data.',
    ended: 'The program on this computer has ended. Start it again: then it goes on here by itself.',
    unreadable:
      'The host has sent something that cannot be read here. The table is asked for afresh by itself; if this goes on, load the newest version on both sides.',
    now: 'Try now',
  },
  turnedAway: {
    full: {
      title: 'The house is full',
      text: 'All places at the host are taken. Whoever hosts can free those that nobody uses; this device tries again by itself.',
    },
    addressFull: {
      title: 'Too many devices at one address',
      text: 'All devices behind a second router look like one to the host, and it has no more places for them. Close this game where nobody uses it, or join the Wi-Fi of the host itself; this device tries again by itself.',
    },
    closing: {
      title: 'The host has ended the program',
      text: 'What was played is kept. When the host starts it again, it goes on here by itself.',
    },
  },
  refused: {
    title: 'The host turned this device away',
    versions: 'The two versions do not fit',
    versionsText:
      'The host speaks version {host} of the messages, this device version {client}. The older one needs an update. Nothing is lost: the table is where it was.',
    pin: 'This table asks for a PIN',
    pinChanged: 'The PIN was changed',
    pinChangedText: 'The host has set a new one. Ask for it, then come in again; nothing else has changed.',
    pinText: 'The host sees it on the screen.',
    pinWrong: 'That is not the PIN.',
    pinLeft: 'That is not the PIN. One try left. | That is not the PIN. {count} tries left.',
    pinLocked: 'Too many wrong PINs. Try again in {time}.',
    pinShut: 'Too many wrong PINs. The host has to set a new one, then you can come in.',
    enter: 'Come in',
    again: 'Try again',
  },
  closed: {
    title: 'This table is not there any more',
    text: 'The host has put it away, or it never was at this address.',
    other: 'The connection was ended',
    otherText: 'Go back to the start and come to the table again. The host keeps your seat.',
  },
  displaced: {
    title: 'Your seat is used on another page',
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
  host: 'Host',
  free: 'Free seat',
  spectators: 'One more person is watching | {count} more people are watching',
  thinking: 'Thinking',
  ready: 'Ready',
  notReady: 'Not ready yet',
  looksLike: 'Easily taken for {name}',
  away: 'Away',
  seatCode: 'I have a code for my seat',
  mySeat: 'A seat here is mine',
  openSeat: 'Seat open for somebody else',
  bot: 'Bot',
  botNamed: 'Bot: {bot}',
  standIn: 'The bot {bot} plays meanwhile',
  app: 'In the app',
  browser: 'In the browser',
  grace: 'A bot plays in {time}',
  acts: 'What to do with the seat of {name}',
  takeOver: 'Let a bot play',
  giveBack: 'Let {name} play again',
  openUp: 'Open the seat to somebody else',
} as const;

export const keys = {
  title: 'Keys',
  cards: 'Choose a card, or not',
  reactions: 'Pick a reaction, while they are open',
  this: 'This list',
  on: 'Keys on this device',
  onHint: 'They rest while you type or a dialog is open.',
} as const;

export const curtain = {
  title: 'Pass the screen to {name}',
  text: 'The hand shows after the tap. Everybody else looks away.',
  show: 'I am {name}: show my hand',
  others: 'Somebody else?',
  showOther: 'Hand of {name}',
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
  ranking: 'Final standing',
  place: 'Place {place}',
  early: 'The game was ended early',
  earlyText: 'Nobody has won it. The table is still there.',
  again: 'Play again',
  lobby: 'Change something first',
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
  'seat-opened': 'The seat of {name} is open to somebody else.',
  'seat-closed': 'The seat of {name} is not open any more.',
  'given-back': '{name} plays again.',
  'taken-back': '{name} takes the last move back.',
  'bot-took-over': 'A bot plays for {name} for the time being.',
  'bot-changed': '{name} now plays as a different bot, because the game is a different one.',
  shuffled: 'The seats were shuffled.',
  started: 'The game begins.',
  'ended-early': 'The host has ended the game.',
  rematch: 'Back to the table: another game.',
  online: 'Connected.',
  waiting: 'Connection lost. The app keeps trying.',
} as const;
