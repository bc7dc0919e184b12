/** The table on a television, and the phones beside it. */
export const television = {
  title: 'Television',
  looking: 'Looking for the table …',
  none: 'No table is open yet',
  noneText: 'As soon as there is one, it shows here.',
  which: 'Which table?',
  join: 'Join the game',
  joinText:
    'Scan the code with a phone, or type the address into a browser. The phone has to be on the same Wi-Fi.',
  code: 'Code for joining at {address}',
  otherAddress: 'or {address}',
  pin: 'This table asks for a PIN; the host tells it.',
  since: 'since {time}',
  fullScreen: 'Fill the screen',
  offer: 'Show the table on a television',
  offerText:
    'Open this address in the browser of the television. It shows what everybody may see, large, and nothing else.',
  offerCode: 'Code with the address {address} for a television',
  shown: 'A television shows the table. | {count} televisions show the table.',
  beside: 'The table is on the television',
  besideHint: 'Here your own things get the room.',
} as const;
