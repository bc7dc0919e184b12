import { Menu, type App, type ContextMenuParams, type MenuItemConstructorOptions } from 'electron';
import type { Speech, Messages } from './messages.ts';

/** Adds a context menu with cut, copy and paste, which Electron lacks. */
export function offerEditing(app: Pick<App, 'on'>, speech: Pick<Speech, 'words'>): void {
  app.on('web-contents-created', (_created, contents) => {
    contents.on('context-menu', (_event, params) => {
      const items = itemsFor(params, speech.words().menu);
      if (items.length === 0) return;
      const { frame, menuSourceType: sourceType, x, y } = params;
      Menu.buildFromTemplate([...items]).popup({
        sourceType,
        ...(frame !== null && { frame }),
        ...(sourceType === 'keyboard' && { x, y }), // else at the pointer
      });
    });
  });
}

/** Returns the actions for the clicked text, none if there is no text. */
function itemsFor(
  { isEditable, selectionText, editFlags }: ContextMenuParams,
  words: Messages['menu'],
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
