import { BrowserWindow, dialog, type MessageBoxOptions } from 'electron';
import { assertNever } from '../../core/base/assert-never.ts';
import { RECORD_EXTENSION } from '../../core/protocol/records.ts';
import type { QuitChoice } from './quitting.ts';
import type { Release } from './releases.ts';
import type { Words } from './words.ts';

/** The dialogs of the system lie over the first window, where there is one. */
const parent = (): BrowserWindow | undefined => BrowserWindow.getAllWindows().at(0);

async function showMessage(message: MessageBoxOptions): Promise<number> {
  const window = parent();
  const shown =
    window === undefined ? dialog.showMessageBox(message) : dialog.showMessageBox(window, message);
  return (await shown).response;
}

/** Asks what becomes of the guests. */
export async function askToQuit({
  question,
  detail,
  keep,
  end,
  cancel,
}: Words['quitting']): Promise<QuitChoice> {
  const choices = { message: question, detail, buttons: [keep, end, cancel], defaultId: 0, cancelId: 2 };
  const response = await showMessage({ type: 'question', ...choices });
  return (['keep', 'end', 'cancel'] as const)[response] ?? 'cancel';
}

export async function sayCopied({ copied, detail }: Words['diagnosis']): Promise<void> {
  await showMessage({ type: 'info', message: copied, detail });
}

/** Says what came of looking for a newer release than `own`; whether its page is wanted. */
export async function sayRelease(words: Words['release'], own: string, found: Release): Promise<boolean> {
  switch (found.type) {
    case 'newest':
      await showMessage({ type: 'info', message: words.newest, detail: own });
      return false;
    case 'unreachable':
      await showMessage({ type: 'info', message: words.unreachable, detail: words.unreachableDetail });
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
      return (await showMessage({ type: 'info', ...choices })) === 0;
    }
    default:
      return assertNever(found);
  }
}

/** Has a saved game chosen, at first from `folder`; undefined if none is. */
export async function chooseRecord(name: string, folder: string): Promise<string | undefined> {
  const filters = [{ name, extensions: [RECORD_EXTENSION] }];
  const options = { defaultPath: folder, filters, properties: ['openFile' as const] };
  const window = parent();
  const shown =
    window === undefined ? dialog.showOpenDialog(options) : dialog.showOpenDialog(window, options);
  return (await shown).filePaths.at(0);
}
