/**
 * Tells of each click on one button whether it is the second half of a double click whose first half put the button in the place
 * of what was meant, or another thing before the button (`target`). The browser counts the clicks of a row (`detail`) wherever
 * they go; a slip's row began elsewhere.
 */
export function watchSlips(): (click: { readonly detail: number }, target?: string) => boolean {
  let clicks = 0; // of one row that came here: the place in the row of the last one
  let before: string | undefined;
  return ({ detail }, target) => {
    if (target !== before) clicks = 0;
    const isSlip = detail > clicks + 1;
    clicks = detail;
    before = target;
    return isSlip;
  };
}
