import type { App, BrowserWindow, PowerMonitor } from 'electron';

/** What becomes of a host that has guests, when somebody wants to quit. */
export type QuitChoice = 'keep' | 'end' | 'cancel';

export interface QuittingParts {
  readonly platform: NodeJS.Platform;
  /** Whether people of other devices sit at a table here. */
  readonly hasGuests: () => boolean;
  readonly ask: () => Promise<QuitChoice>;
  /** Brings a question that has been asked before the eyes again. */
  readonly show: () => void;
  /** Goes on hosting without a window before anybody's eyes. */
  readonly hide: () => void;
}

export interface Quitting {
  /** Asks before the window closes, where the app ends with it. */
  watch(window: BrowserWindow): void;
  /** Quits without a question. */
  end(): void;
}

/** Milliseconds after which a computer that was to shut down goes on. */
const SHUTTING_DOWN = 60_000;

/** Asks before the app is taken away from guests, and only then; never while the computer itself shuts down. */
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
  async function question(): Promise<void> {
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
    else void question();
  }

  app.on('before-quit', guard);
  function shutDown(): void {
    isDecided = true;
    // Whatever else runs may have cancelled it
    setTimeout(() => (isDecided = false), SHUTTING_DOWN).unref();
  }
  powerMonitor.on('shutdown', shutDown);
  return {
    end,
    watch: (window) => {
      window.on('session-end', shutDown); // what Windows says instead
      if (platform !== 'darwin') window.on('close', guard);
    },
  };
}
