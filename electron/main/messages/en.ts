/** What the app says outside of its page: in menus, dialogs of the system, and the tray. */
export default {
  menu: {
    about: 'About Auction Night',
    settings: 'Settings…',
    services: 'Services',
    hide: 'Hide Auction Night',
    hideOthers: 'Hide others',
    showAll: 'Show all',
    quit: 'Quit Auction Night',
    file: 'File',
    host: 'Host a table…',
    join: 'Join by address…',
    record: 'Open saved game…',
    savedGames: 'Saved games',
    history: 'History',
    close: 'Close window',
    edit: 'Edit',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    delete: 'Delete',
    selectAll: 'Select all',
    view: 'View',
    actualSize: 'Actual size',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fullScreen: 'Full screen',
    window: 'Window',
    minimize: 'Minimize',
    zoom: 'Zoom',
    front: 'Bring all to front',
    help: 'Help',
    rules: 'Rules',
    connectionHelp: 'Connection help',
    diagnosis: 'Copy diagnosis',
    release: 'Check for updates…',
    developer: 'For developers',
    reload: 'Reload the page',
    devTools: 'Developer tools',
  },
  quitting: {
    question: 'Others are at your table.',
    detail:
      'The table runs on this computer. If you quit the app, everybody has to wait until it’s opened again; nothing is lost. In the background, the table stays open.',
    keep: 'Keep hosting in the background',
    end: 'Quit for everybody',
    cancel: 'Cancel',
  },
  /** How the window comes back from the background. */
  wayBack: {
    dock: 'Click the app in the Dock to bring the window back.',
    icon: 'Click the icon next to the clock, perhaps behind the little arrow there, to bring the window back.',
    taskbar:
      'The window is only minimized; bring it back from the taskbar or by starting Auction Night again.',
    start: 'The window is hidden; start Auction Night again to bring it back.',
  },
  tray: { open: 'Open Auction Night', end: 'Quit for everybody' },
  /** In a window whose page cannot be shown. */
  page: {
    failed: 'Auction Night can’t be shown',
    detail:
      'Tables and saved games are kept. If trying again doesn’t help, quit Auction Night and start it again; if that doesn’t help either, reinstall it.',
    again: 'Try again',
  },
  release: {
    newer: 'There’s a newer version.',
    newerDetail:
      'Everybody at a table needs the same version, so don’t update in the middle of an evening. Tables and saved games are kept.',
    open: 'Open download page',
    later: 'Not now',
    newest: 'This is the newest version.',
    unreachable: 'Couldn’t check for a newer version.',
    unreachableDetail: 'Is this computer online? It doesn’t have to be to play.',
  },
  seatKeys: {
    damaged: 'Keys to your seats may be lost.',
    detail:
      'The file the app keeps them in was damaged. Keys that could still be read: {keys}. The damaged file is kept next to it as “{file}”. If a table no longer knows you, choose “I have a seat here” there: the host is asked.',
  },
  failure: {
    folder: 'Tables and saved games are kept in the folder {folder}. Nothing in it was changed.',
    taken:
      'Auction Night is already running with this folder: continue in its window, or quit it there and start again.',
    forbidden: 'Your account isn’t allowed to read it or write to it: allow that, and start again.',
    file: 'There’s a file in its place: move that elsewhere, and start again.',
    readOnly: 'Its disk is read-only: start again when it can be written to.',
    full: 'Its disk is full: free some space, and start again.',
    other: 'It can’t be used ({reason}). Start again; if that doesn’t help, restart the computer.',
    unknown:
      'Auction Night couldn’t start ({reason}). Nothing was changed. Start it again; if that doesn’t help, restart the computer.',
  },
  diagnosis: {
    copied: 'The diagnosis is on the clipboard.',
    detail:
      'It lists versions, system and kinds of addresses, and the app’s recent log. It contains no names, PINs or cards.',
  },
} as const;
