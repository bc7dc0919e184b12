import type { MessageBoxOptions } from 'electron';
import { expect, it, vi } from 'vitest';
import { showKeysDamaged } from '../../electron/main/dialogs.ts';
import { MESSAGES } from '../../electron/main/messages.ts';

const shown = vi.hoisted((): MessageBoxOptions[] => []);
vi.mock('electron', () => ({
  dialog: {
    showMessageBox: (options: MessageBoxOptions) => {
      shown.push(options);
      return Promise.resolve({ response: 0 });
    },
  },
}));

it('who may have lost keys of seats is told how many are left, and where the damaged file is', async () => {
  for (const { seatKeys } of Object.values(MESSAGES))
    await showKeysDamaged(() => Promise.resolve(undefined), seatKeys, {
      file: 'seat-keys.ndjson.damaged',
      keys: 17,
    });
  expect(shown).toHaveLength(Object.keys(MESSAGES).length);
  for (const { message, detail } of shown) {
    expect(detail).toMatch(/\b17\b/);
    expect(detail).toContain('seat-keys.ndjson.damaged');
    expect(`${message} ${detail}`).not.toMatch(/[{}]/);
  }
});
