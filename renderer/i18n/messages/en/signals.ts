/** What is heard, and how one is told to be awaited. */
export const signals = {
  sound: 'Sound',
  soundHint: 'Paper, coins, the hammer. Nothing depends on sound alone.',
  volume: 'Volume',
  mute: 'Turn the sound off',
  unmute: 'Turn the sound on',
  turn: 'When it’s your turn',
  mark: 'Show a dot in the title',
  markHint: 'When you’re in another tab or window',
  chime: 'Play a soft sound',
  chimeHint: 'Only while sound is on',
  vibration: 'Vibrate briefly',
  taskbar: 'Flag the app in the taskbar or Dock',
  taskbarHint: 'When the window is in the background',
  notice: 'Show a notification',
  noticeHint: 'When the window is in the background',
  noticeAsked:
    'When the window is in the background. The system asks for permission once; after that, its settings decide.',
  pageTitle: '● Your turn – {title}',
  noticeTitle: 'Your turn – {table}',
  noticeText: '{game} is waiting for you.',
} as const;
