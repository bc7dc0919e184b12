import type { FindingType, Step } from '../../../screens/connection/diagnose.ts';

interface Sentence {
  readonly title: string;
  readonly text: string;
}

/** Everything that can be known of the way between two devices. One without a sentence does not compile. */
const finding = {
  'local-only': {
    title: 'Started for this computer only',
    text: 'The app was told not to let other devices in.',
  },
  'no-network': {
    title: 'This computer isn’t on a network',
    text: 'It has neither Wi-Fi nor a network cable right now.',
  },
  'no-address': {
    title: 'The network isn’t answering',
    text: 'A cable or Wi-Fi is connected, but the router (the box that makes the Wi-Fi) has given this computer no address.',
  },
  'only-virtual': {
    title: 'This computer isn’t on the home network',
    text: 'It only has addresses from a VPN or a virtual machine. Other devices at home can’t use them.',
  },
  'one-network': {
    title: 'This computer is on a network',
    text: 'Its address is {address} (adapter “{adapter}”).',
  },
  'several-networks': {
    title: 'This computer is on {count} networks',
    text: 'The other device must be on one of them, and needs the address for that network.',
  },
  'vpn-beside': {
    title: 'A VPN is switched on',
    text: 'The adapter “{adapter}” belongs to it. A VPN bypasses your home network and often hides devices from each other.',
  },
  'public-network': {
    title: 'Windows treats this network as public',
    text: 'It does so with every new network (adapter “{adapter}”), and keeps other devices out of apps that aren’t allowed through its firewall.',
  },
  'other-port': {
    title: 'The number after the colon is {port}',
    text: 'It isn’t the usual one. Anybody who types the address has to type “:{port}” too.',
  },
  'not-open': {
    title: 'No table is open to the home network',
    text: 'Until one is, the app won’t let other devices in.',
  },
  reached: {
    title: 'Another device has got through',
    text: '{from} connected at {time}. For that device, it works.',
  },
  'reached-before': {
    title: 'Another device got through earlier',
    text: '{from} connected at {time}, before you opened this page. Check whether it still can.',
  },
  'reached-sideways': {
    title: 'So far only a detour works',
    text: '{from} connected at {time}, but through a VPN or a virtual machine, not the home network.',
  },
  'not-reached': {
    title: 'No other device has connected yet',
    text: 'Only that device can tell whether it can. As soon as it opens one of this computer’s addresses, it appears here.',
  },
  heard: {
    title: 'Your table is being announced',
    text: 'This computer hears its own announcement. Only the others can tell whether the Wi-Fi passes it on to them.',
  },
  'not-heard': {
    title: 'Your table’s announcement gets lost',
    text: 'Not even this computer hears it; a firewall or a VPN may be blocking it. The address still works.',
  },
  listening: {
    title: 'Listening for your table’s announcement…',
    text: 'This takes a few seconds.',
  },
  'nothing-announced': {
    title: 'There’s nothing to announce',
    text: 'No table is open to the home network right now.',
  },
  'search-off': {
    title: 'The search for tables is off',
    text: 'The app was started without it. The address still works.',
  },
  'search-unavailable': {
    title: 'The search for tables doesn’t work here',
    text: 'The system won’t let the app announce tables or look for them. The address still works.',
  },
  'others-heard': {
    title: 'Other devices can be heard',
    text: 'Other devices’ announcements arrive over the home network.',
  },
  'others-silent': {
    title: 'No other device was heard',
    text: 'Either there aren’t any, or the Wi-Fi doesn’t pass on announcements. There’s no telling from here.',
  },
  offline: {
    title: 'This device isn’t on a network',
    text: 'Its browser reports neither Wi-Fi nor a cable.',
  },
  browser: {
    title: 'This device seems to be on a network',
    text: 'A browser can’t tell which one. The device’s settings show the name of the Wi-Fi.',
  },
  'not-tried': {
    title: 'No address has been tried',
    text: 'Announced tables appear automatically. Any other can be joined by its address.',
  },
  trying: {
    title: 'Trying {at}…',
    text: 'This takes a few seconds.',
  },
  silent: {
    title: '{at} isn’t answering',
    text: 'Nothing is there, or something in between, such as a firewall, blocks the request.',
  },
  refused: {
    title: '{at} refused the connection',
    text: 'The device is there, but Auction Night isn’t running on it, or has no table open to the home network.',
  },
  unreachable: {
    title: '{at} can’t be reached',
    text: 'No device on this network has this address.',
  },
  'kept-away': {
    title: 'This Mac keeps the app off the home network',
    text: '{at} is on this Mac’s network, and yet it can’t be reached. That’s what macOS does to an app that isn’t allowed to use the local network.',
  },
  'other-network': {
    title: 'The two devices are on different networks',
    text: '{address} isn’t on this device’s network, where this device is {own}.',
  },
  'no-table': {
    title: '{at} answers, but the table isn’t there',
    text: 'It was closed, or the link is out of date.',
  },
  'nothing-open': {
    title: '{at} answers, but no table is open there',
    text: 'As soon as one is opened to the home network, it appears here.',
  },
  version: {
    title: '{at} has a different version of the app',
    text: 'The two versions aren’t compatible.',
  },
  answers: {
    title: '{at} answers',
    text: 'It works.',
  },
} as const satisfies Record<FindingType, Sentence>;

/** What somebody can do. */
const step = {
  'start-normally': {
    title: 'Start the app without “--local”',
    text: 'Close it and start it as usual. If somebody else set it up, ask them.',
  },
  'join-network': {
    title: 'Connect this device to the Wi-Fi at home',
    text: 'Or plug in a network cable. This page notices automatically.',
  },
  'renew-network': {
    title: 'Switch Wi-Fi off and on again',
    text: 'With a cable: unplug it and plug it in again. If that doesn’t help, restart the router.',
  },
  'open-table': {
    title: 'Open a table to the home network',
    text: 'Choose “{host}” on the start page. “{play}” is for this computer only.',
  },
  'scan-code': {
    title: 'Open an address on a phone now',
    text: 'Scan a code above with a phone’s camera. If Auction Night appears there, it works, and this page says so right away.',
  },
  'same-network': {
    title: 'Connect both devices to the same Wi-Fi',
    text: 'Compare the name of the Wi-Fi on both. A phone may have switched to mobile data: turn that off for a moment.',
  },
  'browser-network': {
    title: 'Allow the browser to use the local network',
    text: 'On a Mac, macOS 15 and newer may keep Chrome and Firefox from reaching devices at home: “System Settings”, “Privacy & Security”, “Local Network”, switch on the browser. Safari needs no permission. Newer versions of Android may ask for the same: allow the browser “Nearby devices”.',
  },
  'private-network': {
    title: 'Tell Windows this is your home network',
    text: 'Open “Settings”, “Network & internet”, click the network that is connected, and choose “Private network”.',
  },
  'local-network': {
    title: 'Allow Auction Night to use the local network',
    text: 'Open “System Settings”, “Privacy & Security”, “Local Network”, and switch on Auction Night. If it’s on already, switch it off and on again. Then close the app and start it again.',
  },
  'firewall-windows': {
    title: 'Let the app through the Windows firewall',
    text: 'Open “Windows Security”, “Firewall & network protection”, “Allow an app through firewall”, and tick Auction Night under “Private”, and under “Public” if the network has to stay public.',
  },
  'firewall-mac': {
    title: 'Let the app through the Mac’s firewall',
    text: 'Open “System Settings”, “Network”, “Firewall”, “Options”, and allow incoming connections for Auction Night.',
  },
  'firewall-linux': {
    title: 'Let the app through the firewall',
    text: 'If this computer has a firewall, open its settings and allow incoming connections (TCP) to port {port}, and UDP port 5353 so that tables are found automatically.',
  },
  'firewall-other': {
    title: 'Let the app through the firewall',
    text: 'If this computer has a firewall, allow incoming connections for Auction Night, port {port}.',
  },
  'guest-network': {
    title: 'Leave the guest Wi-Fi',
    text: 'Guest Wi-Fi, and the Wi-Fi of hotels and schools, keeps devices apart on purpose. Use the main Wi-Fi, or a phone’s hotspot for both. In the router the setting is called “client isolation” or “AP isolation”.',
  },
  'vpn-off': {
    title: 'Switch the VPN off while you play',
    text: 'On both devices. A VPN is a program that sends all connections through somewhere else, often for work.',
  },
  'right-network': {
    title: 'Use the address for the right network',
    text: 'Try one code after the other. Which one works depends on the other device’s Wi-Fi.',
  },
  'type-address': {
    title: 'Join by the address',
    text: 'If a table doesn’t appear automatically: in the app, choose “{join}”; in a browser, type the address at the top, including the number after the colon.',
  },
  'check-address': {
    title: 'Compare the address, digit by digit',
    text: 'It must match what the host’s screen shows now, including the number after the colon. Addresses may change from day to day.',
  },
  'host-open': {
    title: 'Is the app open there, with a table for the home network?',
    text: 'The host’s computer must be awake, with Auction Night open and the table set up with “{host}”.',
  },
  'ask-host': {
    title: 'Ask the host to open “{help}”',
    text: 'That page shows the right address, and whether your device gets through.',
  },
  'new-link': {
    title: 'Scan the code on the host’s screen again',
    text: 'Or go to the start page and choose the table there.',
  },
  'update-app': {
    title: 'Update the older app',
    text: 'Both devices need the same version. In a browser, just reload the page.',
  },
  'go-in': {
    title: 'Continue to the table',
    text: 'Choose it above. If it fails again, come back here.',
  },
} as const satisfies Record<Step, Sentence>;

/** Bringing devices to the table: the Wi-Fi, an invitation on paper, and why two of them do not find each other. */
export default {
  lead: 'Use this if another device can’t find the table or can’t join.',
  role: 'What do you want to do?',
  asHost: 'I’m hosting',
  asGuest: 'I want to join',
  away: 'The app isn’t answering. As soon as it does, this page continues.',
  picture: 'The connection between the two devices',
  this: 'This device',
  other: 'The other device',
  network: 'Home network',
  span: { good: 'works', bad: 'blocked', unknown: 'not known' },
  pictureText: 'From this device to the home network: {here}. From there to the other device: {there}.',
  codes: 'Try it with another device',
  codesText:
    'Scan a code with a phone, or type the address into its browser. Any device that gets through appears here right away.',
  codeFor: 'Code for {address}',
  adapter: 'Adapter “{adapter}”',
  kind: {
    vpn: 'Belongs to a VPN: other devices at home can’t use it.',
    virtual: 'Belongs to a virtual machine: other devices at home can’t use it.',
    'self-given': 'Not assigned by any network: other devices can’t use it.',
  },
  useless: 'This computer’s other addresses',
  waiting: 'Waiting for another device…',
  came: '{from} connected at {time}',
  diagnosis: {
    do: 'Copy diagnosis',
    copied: 'The diagnosis is on the clipboard.',
    text: 'For anybody you ask for help: versions, system, kinds of addresses, and the app’s recent log. No names, no PINs, no cards.',
  },
  known: 'What we know',
  mark: { good: 'Fine', bad: 'Trouble', unknown: 'Not known', note: 'Good to know' },
  todo: 'What to try, most likely first',
  finding,
  step,
  browsers: {
    title: 'Which browsers can play',
    text: 'These, and newer ones: {browsers}. A television from {year} or later shows the table at {tv}; any other one at {plain}.',
    old: 'This browser is too old for Auction Night. It works with {browsers} or newer; on a television, open {plain}.',
  },
  wifi: {
    title: 'Code for your Wi-Fi',
    lead: 'Guests who aren’t on your Wi-Fi yet scan a code, and their phone joins it. Enter its name and password here once.',
    name: 'Wi-Fi name',
    password: 'Password',
    passwordHint: 'Leave empty if it has none.',
    hidden: 'The Wi-Fi is hidden',
    hiddenHint: 'Phones don’t list it; its name has to be typed.',
    kept: 'Both stay on this computer. They’re not sent to any other device, and aren’t in any saved game, log or diagnosis.',
    bad: {
      name: 'A Wi-Fi name has 1 to 32 characters; accented letters count twice.',
      password: 'A Wi-Fi password has 8 to 63 characters.',
    },
    network: 'Network',
    open: 'none',
    code: 'Code for the Wi-Fi {network}',
    scan: 'Scan this first to join the Wi-Fi, then scan the table’s code.',
    show: 'Show the code',
    hide: 'Hide it again',
    change: 'Change',
    forget: 'Forget it',
  },
  poster: {
    title: 'Print an invitation',
    headline: 'Headline',
    tonight: 'Tonight at {name}’s',
    wifi: 'Include the Wi-Fi',
    wifiHint: 'Anybody who sees the sheet can read the password.',
    addWifi: 'Enter your Wi-Fi',
    now: 'The code leads to this table, at this computer’s current address.',
    print: 'Print',
    play: 'Your phone is all you need: no app, no account.',
    toWifi: 'Join the Wi-Fi',
    toTable: 'Join the table',
    type: 'or type into a browser',
    foot: 'Point your phone’s camera at a code. Doesn’t open? Leave guest Wi-Fi and turn mobile data off.',
  },
  /** Beside the code of a table. */
  open: {
    network: 'Phones: join the same Wi-Fi, not the one for guests, and turn mobile data off.',
    mac: 'Mac: macOS may keep Chrome and Firefox from reaching devices at home. Allow the browser in “System Settings”, “Privacy & Security”, “Local Network”, or use Safari.',
    android: 'Android: newer versions may ask whether the browser can access nearby devices. Allow it.',
  },
  lost: {
    title: 'The host is no longer answering.',
    other: 'A different computer now answers at this address.',
    seat: 'The host keeps the game and your seat. The host’s computer may have a new address, for example after a restart of the router. If so, scan the code on its screen again, then enter this code there:',
    watching:
      'The game is kept. The host’s computer may have a new address, for example after a restart of the router. If so, scan the code on its screen again.',
    television:
      'The game is kept. The host’s computer may have a new address, for example after a restart of the router. If so, open the address on its screen in this browser, with /tv at the end.',
    app: 'The host keeps the game and your seat. If the host’s computer has a new address, the app finds the table there and brings you back. If that doesn’t happen, go to the start page and choose “Join by address”.',
    code: 'Return code',
    codeOf: 'Return code for {name}',
    address: 'Or type the address on the host’s screen',
    go: 'Go there',
    found: 'The host has a new address.',
    foundText: 'The table is at {address} now. Your seat comes with you.',
  },
} as const;
