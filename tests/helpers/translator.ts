/**
 * In a page: translates it as Chrome and its like do. Each text becomes a `<font>` around a `<font>`, `«so»`; the text node itself is
 * off the page from then on.
 * @param isInTwoSteps The translation is put in first, then the text is taken out, as some extensions do.
 */
export function translate(isInTwoSteps = false): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (parent === null || text.data.trim() === '' || parent.closest('script, style, font') !== null)
      continue;
    const font = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `«${text.data}»`;
    font.append(inner);
    if (isInTwoSteps) {
      parent.insertBefore(font, text);
      text.remove();
    } else parent.replaceChild(font, text);
  }
}

/** In a page: the words of what can be pressed, whatever language they are in. */
export const wordsOfButtons = (): readonly string[] =>
  [...document.querySelectorAll('button, [role="button"], [role="menuitem"], summary, label')].map((button) =>
    (button.textContent ?? '').replaceAll(/[«»]/g, ''),
  );
