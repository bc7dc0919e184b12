import type { DesktopApp } from './launch.ts';

/** What the main process has asked of the system since `watchSystem`. */
export interface Asked {
  /** Questions and notices, as they were put to the dialogs of the system. */
  readonly dialogs: readonly {
    readonly type?: string;
    readonly message: string;
    readonly detail?: string;
    readonly buttons?: readonly string[];
  }[];
  /** Addresses that were to be opened in a browser. */
  readonly opened: readonly string[];
  /** What keeps the screen on now, and how often something has begun to. */
  readonly awake: readonly string[];
  readonly begun: number;
  /** Icons beside the clock that are there now. */
  readonly icons: number;
  /** Titles of the notifications that are shown now. */
  readonly notices: readonly string[];
  /** Whether the app calls from the taskbar or the dock. */
  readonly isCalling: boolean;
}

/** What the system answers: the button that is pressed next, and the files that are chosen. */
interface Answers {
  readonly button?: number;
  readonly files?: readonly string[];
}

/**
 * Takes the place of the dialogs of the system, and of opening a browser, in Electron and in the stand-in alike; all else that is asked of
 * the system is passed on. Everything is written down in the main process. In the stand-in a dialog is answered once somebody sees it.
 */
export async function watchSystem(app: DesktopApp): Promise<void> {
  await app.firstWindow();
  await app.evaluate(
    ({ app: running, BrowserWindow, dialog, Notification, powerSaveBlocker, shell, Tray }, isStandIn) => {
      const [dialogs, opened, awake, icons, notices] = [[], [], new Map(), new Set(), new Set()] as [
        unknown[],
        string[],
        Map<number, string>,
        Set<unknown>,
        Set<unknown>,
      ];
      const counts = { begun: 0, isCalling: false, button: 0, files: [] as string[] };
      const watched = { dialogs, opened, awake, icons, notices, ...counts };
      Reflect.set(globalThis, 'watched', watched);
      const { showMessageBox, showOpenDialog } = dialog;
      dialog.showMessageBox = async (...input: readonly unknown[]) => {
        dialogs.push(input.at(-1));
        if (isStandIn) await Reflect.apply(showMessageBox, dialog, input);
        return { response: watched.button, checkboxChecked: false };
      };
      dialog.showOpenDialog = async (...input: readonly unknown[]) => {
        if (isStandIn) await Reflect.apply(showOpenDialog, dialog, input);
        return { canceled: watched.files.length === 0, filePaths: watched.files };
      };
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
      const { show, close } = Notification.prototype;
      Notification.prototype.show = function () {
        notices.add(this);
        show.call(this);
      };
      Notification.prototype.close = function () {
        notices.delete(this);
        close.call(this);
      };
      const { flashFrame } = BrowserWindow.prototype;
      BrowserWindow.prototype.flashFrame = function (isOn) {
        watched.isCalling = isOn;
        flashFrame.call(this, isOn);
      };
      const { dock } = running;
      if (dock === undefined) return;
      const { setBadge } = dock;
      dock.setBadge = (text) => {
        watched.isCalling = text !== '';
        setBadge.call(dock, text);
      };
    },
    app.kind === 'stand-in',
  );
}

export const askedOf = (app: DesktopApp): Promise<Asked> =>
  app.evaluate(() => {
    const { dialogs, opened, awake, icons, notices, begun, isCalling } = Reflect.get(globalThis, 'watched');
    const titles = [...notices].map(({ title }) => title);
    const now = { awake: [...awake.values()], icons: icons.size, notices: titles };
    return { dialogs, opened, begun, isCalling, ...now };
  });

export const answerWith = (app: DesktopApp, answers: Answers): Promise<void> =>
  app.evaluate((_electron, given) => {
    Object.assign(Reflect.get(globalThis, 'watched'), given);
  }, answers);

/** Presses the notification that is shown. */
export const pressNotice = (app: DesktopApp): Promise<void> =>
  app.evaluate(() => {
    const [notice] = Reflect.get(globalThis, 'watched').notices;
    notice.emit('click', {});
  });
