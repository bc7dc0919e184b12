/**
 * Guilloche: the interlaced curves that engravers' lathes cut into banknotes. Pure functions from a few numbers to
 * SVG path data; equal numbers give equal text, and what was computed once is kept.
 */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A closed curve: where it is at an angle, and how fast it moves there (per radian). */
type Curve = (angle: number) => { readonly at: Point; readonly speed: Point };

/** Numbers of a rosette, in units of the drawing; the middle is at 0, 0. */
export interface Rosette {
  /** Furthest and nearest distance from the middle. */
  readonly outer: number;
  readonly inner: number;
  /** Petals of one curve; a whole number from 2. */
  readonly petals: number;
  /** Curves that interlace, each turned a little further. */
  readonly curves: number;
  /** 0 … 1: how strongly a second, slower swing bends the petals. */
  readonly swell?: number;
  /** Petals of that second swing; a whole number. */
  readonly swellPetals?: number;
}

/** Numbers of a band of interlaced waves along the x axis, in units of the drawing. */
export interface WaveBand {
  readonly width: number;
  /** Half of the band's height. */
  readonly reach: number;
  readonly waves: number;
  readonly curves: number;
}

const write = (value: number): string => String(Math.round(value * 100) / 100);
const writePoint = (point: Point): string => `${write(point.x)} ${write(point.y)}`;

/** One stretch of a curve as a Bézier: its handles follow from the speed at both ends (Hermite form). */
const bezier = (curve: Curve, from: number, to: number): string => {
  const start = curve(from);
  const end = curve(to);
  const third = (to - from) / 3;
  const leave = { x: start.at.x + start.speed.x * third, y: start.at.y + start.speed.y * third };
  const arrive = { x: end.at.x - end.speed.x * third, y: end.at.y - end.speed.y * third };
  return `C${writePoint(leave)} ${writePoint(arrive)} ${writePoint(end.at)}`;
};

const trace = (curve: Curve, stretches: number): string => {
  const turn = (2 * Math.PI) / stretches;
  const parts = Array.from({ length: stretches }, (_, index) =>
    bezier(curve, index * turn, (index + 1) * turn),
  );
  return `M${writePoint(curve(0).at)}${parts.join('')}Z`;
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
  const halves = waves * 2;
  const half = width / halves;
  const handle = half * 0.3642; // the cubic that lies closest to half a sine wave
  const wave = (index: number): string => {
    const height = reach * Math.cos((index * Math.PI) / (curves - 1));
    const parts = Array.from({ length: halves }, (_, at) => {
      const y = at % 2 === 0 ? height : -height;
      const x = at * half;
      return `C${write(x + handle)} ${write(y * 1.36)} ${write(x + half - handle)} ${write(y * 1.36)} ${write(x + half)} 0`;
    });
    return `M0 0${parts.join('')}`;
  };
  return Array.from({ length: curves }, (_, index) => wave(index)).join('');
};

const kept = new Map<string, string>();
const keep = (key: string, draw: () => string): string => {
  const found = kept.get(key);
  if (found !== undefined) return found;
  const path = draw();
  kept.set(key, path);
  return path;
};

/** Path data of a rosette around 0, 0. */
export const rosettePath = (rosette: Rosette): string =>
  keep(`rosette ${JSON.stringify(rosette)}`, () => drawRosette(rosette));

/** Path data of a wave band from x = 0 to `width`, around y = 0. */
export const waveBandPath = (band: WaveBand): string =>
  keep(`band ${JSON.stringify(band)}`, () => drawBand(band));
