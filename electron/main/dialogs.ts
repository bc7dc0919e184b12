import { dialog, type BrowserWindow, type MessageBoxOptions } from 'electron';
import { assertNever } from '../../core/base/assert-never.ts';
import { RECORD_EXTENSION } from '../../core/protocol/records.ts';
import type { WayBack } from './background.ts';
import type { QuitChoice } from './quitting.ts';
import type { Release } from './releases.ts';
import type { SeatKeyDamage } from './seat-keys.ts';
import type { Messages } from './messages.ts';

/**
 * Resolves with the parent window of dialogs once it is visible: on macOS a dialog of a hidden window is never answered, and a dialog
 * without a window blocks this process. Undefined if there is none, because nothing has started yet.
 */
export type Parent = () => Promise<BrowserWindow | undefined>;

async function showMessage(parent: Parent, message: MessageBoxOptions): Promise<number> {
  const window = await parent();
  const result =
    window === undefined ? dialog.showMessageBox(message) : dialog.showMessageBox(window, message);
  return (await result).response;
}

/**
 * Asks what to do about guests.
 * @param way How the window would return from the background.
 */
export async function askToQuit(
  parent: Parent,
  { quitting: { question, detail, keep, end, cancel }, wayBack }: Messages,
  way: WayBack,
): Promise<QuitChoice> {
  const texts = { message: question, detail: `${detail} ${wayBack[way]}` };
  const choices = { buttons: [keep, end, cancel], defaultId: 0, cancelId: 2 };
  const response = await showMessage(parent, { type: 'question', ...texts, ...choices });
  return (['keep', 'end', 'cancel'] as const)[response] ?? 'cancel';
}

export async function showCopied(parent: Parent, { copied, detail }: Messages['diagnosis']): Promise<void> {
  await showMessage(parent, { type: 'info', message: copied, detail });
}

/** Warns that seat keys may be lost, and says what to do. */
export async function showKeysDamaged(
  parent: Parent,
  { damaged, detail }: Messages['seatKeys'],
  { file, keys }: SeatKeyDamage,
): Promise<void> {
  const filled = detail.replace('{keys}', String(keys)).replace('{file}', file);
  await showMessage(parent, { type: 'warning', message: damaged, detail: filled });
}

/** Shows the result of a check for a release newer than `own`. Returns whether to open its page. */
export async function showRelease(
  parent: Parent,
  words: Messages['release'],
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

/** Lets the user choose a saved game, starting in `folder`; undefined if none is chosen. */
export async function chooseRecord(
  parent: Parent,
  name: string,
  folder: string,
): Promise<string | undefined> {
  const filters = [{ name, extensions: [RECORD_EXTENSION] }];
  const options = { defaultPath: folder, filters, properties: ['openFile' as const] };
  const window = await parent();
  const result =
    window === undefined ? dialog.showOpenDialog(options) : dialog.showOpenDialog(window, options);
  return (await result).filePaths.at(0);
}
