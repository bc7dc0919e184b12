import type { Clock } from './clock.ts';

/** Tokens that come back by themselves. */
export interface Bucket {
  /** Takes so many tokens, 0 then; or says in how many milliseconds there will be enough, and takes none. */
  take(cost?: number): number;
  isFull(): boolean;
}

/** A bucket that holds `size` tokens, full at first. */
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

/** Sources that are told apart: more than a home has. */
const SOURCES = 256;

/**
 * A bucket for each source. What is remembered is bounded, and nobody is forgotten who has used something up: whoever comes when there is
 * no room shares one bucket with all others who do.
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
