// ISO/IEC 18004: QR codes of bytes with error correction of level M, drawn as `uqr` draws them. That library is 4 kB of a host's first load.

/** By version, from 1: error correction bytes of a block, and blocks. */
const CHECKS = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
] as const;
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
  31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
] as const;

type Grid = readonly (readonly boolean[])[];
/** Draws a module of a pattern that data leave out. */
type Draw = (x: number, y: number, isDark: boolean) => void;

const bit = (value: number, at: number): boolean => ((value >>> at) & 1) === 1;

/** Number of alignment patterns along an edge. */
const alignments = (version: number): number => (version === 1 ? 0 : Math.floor(version / 7) + 2);

/** Bytes that a code holds, data and error correction. */
function room(version: number): number {
  const count = alignments(version);
  const aligned = version === 1 ? 0 : (25 * count - 10) * count - 55;
  return (((16 * version + 128) * version + 64 - aligned - (version < 7 ? 0 : 36)) / 8) | 0;
}
const blocksOf = (version: number): number => BLOCKS[version - 1] ?? 0;
const checksOf = (version: number): number => CHECKS[version - 1] ?? 0;
const capacity = (version: number): number => room(version) - blocksOf(version) * checksOf(version);

/** Multiplies in the field of 256 elements. */
function times(one: number, other: number): number {
  let product = 0;
  for (let at = 7; at >= 0; at--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> at) & 1) * one;
  }
  return product;
}

/** The Reed-Solomon divisor of a degree, without its leading 1. */
function divisorOf(degree: number): readonly number[] {
  let divisor: readonly number[] = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step++) {
    divisor = divisor.map((value, at) => times(value, root) ^ (divisor[at + 1] ?? 0));
    root = times(root, 2);
  }
  return divisor;
}

function checksFor(data: readonly number[], divisor: readonly number[]): readonly number[] {
  let rest: readonly number[] = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = divisor.map((value, at) => (rest[at + 1] ?? 0) ^ times(value, factor));
  }
  return rest;
}

/** The bytes of a text with their header, filled up to what the version holds. */
function dataOf(bytes: readonly number[], version: number): readonly number[] {
  const length = version < 10 ? [bytes.length] : [bytes.length >> 8, bytes.length & 255];
  // The header is four bits, so everything after it is moved by half a byte.
  const whole = [4, ...[...length, ...bytes, 0].flatMap((byte) => [byte >> 4, byte & 15])];
  const data = Array.from({ length: length.length + bytes.length + 1 }, (_, at) => {
    return ((whole[2 * at] ?? 0) << 4) | (whole[2 * at + 1] ?? 0);
  });
  for (let fill = 0xec; data.length < capacity(version); fill ^= 0xec ^ 0x11) data.push(fill);
  return data;
}

/** Adds error correction, and interleaves the blocks. The last blocks may have one byte more. */
function interleaved(data: readonly number[], version: number): readonly number[] {
  const count = blocksOf(version);
  const short = Math.floor(data.length / count);
  const shorts = count - (data.length % count);
  const divisor = divisorOf(checksOf(version));
  const blocks = Array.from({ length: count }, (_, at) => {
    const start = at * short + Math.max(0, at - shorts);
    return data.slice(start, start + short + (at < shorts ? 0 : 1));
  });
  const mix = (lists: readonly (readonly number[])[]): readonly number[] =>
    (lists.at(-1) ?? []).flatMap((_, at) => lists.flatMap((list) => list[at] ?? []));
  return [...mix(blocks), ...mix(blocks.map((block) => checksFor(block, divisor)))];
}

/** Draws the corners, the timing lines, the alignment patterns and the version. */
function drawPatterns(size: number, version: number, draw: Draw): void {
  /** A square around a place; `light`: the rings that are light. */
  const square = (left: number, top: number, reach: number, light: readonly number[]): void => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++)
        draw(left + x, top + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let at = 0; at < size; at++) {
    draw(6, at, at % 2 === 0);
    draw(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4]);

  const count = alignments(version);
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const places = Array.from({ length: count }, (_, at) =>
    at === 0 ? 6 : size - 7 - (count - 1 - at) * step,
  );
  for (const [row, y] of places.entries())
    for (const [column, x] of places.entries()) {
      const isCorner = (row === 0 && column % (count - 1) === 0) || (column === 0 && row === count - 1);
      if (!isCorner) square(x, y, 2, [1]);
    }

  if (version < 7) return;
  let check = version;
  for (let step = 0; step < 12; step++) check = (check << 1) ^ ((check >>> 11) * 0x1f25);
  const bits = (version << 12) | check;
  for (let at = 0; at < 18; at++) {
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
    draw(far, near, bit(bits, at));
    draw(near, far, bit(bits, at));
  }
}

/** Draws the level of error correction (M is 0) and the mask, twice. */
function drawFormat(size: number, mask: number, draw: Draw): void {
  let check = mask;
  for (let step = 0; step < 10; step++) check = (check << 1) ^ ((check >>> 9) * 0x537);
  const bits = ((mask << 10) | check) ^ 0x5412;
  for (let at = 0; at < 15; at++) {
    const isDark = bit(bits, at);
    if (at < 8) {
      draw(8, at < 6 ? at : at + 1, isDark);
      draw(size - 1 - at, 8, isDark);
    } else {
      draw(at === 8 ? 7 : 14 - at, 8, isDark);
      draw(8, size - 15 + at, isDark);
    }
  }
  draw(8, size - 8, true);
}

/** Whether a mask inverts a module. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The penalty of a line: for runs of one colour, and for what looks like a corner. */
function linePenalty(line: readonly boolean[]): number {
  const runs = [0]; // light, dark, light …
  let color = false;
  for (const isDark of line) {
    if (isDark !== color) runs.push(0);
    color = isDark;
    runs.push((runs.pop() ?? 0) + 1);
  }
  let penalty = 0;
  for (const run of runs) if (run >= 5) penalty += run - 2;
  if (color) runs.push(0);
  // Outside everything is light.
  const run = (at: number): number =>
    (runs[at] ?? 0) + (at === 0 || at === runs.length - 1 ? line.length : 0);
  for (let at = 3; at + 3 < runs.length; at += 2) {
    const unit = run(at - 2);
    const isCore = [-1, 1, 2].every((by) => run(at + by) === unit) && run(at) === 3 * unit;
    const [before, after] = [run(at - 3), run(at + 3)];
    if (!isCore) continue;
    if (before >= 4 * unit && after >= unit) penalty += 40;
    if (after >= 4 * unit && before >= unit) penalty += 40;
  }
  return penalty;
}

/** How hard a code is to read. */
function penaltyOf(grid: Grid): number {
  let penalty = 0;
  let dark = 0;
  for (const [y, row] of grid.entries()) {
    penalty += linePenalty(row) + linePenalty(grid.map((other) => other[y] === true));
    for (const [x, isDark] of row.entries()) {
      if (isDark) dark++;
      const below = grid[y + 1];
      if (isDark === row[x + 1] && isDark === below?.[x] && isDark === below[x + 1]) penalty += 3;
    }
  }
  const total = grid.length ** 2;
  return penalty + (Math.ceil(Math.abs(dark * 20 - total * 10) / total) - 1) * 10;
}

/**
 * Encodes a text as a QR code.
 *
 * @returns its rows, true where a module is dark, without the quiet zone
 * @throws RangeError if the text has more than 2,331 bytes
 */
export function qrCode(text: string): Grid {
  const bytes = [...new TextEncoder().encode(text)];
  let version = 1;
  while (capacity(version) < bytes.length + (version < 10 ? 2 : 3))
    if (++version > 40) throw new RangeError(text);
  const size = version * 4 + 17;
  const isFixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const grid = isFixed.map((row) => [...row]);
  const draw: Draw = (x, y, isDark) => {
    const [row, fixed] = [grid[y], isFixed[y]];
    if (row === undefined || fixed === undefined || x < 0 || x >= size) return;
    row[x] = isDark;
    fixed[x] = true;
  };
  drawPatterns(size, version, draw);
  drawFormat(size, 0, draw);

  const words = interleaved(dataOf(bytes, version), version);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        const row = grid[y];
        if (row === undefined || isFixed[y]?.[x] === true) continue;
        row[x] = bit(words[at >> 3] ?? 0, 7 - (at & 7));
        at++;
      }
  }

  const codes = MASKS.map((isInverted, mask) => {
    drawFormat(size, mask, draw);
    return grid.map((row, y) =>
      row.map((isDark, x) => isDark !== (isFixed[y]?.[x] !== true && isInverted(x, y))),
    );
  });
  const penalties = codes.map(penaltyOf);
  return codes[penalties.indexOf(Math.min(...penalties))] ?? grid;
}
