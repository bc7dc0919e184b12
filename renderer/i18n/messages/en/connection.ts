import type { FindingType, Step } from '../../../screens/connection/diagnose.ts';

interface Sentence {
  readonly title: string;
  readonly text: string;
}

/** Everything that can be known of the way between two devices. One without a sentence does not compile. */
const finding = {
  'local-only': {
    title: 'Started for this computer alone',
    text: 'The app was told not to let any other device in.',
  },
  'no-network': {
    title: 'This computer is in no network',
    text: 'It has neither Wi-Fi nor a network cable at the moment.',
  },
  'no-address': {
    title: 'The network does not answer',
    text: 'A cable or Wi-Fi is connected, but the router (the box that makes the Wi-Fi) has given this computer no address.',
  },
  'only-virtual': {
    title: 'This computer is not in the home network',
    text: 'It only has addresses of a VPN or a virtual machine. Other devices at home cannot use them.',
  },
  'one-network': {
    title: 'This computer is in a network',
    text: 'There its address is {address} (adapter “{adapter}”).',
  },
  'several-networks': {
    title: 'This computer is in {count} networks',
    text: 'The other device has to be in one of them, and needs the address that belongs to it.',
  },
  'vpn-beside': {
    title: 'A VPN is switched on',
    text: 'The adapter “{adapter}” belongs to it. A VPN leads the way around the home network and often hides devices from each other.',
  },
  'public-network': {
    title: 'Windows takes this network for a public one',
    text: 'It does so with every new network (adapter “{adapter}”), and keeps other devices out of apps that were not let through its firewall.',
  },
  'other-port': {
    title: 'The number after the colon is {port}',
    text: 'It is an unusual one. Whoever types the address has to type “:{port}” too.',
  },
  'not-open': {
    title: 'No table is open to the home network',
    text: 'Until one is, the app lets no other device in.',
  },
  reached: {
    title: 'Another device has got through',
    text: '{from} came at {time}. For this device the way is free.',
  },
  'reached-before': {
    title: 'Another device got through earlier',
    text: '{from} came at {time}, before you opened this page. Try whether it still can.',
  },
  'reached-sideways': {
    title: 'Only a detour is known to work',
    text: '{from} came at {time}, through a VPN or a virtual machine and not through the home network.',
  },
  'not-reached': {
    title: 'No other device has come yet',
    text: 'Whether one can, only that device knows. As soon as it opens an address of this computer, it shows here.',
  },
  heard: {
    title: 'Your table is being announced',
    text: 'This computer hears its own announcement. Whether the Wi-Fi carries it to the others, only they can tell.',
  },
  'not-heard': {
    title: 'The announcement of your table gets lost',
    text: 'This computer does not hear it itself; perhaps a firewall or a VPN holds it back. The address works all the same.',
  },
  listening: {
    title: 'Listening for the announcement of your table …',
    text: 'This takes a few seconds.',
  },
  'nothing-announced': {
    title: 'There is nothing to announce',
    text: 'No table is open to the home network at the moment.',
  },
  'search-off': {
    title: 'The search for tables is switched off',
    text: 'The app was started without it. The address works all the same.',
  },
  'search-unavailable': {
    title: 'The search for tables does not work here',
    text: 'The system does not let the app announce tables or look for them. The address works all the same.',
  },
  'others-heard': {
    title: 'Other devices can be heard',
    text: 'Announcements of other devices come in through the home network.',
  },
  'others-silent': {
    title: 'No other device was heard',
    text: 'Either none has spoken, or the Wi-Fi does not carry announcements. Nobody can tell from here.',
  },
  offline: {
    title: 'This device is in no network',
    text: 'Its browser says that there is neither Wi-Fi nor a cable.',
  },
  browser: {
    title: 'This device seems to be in a network',
    text: 'In which one, a browser does not tell. Its settings show the name of the Wi-Fi.',
  },
  'not-tried': {
    title: 'No address has been tried',
    text: 'Tables that are announced appear by themselves. Every other one can be joined by its address.',
  },
  trying: {
    title: 'Trying {at} …',
    text: 'This takes a few seconds.',
  },
  silent: {
    title: '{at} does not answer',
    text: 'Nobody is there, or something on the way, such as a firewall, swallows the question.',
  },
  refused: {
    title: 'At {at} nobody opens',
    text: 'The device is there, but Auction Night is not running on it, or has no table open to the home network.',
  },
  unreachable: {
    title: 'There is no way to {at}',
    text: 'In this network no device has this address.',
  },
  'kept-away': {
    title: 'The Mac lets the app reach no device at home',
    text: '{at} is in the network of this Mac, and yet there is no way to it. So macOS answers an app that may not use the local network.',
  },
  'other-network': {
    title: 'The two devices are in different networks',
    text: '{address} does not belong to the network of this device, which is {own} there.',
  },
  'no-table': {
    title: '{at} answers, but the table is not there',
    text: 'It was closed, or the link is an old one.',
  },
  'nothing-open': {
    title: '{at} answers, but no table is open there',
    text: 'As soon as one is opened to the home network, it shows here.',
  },
  version: {
    title: '{at} has another version of the app',
    text: 'The two versions do not understand each other.',
  },
  answers: {
    title: '{at} answers',
    text: 'The way is free.',
  },
} as const satisfies Record<FindingType, Sentence>;

/** What somebody can do. */
const step = {
  'start-normally': {
    title: 'Start the app without “--local”',
    text: 'Close it and start it as usual. If somebody else has set it up, ask them.',
  },
  'join-network': {
    title: 'Connect this device to the Wi-Fi at home',
    text: 'Or plug in a network cable. This page notices it by itself.',
  },
  'renew-network': {
    title: 'Switch Wi-Fi off and on again',
    text: 'With a cable: unplug it and plug it in again. If that does not help, restart the router.',
  },
  'open-table': {
    title: 'Open a table to the home network',
    text: 'Choose “{host}” at the start. “{play}” is for this computer alone.',
  },
  'scan-code': {
    title: 'Open an address on a phone now',
    text: 'Scan a code above with the camera of a phone. If Auction Night appears there, the way is free, and this page says so at once.',
  },
  'same-network': {
    title: 'Put both devices into the same Wi-Fi',
    text: 'Compare the name of the Wi-Fi on both. A phone may have changed to mobile data: switch that off for a moment.',
  },
  'browser-network': {
    title: 'Allow the browser to use the local network',
    text: 'On a Mac, macOS 15 and newer may keep Chrome and Firefox from devices at home: “System Settings”, “Privacy & Security”, “Local Network”, switch on the browser. Safari needs no permission. Newer versions of Android may ask the same: allow the browser “Nearby devices”.',
  },
  'private-network': {
    title: 'Tell Windows that this is your home network',
    text: 'Open “Settings”, “Network & internet”, click the network that is connected, and choose “Private network”.',
  },
  'local-network': {
    title: 'Allow Auction Night to use the local network',
    text: 'Open “System Settings”, “Privacy & Security”, “Local Network”, and switch on Auction Night. If it is on already, switch it off and on again. Then close the app and start it again.',
  },
  'firewall-windows': {
    title: 'Let the app through the firewall of Windows',
    text: 'Open “Windows Security”, “Firewall & network protection”, “Allow an app through firewall”, and tick Auction Night under “Private”, and under “Public” if the network has to stay public.',
  },
  'firewall-mac': {
    title: 'Let the app through the firewall of the Mac',
    text: 'Open “System Settings”, “Network”, “Firewall”, “Options”, and allow incoming connections for Auction Night.',
  },
  'firewall-linux': {
    title: 'Let the app through the firewall',
    text: 'If this computer has a firewall, open its settings and allow incoming connections (TCP) to port {port}, and UDP port 5353 so that tables are found by themselves.',
  },
  'firewall-other': {
    title: 'Let the app through the firewall',
    text: 'If this computer has a firewall, allow incoming connections for Auction Night, port {port}.',
  },
  'guest-network': {
    title: 'Leave the guest Wi-Fi',
    text: 'Guest Wi-Fi, and the Wi-Fi of hotels and schools, keeps devices apart on purpose. Use the main Wi-Fi, or the hotspot of a phone for both. In the router the setting is called “client isolation” or “AP isolation”.',
  },
  'vpn-off': {
    title: 'Switch the VPN off while you play',
    text: 'On both devices. A VPN is a programme that leads all connections through another place, often for work.',
  },
  'right-network': {
    title: 'Take the address of the right network',
    text: 'Try one code after the other. Which one works depends on the Wi-Fi of the other device.',
  },
  'type-address': {
    title: 'Join by the address',
    text: 'If a table does not appear by itself: in the app choose “{join}”, in a browser type the address at the top, with the number after the colon.',
  },
  'check-address': {
    title: 'Compare the address, digit by digit',
    text: 'It has to be what the screen of the host shows now, with the number after the colon. Addresses may change from day to day.',
  },
  'host-open': {
    title: 'Is the app open there, with a table for the home network?',
    text: 'The computer that hosts has to be awake, with Auction Night open, and the table set up with “{host}”.',
  },
  'ask-host': {
    title: 'Ask whoever hosts to open “{help}” there',
    text: 'That page shows the right address, and whether your device gets through.',
  },
  'new-link': {
    title: 'Scan the code on the screen of the host anew',
    text: 'Or go to the start and choose the table there.',
  },
  'update-app': {
    title: 'Update the older app',
    text: 'Both devices need the same version. In a browser it is enough to load the page again.',
  },
  'go-in': {
    title: 'Go on to the table',
    text: 'Choose it above. If it stops again, come back here.',
  },
} as const satisfies Record<Step, Sentence>;

/** Bringing devices to the table: the Wi-Fi, an invitation on paper, and why two of them do not find each other. */
export default {
  lead: 'For when the other device does not find the table, or cannot join.',
  role: 'What do you want to do?',
  asHost: 'I host',
  asGuest: 'I want to join',
  away: 'The app does not answer. As soon as it does, this page goes on.',
  picture: 'The way between the two devices',
  this: 'This device',
  other: 'The other device',
  network: 'Home network',
  span: { good: 'free', bad: 'blocked', unknown: 'not known' },
  pictureText: 'From this device to the home network: {here}. From there to the other device: {there}.',
  codes: 'Try it with another device',
  codesText:
    'Scan a code with a phone, or type the address into its browser. What comes through shows here at once.',
  codeFor: 'Code with the address {address}',
  adapter: 'Adapter “{adapter}”',
  kind: {
    vpn: 'Belongs to a VPN: other devices at home cannot use it.',
    virtual: 'Belongs to a virtual machine: other devices at home cannot use it.',
    'self-given': 'Given by no network: other devices cannot use it.',
  },
  useless: 'Other addresses of this computer',
  waiting: 'Waiting for another device …',
  came: '{from} came at {time}',
  diagnosis: {
    do: 'Copy diagnosis',
    copied: 'The diagnosis is on the clipboard.',
    text: 'For whoever you ask for help: versions, system, kinds of addresses, and what the app has noted of late. No names, no PINs, no cards.',
  },
  known: 'What is known',
  mark: { good: 'Fine', bad: 'Trouble', unknown: 'Not known', note: 'Good to know' },
  todo: 'What to do, the likeliest first',
  finding,
  step,
  browsers: {
    title: 'Which browsers can play',
    text: 'These, and newer ones: {browsers}. A television from {year} or later shows the table at {tv}; any other one at {plain}.',
    old: 'This browser is too old for Auction Night. It works with {browsers} or newer; on a television, open {plain}.',
  },
  wifi: {
    title: 'Code for your Wi-Fi',
    lead: 'Guests who are not on your Wi-Fi yet scan a code, and their phone is. Type its name and password here once.',
    name: 'Name of the Wi-Fi',
    password: 'Password',
    passwordHint: 'Empty for a Wi-Fi without one.',
    hidden: 'The Wi-Fi is hidden',
    hiddenHint: 'Phones do not list it; its name has to be typed.',
    kept: 'Both stay on this computer. No other device is sent them, and they are in no game, log or diagnosis.',
    bad: {
      name: 'The name of a Wi-Fi has 1 to 32 characters; letters with accents count twice.',
      password: 'The password of a Wi-Fi has 8 to 63 characters.',
    },
    network: 'Network',
    open: 'none',
    code: 'Code for the Wi-Fi {network}',
    scan: 'Scan this first and join the Wi-Fi, then scan the code of the table.',
    show: 'Show the code',
    hide: 'Hide it again',
    change: 'Change',
    forget: 'Forget it',
  },
  poster: {
    title: 'Print an invitation',
    headline: 'Headline',
    tonight: 'Tonight at {name}’s',
    wifi: 'With the Wi-Fi',
    wifiHint: 'Whoever sees the sheet reads the password.',
    addWifi: 'Type in your Wi-Fi',
    now: 'The code leads to this table, at the address that this computer has now.',
    print: 'Print',
    play: 'Your phone is all you need: no app, no account.',
    toWifi: 'Into the Wi-Fi',
    toTable: 'To the table',
    type: 'or type into a browser',
    foot: 'Point the camera of your phone at a code. It does not open? Leave guest Wi-Fi, and switch mobile data off.',
  },
  /** Beside the code of a table. */
  open: {
    network: 'Phones: join the same Wi-Fi, not the one for guests, and switch mobile data off.',
    mac: 'Mac: macOS may keep Chrome and Firefox from devices at home. Allow the browser in “System Settings”, “Privacy & Security”, “Local Network”, or take Safari.',
    android: 'Android: newer versions may ask whether the browser may reach nearby devices. Allow it.',
  },
  lost: {
    title: 'The host no longer answers.',
    other: 'Another computer answers at this address now.',
    seat: 'The host keeps the game and your seat. The host’s computer may have a new address, for example after a restart of the router. If so, scan the code on its screen again, then enter this code there:',
    watching:
      'The game is kept. The host’s computer may have a new address, for example after a restart of the router. If so, scan the code on its screen again.',
    television:
      'The game is kept. The host’s computer may have a new address, for example after a restart of the router. If so, open the address on its screen in this browser, with /tv at the end.',
    app: 'The host keeps the game and your seat. If the host’s computer has a new address, the app finds the table there and brings you back. If that does not happen, go to the start page and choose “Join by address”.',
    code: 'Return code',
    codeOf: 'Return code for {name}',
    address: 'Or type the address on the host’s screen',
    go: 'Go there',
    found: 'The host has a new address.',
    foundText: 'The table is at {address} now. Your seat comes with you.',
  },
} as const;
