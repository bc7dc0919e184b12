/** The table on a television, and the phones beside it. */
export const television = {
  title: 'Television',
  looking: 'Looking for the table…',
  none: 'No table is open yet',
  noneText: 'As soon as there is one, it appears here.',
  which: 'Which table?',
  join: 'Join the game',
  joinText:
    'Scan the code with a phone, or type the address into a browser. The phone must be on the same Wi-Fi.',
  code: 'Code for joining at {address}',
  otherAddress: 'or {address}',
  pin: 'This table needs a PIN; ask the host.',
  since: 'waiting {time}',
  fullScreen: 'Full screen',
  offer: 'Show the table on a television',
  offerText:
    'Open this address in the television’s browser. It shows what everybody may see, in large type, and nothing else.',
  offerCode: 'Code for {address}, for a television',
  shown: 'A television shows the table. | {count} televisions show the table.',
  beside: 'The table is on the television',
  besideHint: 'This device then shows just your hand.',
} as const;
