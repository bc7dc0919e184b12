/** ristretto255 as RFC 9496 describes it, over plain integers: slow, and independent of any library. */

const P = 2n ** 255n - 19n;

const mod = (value: bigint): bigint => ((value % P) + P) % P;
const isNegative = (value: bigint): boolean => (mod(value) & 1n) === 1n;
const absolute = (value: bigint): bigint => (isNegative(value) ? mod(-value) : mod(value));

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = mod(base);
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = mod(result * square);
    square = mod(square * square);
  }
  return result;
}
const inverse = (value: bigint): bigint => power(value, P - 2n);

// RFC 9496, section 4.1
const D = mod(-121_665n * inverse(121_666n));
const SQRT_M1 = power(2n, (P - 1n) / 4n);

/** SQRT_RATIO_M1 of section 4.2. */
function squareRootOfRatio(u: bigint, v: bigint): { readonly wasSquare: boolean; readonly root: bigint } {
  const root = mod(u * v ** 3n * power(u * v ** 7n, (P - 5n) / 8n));
  const check = mod(v * root * root);
  const isCorrect = check === mod(u);
  const isFlipped = check === mod(-u);
  const isFlippedByI = check === mod(-u * SQRT_M1);
  const turned = isFlipped || isFlippedByI ? mod(root * SQRT_M1) : root;
  return { wasSquare: isCorrect || isFlipped, root: absolute(turned) };
}

const SQRT_AD_MINUS_ONE = mod(-squareRootOfRatio(mod(-D - 1n), 1n).root); // given as its odd root
const INVSQRT_A_MINUS_D = squareRootOfRatio(1n, mod(-1n - D)).root;
const ONE_MINUS_D_SQ = mod(1n - D * D);
const D_MINUS_ONE_SQ = mod((D - 1n) ** 2n);

/** A point in extended coordinates. */
export interface Point {
  readonly x: bigint;
  readonly y: bigint;
  readonly z: bigint;
  readonly t: bigint;
}
const IDENTITY: Point = { x: 0n, y: 1n, z: 1n, t: 0n };

const add = (one: Point, other: Point): Point => {
  const a = mod((one.y - one.x) * (other.y - other.x));
  const b = mod((one.y + one.x) * (other.y + other.x));
  const c = mod(2n * D * one.t * other.t);
  const d = mod(2n * one.z * other.z);
  const [e, f, g, h] = [b - a, d - c, d + c, b + a];
  return { x: mod(e * f), y: mod(g * h), t: mod(e * h), z: mod(f * g) };
};

export function multiply(point: Point, scalar: bigint): Point {
  let result = IDENTITY;
  let double = point;
  for (let rest = scalar; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = add(result, double);
    double = add(double, double);
  }
  return result;
}

export const littleEndian = (bytes: Uint8Array): bigint =>
  BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`);
const toBytes = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(64, '0'), 'hex').reverse();

/** Section 4.3.1; undefined for what is no encoding. */
export function decode(bytes: Uint8Array): Point | undefined {
  const s = littleEndian(bytes);
  if (bytes.length !== 32 || s >= P || isNegative(s)) return undefined;
  const u1 = mod(1n - s * s);
  const u2 = mod(1n + s * s);
  const v = mod(-D * u1 * u1 - u2 * u2);
  const { wasSquare, root } = squareRootOfRatio(1n, mod(v * u2 * u2));
  const denominatorX = mod(root * u2);
  const x = absolute(2n * s * denominatorX);
  const y = mod(u1 * root * denominatorX * v);
  const t = mod(x * y);
  return !wasSquare || isNegative(t) || y === 0n ? undefined : { x, y, z: 1n, t };
}

/** Section 4.3.2. */
export function encode({ x, y, z, t }: Point): Buffer {
  const u1 = mod((z + y) * (z - y));
  const u2 = mod(x * y);
  const { root } = squareRootOfRatio(1n, mod(u1 * u2 * u2));
  const [one, two] = [mod(root * u1), mod(root * u2)];
  const zInverse = mod(one * two * t);
  const isRotated = isNegative(t * zInverse);
  const [rx, ry, denominator] = isRotated
    ? [mod(y * SQRT_M1), mod(x * SQRT_M1), mod(one * INVSQRT_A_MINUS_D)]
    : [x, y, two];
  const turnedY = isNegative(rx * zInverse) ? mod(-ry) : ry;
  return toBytes(absolute(denominator * (z - turnedY)));
}

/** MAP of section 4.3.4. */
function map(bytes: Uint8Array): Point {
  const t = mod(littleEndian(bytes) % 2n ** 255n);
  const r = mod(SQRT_M1 * t * t);
  const u = mod((r + 1n) * ONE_MINUS_D_SQ);
  const v = mod((-1n - r * D) * (r + D));
  const found = squareRootOfRatio(u, v);
  const s = found.wasSquare ? found.root : mod(-absolute(found.root * t));
  const c = found.wasSquare ? -1n : r;
  const n = mod(c * (r - 1n) * D_MINUS_ONE_SQ - v);
  const w0 = mod(2n * s * v);
  const w1 = mod(n * SQRT_AD_MINUS_ONE);
  const w2 = mod(1n - s * s);
  const w3 = mod(1n + s * s);
  return { x: mod(w0 * w3), y: mod(w2 * w1), z: mod(w1 * w3), t: mod(w0 * w2) };
}

/** Section 4.3.4: the element of 64 uniform bytes. */
export const derive = (bytes: Uint8Array): Point =>
  add(map(bytes.subarray(0, 32)), map(bytes.subarray(32, 64)));
