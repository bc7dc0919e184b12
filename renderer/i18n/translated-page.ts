const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/**
 * Keeps the page correct while a browser translates it. Translators replace each text node by a `<font>`; the app then writes to a detached
 * node, and a button would keep the text of an earlier state. This puts the node back next to its translation, empty. When the app writes
 * to, moves or removes the node, the translation is removed.
 * @param page Root of the observed tree.
 * @returns Stops observing.
 */
export function watchTranslation(page: Node): () => void {
  /** By text node of the app: its translation on the page, and its original text. */
  const translations = new Map<Text, { readonly font: Element; readonly source: string }>();

  /** Called when the translator has replaced a text of the app. */
  const pair = (text: Text, font: Element): void => {
    const isTaken = [...translations.values()].some((one) => one.font === font);
    if (isTaken || text.isConnected || !font.isConnected) return;
    translations.set(text, { font, source: text.data });
    font.after(text);
    text.data = '';
  };
  /** Called when the app has written another text. */
  const drop = (text: Text): void => {
    const font = translations.get(text)?.font;
    translations.delete(text);
    font?.remove();
  };
  /** Called when the app has moved texts, or the translator has undone a translation. */
  const reconcile = (): void => {
    for (const [text, { font, source }] of translations) {
      if (text.isConnected && font.isConnected) {
        if (font.nextSibling !== text) text.before(font);
      } else {
        drop(text);
        text.data = source; // a removed part may be inserted again
      }
    }
  };

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (target instanceof Text && translations.has(target)) drop(target);
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      for (const node of removedNodes)
        if (font !== undefined && node instanceof Text && node.data !== '') pair(node, font);
    }
    reconcile();
    observer.takeRecords(); // drops the records of our own changes
  });
  observer.observe(page, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
