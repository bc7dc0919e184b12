/**
 * Keyboard shortcuts, as values of `aria-keyshortcuts`. A key presses the control with that attribute, so there is no separate table of
 * handlers; cards (`data-card`) are numbered from 1.
 */
export const KEYS = {
  main: 'O',
  other: 'P',
  more: 'Plus',
  less: '-',
  back: 'U',
  status: 'I',
  log: 'L',
  rules: 'R',
  people: 'M',
  sound: 'S',
  react: 'E',
} as const;
export type KeyName = keyof typeof KEYS;

/** The `aria-keyshortcuts` value of a key. */
export const keyOf = (name: KeyName | undefined): string | undefined => name && KEYS[name];

const FIELDS = 'input, select, textarea, [contenteditable], [role="menu"]';
const MODAL = 'dialog[open][aria-modal]';
export const MOST_CARDS = 9;

/** Whether an element is rendered. Safari has `checkVisibility` only from 17.4 on. */
export const isLaidOut = (element: HTMLElement): boolean =>
  typeof element.checkVisibility === 'function'
    ? element.checkVisibility()
    : element.getClientRects().length > 0;
export const controlOf = (name: KeyName): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${KEYS[name]}"]`)].find(isLaidOut);
export const cards = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-card]')].filter(isLaidOut).slice(0, MOST_CARDS);

/** Presses a card or control; a disabled one shows its reason. */
function press(control: HTMLElement): void {
  if (control.tabIndex >= 0) control.focus({ preventScroll: true });
  control.click();
}

function controlFor(key: string): HTMLElement | undefined {
  if (/^[1-9]$/.test(key)) return cards()[Number(key) - 1];
  const shortcut = key === '+' ? 'Plus' : key.toUpperCase();
  const name = (Object.keys(KEYS) as readonly KeyName[]).find((one) => KEYS[one] === shortcut);
  return name && controlOf(name);
}

/** Whether a field, a menu, a dialog or the browser handles the key. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest(FIELDS) !== null) ||
  document.querySelector(MODAL) !== null;

/** Handles keyboard shortcuts, once for each time a key goes down; `help` is called for "?". Returns a function that stops that. */
export function watchKeys(isOn: () => boolean, help: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isTaken(event)) return;
    if (event.key === '?') help();
    const control = isOn() ? controlFor(event.key) : undefined;
    const isStep = event.key === '+' || event.key === '-'; // these may repeat
    if (control !== undefined && (isStep || !event.repeat)) press(control);
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}
