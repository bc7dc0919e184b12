import type { DesktopApp } from './launch.ts';

/** What the main process has asked of the system since `watchSystem`. */
export interface Asked {
  /** Questions and notices, as they were put to the dialogs of the system. */
  readonly dialogs: readonly {
    readonly type?: string;
    readonly message: string;
    readonly buttons?: readonly string[];
  }[];
  /** Addresses that were to be opened in a browser. */
  readonly opened: readonly string[];
  /** What keeps the screen on now, and how often something has begun to. */
  readonly awake: readonly string[];
  readonly begun: number;
  /** Icons beside the clock that are there now. */
  readonly icons: number;
}

/** What the system answers: the button that is pressed next, and the files that are chosen. */
interface Answers {
  readonly button?: number;
  readonly files?: readonly string[];
}

/**
 * Takes the place of the dialogs of the system, and of opening a browser, in Electron and in the stand-in alike; all else that is asked of
 * the system is passed on. Everything is written down in the main process.
 */
export async function watchSystem(app: DesktopApp): Promise<void> {
  await app.firstWindow();
  await app.evaluate(({ dialog, powerSaveBlocker, shell, Tray }) => {
    const [dialogs, opened, awake, icons] = [[], [], new Map(), new Set()] as [
      unknown[],
      string[],
      Map<number, string>,
      Set<unknown>,
    ];
    const watched = { dialogs, opened, awake, icons, begun: 0, button: 0, files: [] as string[] };
    Reflect.set(globalThis, 'watched', watched);
    dialog.showMessageBox = (...input: readonly unknown[]) => {
      dialogs.push(input.at(-1));
      return Promise.resolve({ response: watched.button, checkboxChecked: false });
    };
    dialog.showOpenDialog = () =>
      Promise.resolve({ canceled: watched.files.length === 0, filePaths: watched.files });
    shell.openExternal = (address) => {
      opened.push(address);
      return Promise.resolve();
    };
    const { start, stop } = powerSaveBlocker;
    powerSaveBlocker.start = (type) => {
      const id = start.call(powerSaveBlocker, type);
      awake.set(id, type);
      watched.begun += 1;
      return id;
    };
    powerSaveBlocker.stop = (id) => {
      awake.delete(id);
      return stop.call(powerSaveBlocker, id);
    };
    const { setToolTip, destroy } = Tray.prototype;
    Tray.prototype.setToolTip = function (text) {
      icons.add(this);
      setToolTip.call(this, text);
    };
    Tray.prototype.destroy = function () {
      icons.delete(this);
      destroy.call(this);
    };
  });
}

export const askedOf = (app: DesktopApp): Promise<Asked> =>
  app.evaluate(() => {
    const { dialogs, opened, awake, icons, begun } = Reflect.get(globalThis, 'watched');
    return { dialogs, opened, awake: [...awake.values()], begun, icons: icons.size };
  });

export const answerWith = (app: DesktopApp, answers: Answers): Promise<void> =>
  app.evaluate((_electron, given) => {
    Object.assign(Reflect.get(globalThis, 'watched'), given);
  }, answers);
