/** What is heard, and how one is told to be awaited. */
export const signals = {
  sound: 'Sound',
  soundHint: 'Paper, coins, the hammer. Everything that is heard can be seen as well.',
  volume: 'Volume',
  mute: 'Turn the sound off',
  unmute: 'Turn the sound on',
  turn: 'When it is your turn',
  mark: 'Mark the title and the icon',
  markHint: 'While you look at something else',
  chime: 'Play a soft sound',
  chimeHint: 'Only while the sound is on',
  vibration: 'Vibrate briefly',
  taskbar: 'Mark the app where open apps are shown',
  taskbarHint: 'While its window is behind',
  notice: 'Show a notification',
  noticeHint: 'While its window is behind',
  noticeAsked:
    'While its window is behind. The system asks once whether that is allowed; later its settings decide.',
  pageTitle: '● Your turn – {title}',
  noticeTitle: 'Your turn – {table}',
  noticeText: '{game} is waiting for you.',
} as const;
