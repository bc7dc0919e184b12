const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/**
 * Keeps the page true while a browser translates it. Translators put a `<font>` in the place of each text node; the app goes on writing to
 * the node, which is off the page by then, so a button would keep the words of an earlier state. Here the node goes back beside its
 * translation, empty, so that the app finds it. When the app writes to it, moves it or takes it away, the translation goes.
 * @param page Everything below it is watched.
 * @returns Stops watching.
 */
export function watchTranslation(page: Node): () => void {
  /** By text node of the app: what stands for it on the page, and what it said. */
  const translations = new Map<Text, { readonly font: Element; readonly source: string }>();

  /** The translator has replaced a text of the app. */
  const pair = (text: Text, font: Element): void => {
    const isTaken = [...translations.values()].some((one) => one.font === font);
    if (isTaken || text.isConnected || !font.isConnected) return;
    translations.set(text, { font, source: text.data });
    font.after(text);
    text.data = '';
  };
  /** The app has written something else. */
  const drop = (text: Text): void => {
    const font = translations.get(text)?.font;
    translations.delete(text);
    font?.remove();
  };
  /** The app has moved its texts, or the translator has taken a translation back. */
  const follow = (): void => {
    for (const [text, { font, source }] of translations) {
      if (text.isConnected && font.isConnected) {
        if (font.nextSibling !== text) text.before(font);
      } else {
        drop(text);
        text.data = source; // a part that was taken off the page may come back
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
    follow();
    observer.takeRecords(); // of what was done just now
  });
  observer.observe(page, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
