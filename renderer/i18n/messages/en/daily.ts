/** The game that is the same for everybody who plays it on a day. */
export default {
  title: 'Deal of the day',
  lead: 'The same cards for everybody who plays it today: alone, in the same edition, against Clara, Elsa, and Hugo.',
  honest:
    'Nobody keeps a list, and anybody can play it again: a result is worth as much as your word. Other versions of the app may deal differently.',
  today: 'Today: {day}',
  table: 'Deal of the day',
  share: 'Your line for today',
  copy: 'Copy the line',
  copied: 'Copied',
  line: 'Auction Night · {game} ({edition}) · {day} · {place} {total} {bar}',
  noLine:
    'The line is there only where one person has played the deal of the day to the end, against its three opponents.',
} as const;
