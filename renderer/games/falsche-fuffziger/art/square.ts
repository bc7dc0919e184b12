/** What makes an SVG a small square picture: read out with a label, decoration without one. `edge` in rem, or as a length. */
export const squareOf = (edge: number | string, label: string | undefined) => {
  const length = typeof edge === 'number' ? `${edge}rem` : edge;
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return { ...said, style: { flex: 'none', width: length, height: length }, focusable: 'false' };
};
