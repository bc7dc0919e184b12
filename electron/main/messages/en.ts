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
    release: 'Look for a newer version…',
    developer: 'For developers',
    reload: 'Reload the page',
    devTools: 'Developer tools',
  },
  quitting: {
    question: 'Others are at your table.',
    detail:
      'The table lives on this computer. If the app quits, everybody has to wait until it is opened again; nothing is lost. In the background the table stays open.',
    keep: 'Keep hosting in the background',
    end: 'Quit for everybody',
    cancel: 'Cancel',
  },
  /** How the window comes back from the background. */
  wayBack: {
    dock: 'A click on the app in the dock brings the window back.',
    icon: 'The icon beside the clock, perhaps behind the little arrow there, brings the window back.',
    taskbar:
      'The window is only minimized; the taskbar, or starting Auction Night a second time, brings it back.',
    start: 'The window is hidden meanwhile; start Auction Night a second time to see it again.',
  },
  tray: { open: 'Open Auction Night', end: 'Quit for everybody' },
  /** In a window whose page cannot be shown. */
  page: {
    failed: 'Auction Night cannot be shown',
    detail:
      'Tables and saved games are kept. If trying again does not help, quit Auction Night and start it anew; if that does not help either, install it again.',
    again: 'Try again',
  },
  release: {
    newer: 'There is a newer version.',
    newerDetail:
      'Everybody at a table needs the same version, so change between two evenings. Tables and saved games are kept.',
    open: 'Open its page',
    later: 'Not now',
    newest: 'This is the newest version.',
    unreachable: 'Nobody could be asked for a newer version.',
    unreachableDetail: 'Is this computer on the internet? To play, it need not be.',
  },
  seatKeys: {
    damaged: 'Keys to your seats may be lost.',
    detail:
      'The file in which the app keeps them was damaged. Keys that could still be read: {keys}. The damaged file is kept beside it, as “{file}”. If a table does not know you any more, press “A seat here is mine” there: the host is asked.',
  },
  failure: {
    folder: 'Tables and saved games are kept in the folder {folder}. Nothing in it was changed.',
    taken:
      'Auction Night is already running with this folder: go on in its window, or quit it there and start again.',
    forbidden: 'Your account may not read it or write to it: allow that, and start again.',
    file: 'There is a file in its place: move that elsewhere, and start again.',
    readOnly: 'Its disk can only be read: start again when it can be written to.',
    full: 'Its disk is full: make some room, and start again.',
    other: 'It cannot be used ({reason}). Start again; if that does not help, restart the computer.',
    unknown:
      'Auction Night could not start ({reason}). Nothing was changed. Start it again; if that does not help, restart the computer.',
  },
  diagnosis: {
    copied: 'The diagnosis is on the clipboard.',
    detail:
      'It says which versions, system and kinds of addresses there are, and what the app has noted of late. It holds no names, no PINs and no cards.',
  },
} as const;
