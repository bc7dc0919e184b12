/** How many numbers each command of a path takes. */
const ARITY: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** Where the strokes of a path end, one after the other. Throws if a command has too many or too few numbers. */
export const cornersOf = (d: string): readonly (readonly [x: number, y: number])[] => {
  const corners: (readonly [number, number])[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [whole, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const command = letter.toLowerCase();
    const arity = ARITY[command];
    if (
      arity === undefined ||
      (arity === 0 ? numbers.length > 0 : numbers.length % arity !== 0 || rest === '')
    )
      throw new Error(`not a path: ${whole} in ${d}`);
    const isRelative = letter === command;
    for (let at = 0; at < Math.max(1, numbers.length); at += Math.max(1, arity)) {
      const [left = 0, last = 0] = numbers.slice(at, at + arity).slice(-2);
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      if (command === 'z') [x, y] = [startX, startY];
      else if (command === 'h') x = fromX + left;
      else if (command === 'v') y = fromY + left;
      else [x, y] = [fromX + left, fromY + last];
      if (command === 'm') [startX, startY] = [x, y];
      corners.push([x, y]);
    }
  }
  return corners;
};
