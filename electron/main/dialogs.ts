import { BrowserWindow, dialog, type MessageBoxOptions } from 'electron';
import { RECORD_EXTENSION } from '../../core/record/index.ts';
import type { QuitChoice } from './quitting.ts';
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

/** Has a saved game chosen, at first from `folder`; undefined if none is. */
export async function chooseRecord(name: string, folder: string): Promise<string | undefined> {
  const filters = [{ name, extensions: [RECORD_EXTENSION] }];
  const options = { defaultPath: folder, filters, properties: ['openFile' as const] };
  const window = parent();
  const shown =
    window === undefined ? dialog.showOpenDialog(options) : dialog.showOpenDialog(window, options);
  return (await shown).filePaths.at(0);
}
