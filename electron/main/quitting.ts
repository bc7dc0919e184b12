import type { App, BrowserWindow, PowerMonitor } from 'electron';

/** What becomes of a host that has guests, when somebody wants to quit. */
export type QuitChoice = 'keep' | 'end' | 'cancel';

export interface QuittingParts {
  readonly platform: NodeJS.Platform;
  /** Whether people of other devices sit at a table here. */
  readonly hasGuests: () => boolean;
  readonly ask: () => Promise<QuitChoice>;
  /** Goes on hosting without a window before anybody's eyes. */
  readonly hide: () => void;
}

export interface Quitting {
  /** Asks before the window closes, where the app ends with it. */
  watch(window: BrowserWindow): void;
  /** Quits without a question. */
  end(): void;
}

/** Asks before the app is taken away from guests, and only then; never while the computer itself shuts down. */
export function guardQuitting(
  app: Pick<App, 'on' | 'quit'>,
  powerMonitor: Pick<PowerMonitor, 'on'>,
  { platform, hasGuests, ask, hide }: QuittingParts,
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
    if (!isAsking) void question();
  }

  app.on('before-quit', guard);
  const shutDown = (): void => {
    isDecided = true;
  };
  powerMonitor.on('shutdown', shutDown);
  return {
    end,
    watch: (window) => {
      window.on('session-end', shutDown); // what Windows says instead
      if (platform !== 'darwin') window.on('close', guard);
    },
  };
}
