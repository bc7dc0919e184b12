import { settled } from './mount.ts';

/** Text as people read it, without the marks that isolate names. */
export const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
/** Everything that the page says. */
export const text = (): string => plain(document.body.textContent);
/** What one part says. */
export const part = (selector: string): string => plain(document.querySelector(selector)?.textContent);
/** What a control is called. */
export const nameOf = (element: Element): string =>
  plain(element.getAttribute('aria-label') ?? element.textContent);
export const buttons = (): readonly HTMLElement[] => [...document.querySelectorAll('button')];
/** The button of that name; throws if there is none. */
export const button = (name: RegExp): HTMLElement => {
  const found = buttons().find((one) => name.test(nameOf(one)));
  if (found === undefined)
    throw new Error(`no button ${String(name)} among ${buttons().map(nameOf).join(' | ')}`);
  return found;
};
export const press = async (name: RegExp): Promise<void> => {
  button(name).click();
  await settled();
};
/** Whether it can be reached but not used. */
export const isBlocked = (element: HTMLElement): boolean => element.getAttribute('aria-disabled') === 'true';
