import { dialog, type BrowserWindow, type MessageBoxOptions } from 'electron';
import { assertNever } from '../../core/base/assert-never.ts';
import { RECORD_EXTENSION } from '../../core/protocol/records.ts';
import type { WayBack } from './background.ts';
import type { QuitChoice } from './quitting.ts';
import type { Release } from './releases.ts';
import type { SeatKeyDamage } from './seat-keys.ts';
import type { Words } from './words.ts';

/**
 * The window that dialogs lie over, once it can be seen: on macOS one that hangs on a hidden window is never answered, and without a window
 * nothing else goes on in this process. Undefined where there is none, because nothing has started yet.
 */
export type Parent = () => Promise<BrowserWindow | undefined>;

async function showMessage(parent: Parent, message: MessageBoxOptions): Promise<number> {
  const window = await parent();
  const shown =
    window === undefined ? dialog.showMessageBox(message) : dialog.showMessageBox(window, message);
  return (await shown).response;
}

/** Asks what becomes of the guests; `way`: how the window would come back from the background. */
export async function askToQuit(
  parent: Parent,
  { quitting: { question, detail, keep, end, cancel }, wayBack }: Words,
  way: WayBack,
): Promise<QuitChoice> {
  const texts = { message: question, detail: `${detail} ${wayBack[way]}` };
  const choices = { buttons: [keep, end, cancel], defaultId: 0, cancelId: 2 };
  const response = await showMessage(parent, { type: 'question', ...texts, ...choices });
  return (['keep', 'end', 'cancel'] as const)[response] ?? 'cancel';
}

export async function sayCopied(parent: Parent, { copied, detail }: Words['diagnosis']): Promise<void> {
  await showMessage(parent, { type: 'info', message: copied, detail });
}

/** Says that keys of seats may be lost, and what helps then. */
export async function sayKeysDamaged(
  parent: Parent,
  { damaged, detail }: Words['seatKeys'],
  { file, keys }: SeatKeyDamage,
): Promise<void> {
  const filled = detail.replace('{keys}', String(keys)).replace('{file}', file);
  await showMessage(parent, { type: 'warning', message: damaged, detail: filled });
}

/** Says what came of looking for a newer release than `own`; whether its page is wanted. */
export async function sayRelease(
  parent: Parent,
  words: Words['release'],
  own: string,
  found: Release,
): Promise<boolean> {
  switch (found.type) {
    case 'newest':
      await showMessage(parent, { type: 'info', message: words.newest, detail: own });
      return false;
    case 'unreachable':
      await showMessage(parent, {
        type: 'info',
        message: words.unreachable,
        detail: words.unreachableDetail,
      });
      return false;
    case 'newer': {
      const detail = `${own} → ${found.version}\n\n${words.newerDetail}`;
      const choices = {
        message: words.newer,
        detail,
        buttons: [words.open, words.later],
        defaultId: 0,
        cancelId: 1,
      };
      return (await showMessage(parent, { type: 'info', ...choices })) === 0;
    }
    default:
      return assertNever(found);
  }
}

/** Has a saved game chosen, at first from `folder`; undefined if none is. */
export async function chooseRecord(
  parent: Parent,
  name: string,
  folder: string,
): Promise<string | undefined> {
  const filters = [{ name, extensions: [RECORD_EXTENSION] }];
  const options = { defaultPath: folder, filters, properties: ['openFile' as const] };
  const window = await parent();
  const shown =
    window === undefined ? dialog.showOpenDialog(options) : dialog.showOpenDialog(window, options);
  return (await shown).filePaths.at(0);
}
