/** The names of the messages between page and main process. */
export const CHANNELS = {
  /** Answered requests of the page. */
  ownHost: 'own-host',
  openPipe: 'open-pipe',
  seatKeys: 'seat-keys',
  keepSeatKey: 'keep-seat-key',
  dropSeatKey: 'drop-seat-key',
  forgetHostKey: 'forget-host-key',
  checkHost: 'check-host',
  trustHost: 'trust-host',
  copyText: 'copy-text',
  copyDiagnosis: 'copy-diagnosis',
  setTheme: 'set-theme',
  toggleFullScreen: 'toggle-full-screen',
  takeLaunchIntent: 'take-launch-intent',
  setLanguage: 'set-language',
  /** Messages of the page without an answer. */
  sendPipe: 'send-pipe',
  closePipe: 'close-pipe',
  callAttention: 'call-attention',
  endAttention: 'end-attention',
  keepAwake: 'keep-awake',
  /** Messages to the page. */
  pipeEvent: 'pipe-event',
  launchIntentCame: 'launch-intent-came',
} as const;

/** Prefix of the command-line argument that gives the preload the app's version. */
export const VERSION_ARGUMENT = '--auction-night-version=';
