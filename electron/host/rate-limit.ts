import type { Clock } from './clock.ts';

/** A token bucket. */
export interface Bucket {
  /** Takes `cost` tokens (1 if absent) and returns 0, or takes none and returns the milliseconds until there are enough. */
  take(cost?: number): number;
  isFull(): boolean;
}

/** Creates a bucket of `size` tokens, full at first. */
export function createBucket(clock: Clock, size: number, perSecond: number): Bucket {
  let tokens = size;
  let filledAt = clock.elapsed();
  const fill = (): void => {
    const now = clock.elapsed();
    tokens = Math.min(size, tokens + ((now - filledAt) / 1000) * perSecond);
    filledAt = now;
  };
  return {
    take: (cost = 1) => {
      fill();
      if (tokens < cost) return Math.ceil(((cost - tokens) / perSecond) * 1000);
      tokens -= cost;
      return 0;
    },
    isFull: () => {
      fill();
      return tokens >= size;
    },
  };
}

/** A bucket for each source. */
export interface RateLimit {
  take(source: string, cost?: number): number;
}

/** Most sources with a bucket of their own: more than a home has. */
const SOURCES = 256;

/**
 * Creates a bucket for each source. Memory is bounded, and no source is forgotten while its bucket is not full: further sources share one
 * bucket.
 */
export function createRateLimit(clock: Clock, size: number, perSecond: number): RateLimit {
  const buckets = new Map<string, Bucket>();
  const shared = createBucket(clock, size, perSecond);
  const makeRoom = (): boolean => {
    if (buckets.size < SOURCES) return true;
    for (const [source, bucket] of buckets) if (bucket.isFull()) buckets.delete(source);
    return buckets.size < SOURCES;
  };
  const bucketOf = (source: string): Bucket => {
    const known = buckets.get(source);
    if (known !== undefined) return known;
    if (!makeRoom()) return shared;
    const bucket = createBucket(clock, size, perSecond);
    buckets.set(source, bucket);
    return bucket;
  };
  return { take: (source, cost) => bucketOf(source).take(cost) };
}
