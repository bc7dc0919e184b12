const CONTROLS = 'a[href], button, summary, [role="menuitem"]';

const controlAt = ({ target }: Event): Element | undefined =>
  (target instanceof Element ? target.closest(CONTROLS) : undefined) ?? undefined;

/**
 * Drops the second half of a double click whose first half put the control there: the browser counts the clicks of a row (`detail`) wherever
 * they go. Where the control stays, each click counts.
 *
 * @returns stops it
 */
export function guardDoubleClicks(page: EventTarget): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  /** The control on which the row of clicks began. */
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
