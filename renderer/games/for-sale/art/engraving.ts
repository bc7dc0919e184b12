/** Line ornaments of the cheques and the backs, as SVG path data from a few numbers. */

const write = (value: number): string => String(Math.round(value * 100) / 100);
const count = <Item>(length: number, make: (index: number) => Item): readonly Item[] =>
  Array.from({ length }, (_, index) => make(index));

/** A band of interlaced waves from x = 0 on: `curves` curves of different amplitude around `y`, each wave `length` long. */
export const waveBand = (y: number, reach: number, length: number, waves: number, curves: number): string =>
  count(curves, (index) => {
    const swing = 2 * reach * Math.cos((index * Math.PI) / (curves - 1));
    const half = length / 2;
    return `M0 ${y}q${half / 2} ${write(swing)} ${half} 0${`t${half} 0`.repeat(2 * waves - 1)}`;
  }).join('');

/** Equal ellipses around 0, 0, each turned a little further: an engraver's rosette. */
export const rosette = (wide: number, narrow: number, ellipses: number): string =>
  count(ellipses, (index) => {
    const turn = (index * 180) / ellipses;
    const x = wide * Math.cos((turn * Math.PI) / 180);
    const y = wide * Math.sin((turn * Math.PI) / 180);
    const arc = `A${wide} ${narrow} ${write(turn)} 1 1`;
    return `M${write(-x)} ${write(-y)}${arc} ${write(x)} ${write(y)}${arc} ${write(-x)} ${write(-y)}z`;
  }).join('');

/** Rows of roof tiles over a sheet, each `size` wide. */
export const roofTiles = (width: number, height: number, size: number): string =>
  count(Math.ceil((height * 2) / size) + 1, (row) => {
    const tile = `a${size / 2} ${size / 2} 0 0 0 ${size} 0`;
    return `M${row % 2 === 0 ? 0 : -size / 2} ${(row * size) / 2}${tile.repeat(Math.ceil(width / size) + 1)}`;
  }).join('');
