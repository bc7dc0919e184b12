/**
 * Guilloche: the interlaced curves that engravers' lathes cut into banknotes. Pure functions from a few numbers to
 * SVG path data, memoized.
 */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A closed curve: point and derivative (per radian) at an angle. */
type Curve = (angle: number) => { readonly at: Point; readonly speed: Point };

/** Parameters of a rosette, in units of the drawing; the middle is at 0, 0. */
export interface Rosette {
  /** Furthest and nearest distance from the middle. */
  readonly outer: number;
  readonly inner: number;
  /** Petals of one curve; a whole number from 2. */
  readonly petals: number;
  /** Number of interlaced curves, each rotated further. */
  readonly curves: number;
  /** 0 … 1: the weight of a second, slower oscillation. */
  readonly swell?: number;
  /** Petals of the second oscillation; a whole number. */
  readonly swellPetals?: number;
}

/** Parameters of a band of interlaced waves along the x axis, in units of the drawing. */
export interface WaveBand {
  readonly width: number;
  /** Half of the band's height. */
  readonly reach: number;
  readonly waves: number;
  readonly curves: number;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
/** Relative coordinates for SVG path data. */
const step = (to: Point, from: Point): string => `${rounded(to.x - from.x)} ${rounded(to.y - from.y)}`;

/**
 * A curve as Bézier segments over equal angles, with handles from the derivatives at both ends (Hermite form). Handles mirror each
 * other, as `s` implies. Coordinates are relative to the rounded end of the segment before, so that errors do not add up.
 */
const trace = (curve: Curve, segments: number): string => {
  const turn = (2 * Math.PI) / segments;
  const start = curve(0);
  const from = { x: rounded(start.at.x), y: rounded(start.at.y) };
  const leave = { x: from.x + (start.speed.x * turn) / 3, y: from.y + (start.speed.y * turn) / 3 };
  let path = `M${from.x} ${from.y}c${step(leave, from)}`;
  for (let index = 1; index <= segments; index++) {
    const { at, speed } = curve(index * turn);
    const to = { x: rounded(at.x), y: rounded(at.y) };
    const arrive = { x: to.x - (speed.x * turn) / 3, y: to.y - (speed.y * turn) / 3 };
    path += `${index === 1 ? ' ' : 's'}${step(arrive, from)} ${step(to, from)}`;
    Object.assign(from, to);
  }
  return `${path}Z`;
};

const petalCurve = (rosette: Rosette, turned: number): Curve => {
  const { outer, inner, petals, swell = 0, swellPetals = 1 } = rosette;
  const middle = (outer + inner) / 2;
  const reach = (outer - inner) / 2;
  return (angle) => {
    const fast = petals * angle + turned;
    const slow = swellPetals * angle - turned;
    const radius = middle + reach * ((1 - swell) * Math.cos(fast) + swell * Math.cos(slow));
    const growth = -reach * ((1 - swell) * petals * Math.sin(fast) + swell * swellPetals * Math.sin(slow));
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return {
      at: { x: radius * cos, y: radius * sin },
      speed: { x: growth * cos - radius * sin, y: growth * sin + radius * cos },
    };
  };
};

const drawRosette = (rosette: Rosette): string => {
  const fastest = Math.max(rosette.petals, rosette.swellPetals ?? 1);
  return Array.from({ length: rosette.curves }, (_, index) =>
    trace(petalCurve(rosette, (index * 2 * Math.PI) / rosette.curves), fastest * 6),
  ).join('');
};

const drawBand = ({ width, reach, waves, curves }: WaveBand): string => {
  const half = width / (waves * 2);
  const handle = half * 0.3642; // the cubic closest to half a sine wave
  const wave = (index: number): string => {
    const height = reach * Math.cos((index * Math.PI) / (curves - 1));
    const origin = { x: 0, y: 0 };
    const end = step({ x: half, y: 0 }, origin);
    const arrive = (y: number): string => step({ x: half - handle, y: y * 1.36 }, origin);
    const parts = Array.from(
      { length: waves * 2 - 1 },
      (_, at) => `s${arrive(at % 2 === 0 ? -height : height)} ${end}`,
    );
    return `M0 0c${step({ x: handle, y: height * 1.36 }, origin)} ${arrive(height)} ${end}${parts.join('')}`;
  };
  return Array.from({ length: curves }, (_, index) => wave(index)).join('');
};

const cache = new Map<string, string>();
const memoize = (key: string, draw: () => string): string => {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const path = draw();
  cache.set(key, path);
  return path;
};

/** Path data of a rosette around 0, 0. */
export const rosettePath = (rosette: Rosette): string =>
  memoize(`rosette ${JSON.stringify(rosette)}`, () => drawRosette(rosette));

/** Path data of a wave band from x = 0 to `width`, around y = 0. */
export const waveBandPath = (band: WaveBand): string =>
  memoize(`band ${JSON.stringify(band)}`, () => drawBand(band));
