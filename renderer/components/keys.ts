/**
 * The keys of the usual acts, as `aria-keyshortcuts` names them. A key does what its control does, so it needs no list of its
 * own: a control says which key it has, and cards (`data-card`) are counted from 1.
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

/** What an element says of its key. */
export const keyOf = (name: KeyName | undefined): string | undefined => name && KEYS[name];

const FIELDS = 'input, select, textarea, [contenteditable], [role="menu"]';
const MODAL = 'dialog[open][aria-modal]';
export const MOST_CARDS = 9;

/** Whether an element is laid out. Safari has `checkVisibility` only from 17.4 on. */
export const isLaidOut = (element: HTMLElement): boolean =>
  typeof element.checkVisibility === 'function'
    ? element.checkVisibility()
    : element.getClientRects().length > 0;
export const controlOf = (name: KeyName): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${KEYS[name]}"]`)].find(isLaidOut);
export const cards = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-card]')].filter(isLaidOut).slice(0, MOST_CARDS);

/** Does for a card or a control what a press on it does; one that cannot be used says why. */
function press(control: HTMLElement): void {
  if (control.tabIndex >= 0) control.focus({ preventScroll: true });
  control.click();
}

function controlFor(key: string): HTMLElement | undefined {
  if (/^[1-9]$/.test(key)) return cards()[Number(key) - 1];
  const wanted = key === '+' ? 'Plus' : key.toUpperCase();
  const name = (Object.keys(KEYS) as readonly KeyName[]).find((one) => KEYS[one] === wanted);
  return name && controlOf(name);
}

/** Whether the key belongs to something else: a field, a menu, a dialog, the browser. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest(FIELDS) !== null) ||
  document.querySelector(MODAL) !== null;

/** Lets keys press what is on the page, once for each time that they go down; `help` is for "?". Returns how to stop that. */
export function watchKeys(isOn: () => boolean, help: () => void): () => void {
  const hear = (event: KeyboardEvent): void => {
    if (isTaken(event)) return;
    if (event.key === '?') help();
    const control = isOn() ? controlFor(event.key) : undefined;
    const isStep = event.key === '+' || event.key === '-'; // one may hold these down
    if (control !== undefined && (isStep || !event.repeat)) press(control);
  };
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}
