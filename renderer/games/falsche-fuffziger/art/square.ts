/** The attributes of a small square SVG, which is decorative without a label. `edge` in rem, or as a CSS length. */
export const squareOf = (edge: number | string, label: string | undefined) => {
  const length = typeof edge === 'number' ? `${edge}rem` : edge;
  const aria = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return { ...aria, style: { flex: 'none', width: length, height: length }, focusable: 'false' };
};
