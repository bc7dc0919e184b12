const CONTROLS = 'a[href], button, summary, [role="menuitem"]';

const controlAt = ({ target }: Event): Element | undefined =>
  (target instanceof Element ? target.closest(CONTROLS) : undefined) ?? undefined;

/**
 * Ignores the second click of a double click if the first one put a new control under the pointer: the browser counts clicks in a row
 * (`detail`) regardless of their target. If the control is the same, both clicks count.
 *
 * @returns stops it
 */
export function guardDoubleClicks(page: EventTarget): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  /** The control under the first click in a row. */
  let first: { readonly control: Element | undefined } | undefined;
  const onMouseDown = (event: Event): void => {
    if (event instanceof MouseEvent && event.detail <= 1) first = { control: controlAt(event) };
  };
  const onClick = (event: Event): void => {
    const control = controlAt(event);
    const isLater = event instanceof MouseEvent && event.detail > 1;
    if (!isLater || first === undefined || control === undefined || control === first.control) return;
    event.preventDefault(); // a submit button must not send its form either
    event.stopImmediatePropagation();
  };
  page.addEventListener('mousedown', onMouseDown, options);
  page.addEventListener('click', onClick, options);
  return () => stop.abort();
}
