/** Line ornaments of real money, as SVG path data from a few numbers. */

const write = (value: number): string => String(Math.round(value * 100) / 100);
const count = (length: number, make: (index: number) => string): string =>
  Array.from({ length }, (_, index) => make(index)).join('');

/** A band of interlaced waves from x = 0 on: `curves` curves of different amplitude around `y`, each wave `length` long. */
export const waveBand = (y: number, reach: number, length: number, waves: number, curves: number): string =>
  count(curves, (index) => {
    const swing = 2 * reach * Math.cos((index * Math.PI) / (curves - 1));
    return `M0 ${y}q${length / 4} ${write(swing)} ${length / 2} 0${`t${length / 2} 0`.repeat(2 * waves - 1)}`;
  });

/** Equal ellipses around 0, 0, each turned a little further. */
export const rosette = (wide: number, narrow: number, ellipses: number): string =>
  count(ellipses, (index) => {
    const turn = (index * 180) / ellipses;
    const [x, y] = [Math.cos((turn * Math.PI) / 180) * wide, Math.sin((turn * Math.PI) / 180) * wide];
    const arc = `A${wide} ${narrow} ${write(turn)} 1 1`;
    return `M${write(-x)} ${write(-y)}${arc} ${write(x)} ${write(y)}${arc} ${write(-x)} ${write(-y)}z`;
  });

/** The edge of a seal around 0, 0: a circle of scallops. */
export const scallops = (radius: number, waves: number): string => {
  const at = (index: number): string => {
    const angle = (index * 2 * Math.PI) / waves;
    return `${write(radius * Math.cos(angle))} ${write(radius * Math.sin(angle))}`;
  };
  const bow = write((radius * Math.PI) / waves);
  return `M${at(0)}${count(waves, (index) => `A${bow} ${bow} 0 0 1 ${at(index + 1)}`)}z`;
};
