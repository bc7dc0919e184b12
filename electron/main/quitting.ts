import type { App, BrowserWindow, PowerMonitor } from 'electron';

/** What to do with a host that has guests, when the user quits. */
export type QuitChoice = 'keep' | 'end' | 'cancel';

export interface QuittingParts {
  readonly platform: NodeJS.Platform;
  /** Whether guests have a seat at a table here. */
  readonly hasGuests: () => boolean;
  readonly ask: () => Promise<QuitChoice>;
  /** Shows an open question again. */
  readonly show: () => void;
  /** Continues to host without a visible window. */
  readonly hide: () => void;
}

export interface Quitting {
  /** Asks before the window closes, if that ends the app. */
  watch(window: BrowserWindow): void;
  /** Quits without asking. */
  end(): void;
}

/** Milliseconds after which an announced shutdown counts as cancelled. */
const SHUTTING_DOWN = 60_000;

/** Asks before quitting while there are guests; never while the computer shuts down. */
export function guardQuitting(
  app: Pick<App, 'on' | 'quit'>,
  powerMonitor: Pick<PowerMonitor, 'on'>,
  { platform, hasGuests, ask, show, hide }: QuittingParts,
): Quitting {
  let isDecided = false;
  let isAsking = false;

  function end(): void {
    isDecided = true;
    app.quit();
  }
  async function askUser(): Promise<void> {
    isAsking = true;
    const choice = await ask().catch(() => 'cancel' as const);
    isAsking = false;
    if (choice === 'end') end();
    if (choice === 'keep') hide();
  }
  function guard(event: { preventDefault(): void }): void {
    if (isDecided || !hasGuests()) return;
    event.preventDefault();
    if (isAsking) show();
    else void askUser();
  }

  app.on('before-quit', guard);
  function shutDown(): void {
    isDecided = true;
    // Another program may have cancelled it
    setTimeout(() => (isDecided = false), SHUTTING_DOWN).unref();
  }
  powerMonitor.on('shutdown', shutDown);
  return {
    end,
    watch: (window) => {
      window.on('session-end', shutDown); // the event on Windows
      if (platform !== 'darwin') window.on('close', guard);
    },
  };
}
