/** A symmetric, positive definite matrix by rows; the lower half is enough. */
export type Matrix = readonly Float64Array[];

/** Adds to one number of a list. */
export function addTo(list: Float64Array | undefined, index: number, amount: number): void {
  if (list !== undefined) list[index] = (list[index] ?? 0) + amount;
}

/** The lower triangle whose product with its transpose is the matrix (Cholesky). */
export function triangleOf(matrix: Matrix): Matrix {
  const triangle: Float64Array[] = [];
  for (const [at, row] of matrix.entries()) {
    const own = new Float64Array(at + 1);
    for (let column = 0; column < at; column++) {
      const other = triangle[column] ?? own;
      own[column] = ((row[column] ?? 0) - dot(own, other, column)) / (other[column] ?? 1);
    }
    own[at] = Math.sqrt((row[at] ?? 0) - dot(own, own, at));
    triangle.push(own);
  }
  return triangle;
}

/** Solves matrix · x = right for the matrix of this triangle. */
export function solve(triangle: Matrix, right: Float64Array): Float64Array {
  const x = Float64Array.from(right);
  for (const [at, row] of triangle.entries()) x[at] = ((x[at] ?? 0) - dot(row, x, at)) / (row[at] ?? 1);
  for (const [at, row] of [...triangle.entries()].reverse()) {
    const own = (x[at] ?? 0) / (row[at] ?? 1);
    x[at] = own;
    for (let before = 0; before < at; before++) addTo(x, before, -own * (row[before] ?? 0));
  }
  return x;
}

/** The sum of products of the first `count` numbers. */
function dot(one: Float64Array, other: Float64Array, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
