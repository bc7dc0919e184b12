/** Moves values between 0 and 1 apart, as little as possible, until neighbours have the gap. Keeps their order. */
export function spread(values: readonly number[], gap: number): readonly number[] {
  const order = values
    .map((_, index) => index)
    .sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0));
  const placed: number[] = [];
  for (const index of order) {
    const before = placed.at(-1);
    const value = values[index] ?? 0;
    placed.push(before === undefined ? value : Math.max(value, before + gap));
  }
  // moves values beyond 1 back, and pushes those before them
  for (let at = placed.length - 1; at >= 0; at -= 1) {
    const limit = (placed[at + 1] ?? 1 + gap) - gap;
    placed[at] = Math.min(placed[at] ?? 0, limit);
  }
  return values.map((_, index) => placed[order.indexOf(index)] ?? 0);
}
