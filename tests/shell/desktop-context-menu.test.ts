import { EventEmitter } from 'node:events';
import type { App, MenuItemConstructorOptions, PopupOptions } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { LANGUAGE_CODES } from '../../core/base/languages.ts';
import { offerEditing } from '../../electron/main/menu.ts';
import { createSpeech, MESSAGES } from '../../electron/main/messages.ts';

// The module `electron`, as far as these menus touch it.
const electron = vi.hoisted(() => ({ shown: [] as { items: unknown; options: unknown }[] }));
vi.mock('electron', () => ({
  Menu: {
    buildFromTemplate: (items: unknown) => ({
      popup: (options: unknown) => electron.shown.push({ items, options }),
    }),
  },
}));

const app = new EventEmitter();
const speech = createSpeech(['en']);
offerEditing(app as object as App, speech);
const contents = new EventEmitter();
app.emit('web-contents-created', {}, contents);
beforeEach(() => void (electron.shown.length = 0));

const CAN = { canCut: true, canCopy: true, canPaste: true, canSelectAll: true };
/** What is offered for a press of the right button; undefined: nothing is. */
function pressed(more: object): readonly MenuItemConstructorOptions[] | undefined {
  const usual = { isEditable: false, selectionText: '', editFlags: CAN, menuSourceType: 'mouse', x: 5, y: 6 };
  contents.emit('context-menu', {}, { ...usual, frame: null, ...more });
  return electron.shown.at(-1)?.items as readonly MenuItemConstructorOptions[] | undefined;
}
const offered = (more: object): readonly unknown[] | undefined =>
  pressed(more)
    ?.filter(({ type }) => type !== 'separator')
    .map(({ role, enabled }) => (enabled === false ? `no ${role}` : role));

it('a text field offers to edit, as far as that can be done', () => {
  expect(offered({ isEditable: true })).toEqual(['cut', 'copy', 'paste', 'selectAll']);
  const editFlags = { canCut: false, canCopy: false, canPaste: true, canSelectAll: false };
  expect(offered({ isEditable: true, editFlags })).toEqual(['no cut', 'no copy', 'paste', 'no selectAll']);
});

it('a selected text offers to be copied, and nothing else has a menu', () => {
  expect(offered({ selectionText: '192.168.1.20:47474' })).toEqual(['copy']);
  electron.shown.length = 0;
  for (const nothing of [
    {},
    { selectionText: ' \n' },
    { selectionText: 'x', editFlags: { ...CAN, canCopy: false } },
  ])
    expect(offered(nothing)).toBeUndefined();
});

it('lies where the mouse is, or where the key was pressed', () => {
  const frame = {};
  pressed({ isEditable: true, frame });
  pressed({ isEditable: true, menuSourceType: 'keyboard' });
  const options = electron.shown.map((one) => one.options as PopupOptions);
  expect(options).toEqual([
    { frame, sourceType: 'mouse' },
    { sourceType: 'keyboard', x: 5, y: 6 },
  ]);
});

it.each(LANGUAGE_CODES)('speaks the language of the page: %s', (language) => {
  speech.choose(language);
  const { cut, copy, paste, selectAll } = MESSAGES[language].menu;
  const labels = pressed({ isEditable: true })?.flatMap(({ label }) => label ?? []);
  expect(labels).toEqual([cut, copy, paste, selectAll]);
});
