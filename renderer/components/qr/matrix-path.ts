/** A square of modules, row by row; truthy means dark. */
export interface QrMatrix {
  readonly size: number;
  readonly data: ArrayLike<number>;
}

/** Path data in units of one module without a quiet zone; dark modules of a row that touch become one rectangle. */
export const matrixPath = ({ size, data }: QrMatrix): string => {
  const parts: string[] = [];
  for (let row = 0; row < size; row += 1) {
    let column = 0;
    while (column < size) {
      const start = column;
      while (column < size && data[row * size + column]) column += 1;
      if (column > start) parts.push(`M${start} ${row}h${column - start}v1h-${column - start}z`);
      column += 1;
    }
  }
  return parts.join('');
};
