/** What a person does when something is done: a finger, a mouse button or a key went down for it. */
export interface Press {
  /** When it began (as `Event.timeStamp`): a double click began with its first half. */
  readonly beganAt: number;
  /** Whether it is a later click of a row that the system counts as one, or a key that is held down. */
  readonly isLater: boolean;
}

const CONTROLS = 'a[href], button, summary, [role="menuitem"]';
const KEYS: readonly string[] = ['Enter', ' '];

const controlAt = ({ target }: Event): Element | undefined =>
  (target instanceof Element ? target.closest(CONTROLS) : undefined) ?? undefined;

let current: Press | undefined;

/**
 * The press that the code runs for. It ends with the task of its click, so that nothing that happens later by itself (a timer, an
 * answer of the host) passes for what somebody pressed before.
 *
 * @returns undefined if nothing was pressed
 */
export const currentPress = (): Press | undefined => current;

/**
 * Notes when presses begin, and leaves out the second half of a double click whose first half put the control there: the
 * browser counts the clicks of a row (`detail`) wherever they go. Returns how to stop that.
 */
export function watchPresses(page: EventTarget): () => void {
  const stop = new AbortController();
  const listen = <Happening extends Event>(type: string, hear: (event: Happening) => void): void =>
    page.addEventListener(type, (event) => hear(event as Happening), { capture: true, signal: stop.signal });

  let down: number | undefined; // a finger is down long before the browser makes a mouse of it
  let row: { readonly beganAt: number; readonly on: Element | undefined } | undefined;
  let key: Press | undefined;
  listen<PointerEvent>('pointerdown', ({ timeStamp }) => (down = timeStamp));
  listen<MouseEvent>('mousedown', (event) => {
    if (event.detail <= 1) row = { beganAt: down ?? event.timeStamp, on: controlAt(event) };
    down = undefined;
  });
  listen<KeyboardEvent>('keydown', (event) => {
    if (!KEYS.includes(event.key)) return;
    key =
      event.repeat && key !== undefined
        ? { ...key, isLater: true }
        : { beganAt: event.timeStamp, isLater: false };
  });
  // The click of a space bar comes after this, in the same task.
  listen<KeyboardEvent>('keyup', () => setTimeout(() => (key = undefined)));
  listen<MouseEvent>('click', (event) => {
    const isLater = event.detail > 1;
    const control = controlAt(event);
    const pressed = event.detail === 0 ? key : row && { beganAt: row.beganAt, isLater };
    const press = pressed ?? { beganAt: event.timeStamp, isLater };
    current = press;
    setTimeout(() => {
      if (current === press) current = undefined;
    });
    if (!isLater || row === undefined || control === undefined || control === row.on) return;
    event.preventDefault(); // a submit button must not send its form either
    event.stopImmediatePropagation();
  });
  return () => {
    stop.abort();
    current = undefined;
  };
}
