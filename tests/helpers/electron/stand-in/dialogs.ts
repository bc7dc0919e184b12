import type { BaseWindow, Dialog, MessageBoxOptions, OpenDialogOptions } from 'electron';
import { once } from 'node:events';
import { declared, wholeOf } from './declared.ts';

type Given<Options> = [Options] | [BaseWindow, Options];

/**
 * On macOS a dialog hangs on its window, whether anybody sees that or not; and one without a window holds up the whole main process,
 * guests included, which is a mistake here.
 */
async function seen(given: Given<object>): Promise<void> {
  if (process.platform !== 'darwin') return;
  const [window] = given;
  if (given.length === 1 || window === undefined)
    throw new Error('On macOS nothing goes on behind a dialog without a window');
  if (!given[0].isVisible()) await once(given[0], 'show');
}

/** The first button is pressed and no file is chosen, as soon as somebody sees that; tests put themselves between. */
export const dialog = wholeOf<Dialog>(
  declared('Dialog', {
    showMessageBox: async (...given: Given<MessageBoxOptions>) => {
      await seen(given);
      return { response: 0, checkboxChecked: false };
    },
    showOpenDialog: async (...given: Given<OpenDialogOptions>) => {
      await seen(given);
      return { canceled: true, filePaths: [] };
    },
    showErrorBox: (title: string, text: string) => console.error(`${title}: ${text}`),
  }),
);
