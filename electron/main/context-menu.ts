import { Menu, type App, type ContextMenuParams, type MenuItemConstructorOptions } from 'electron';
import type { Speech, Words } from './words.ts';

/** Offers to cut, copy and paste where a page is pressed with the right button: Electron itself has no such menu. */
export function offerEditing(app: Pick<App, 'on'>, speech: Pick<Speech, 'words'>): void {
  app.on('web-contents-created', (_created, contents) => {
    contents.on('context-menu', (_event, pressed) => {
      const items = itemsFor(pressed, speech.words().menu);
      if (items.length === 0) return;
      const { frame, menuSourceType: sourceType, x, y } = pressed;
      Menu.buildFromTemplate([...items]).popup({
        sourceType,
        ...(frame !== null && { frame }),
        ...(sourceType === 'keyboard' && { x, y }), // else where the mouse is
      });
    });
  });
}

/** What can be done with the text that was pressed; nothing where there is none. */
function itemsFor(
  { isEditable, selectionText, editFlags }: ContextMenuParams,
  words: Words['menu'],
): readonly MenuItemConstructorOptions[] {
  const { canCut, canCopy, canPaste, canSelectAll } = editFlags;
  const copy = { role: 'copy', label: words.copy, enabled: canCopy } as const;
  if (!isEditable) return canCopy && selectionText.trim() !== '' ? [copy] : [];
  return [
    { role: 'cut', label: words.cut, enabled: canCut },
    copy,
    { role: 'paste', label: words.paste, enabled: canPaste },
    { type: 'separator' },
    { role: 'selectAll', label: words.selectAll, enabled: canSelectAll },
  ];
}
