import { correction, generate } from 'lean-qr/nano';

/** Light modules around a QR code, as the standard requires. */
const QUIET_ZONE = 4;

/** A QR code in its quiet zone. */
export interface QrPath {
  /** Modules of a side. */
  readonly edge: number;
  /** Path data of its dark modules, one unit each; adjacent ones of a row form one rectangle. */
  readonly path: string;
}

/** Encodes a text with error correction of the level M. */
export function qrPath(text: string): QrPath {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const { size } = code;
  let path = '';
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (code.get(x, y)) x += 1; // outside of the code all are light
      path += `M${QUIET_ZONE + start} ${QUIET_ZONE + y}h${x - start}v1h-${x - start}z`;
    }
  return { edge: size + 2 * QUIET_ZONE, path };
}
