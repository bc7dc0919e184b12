import { round } from './drawings/pens.ts';

/** Path data of one line of a fingerprint around 0, 0: a part of an ellipse, from one angle to another. */
const ridge = (size: number, from: number, to: number): string => {
  const at = (angle: number): string =>
    `${round(size * Math.cos(angle))} ${round(size * 1.3 * Math.sin(angle))}`;
  const isLong = to - from > Math.PI ? 1 : 0;
  return `M${at(from)}A${size} ${round(size * 1.3)} 0 ${isLong} 1 ${at(to)}`;
};

/** Path data of a fingerprint around 0, 0, 44 × 58: a whorl inside, arches around it, with gaps. */
export const fingerprint = [
  ridge(2.5, 2.8, 7.8),
  ridge(5.8, 0.4, 5.6),
  ridge(9, 2.2, 4.2) + ridge(9, 4.6, 8),
  ridge(12.3, 0.2, 2.7) + ridge(12.3, 3.1, 6),
  ridge(15.5, 2.4, 5.1) + ridge(15.5, 5.4, 8.1),
  ridge(18.8, 0.9, 2.2) + ridge(18.8, 2.7, 3.9) + ridge(18.8, 4.1, 6.8),
  ridge(22, 1.2, 1.9) + ridge(22, 2.9, 4.9) + ridge(22, 5.2, 6.5),
].join('');
