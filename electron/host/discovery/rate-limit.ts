import type { Clock } from '../clock.ts';

/** Grants each source so many acts at once, and so many more per second. */
export interface RateLimit {
  /** Whether `source` may act once more; if so, the act is counted. */
  take(source: string): boolean;
}

// Sources remembered: more than a home has; whoever invents more only makes the oldest be forgotten.
const SOURCES = 256;

/** A token bucket for each source, full at first. */
export function createRateLimit(clock: Clock, burst: number, perSecond: number): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take: (source) => {
      const now = clock.now();
      const bucket = buckets.get(source) ?? { tokens: burst, at: now };
      const earned = (Math.max(0, now - bucket.at) / 1000) * perSecond;
      const tokens = Math.min(burst, bucket.tokens + earned);
      buckets.delete(source); // so that the order is by last use
      buckets.set(source, { tokens: tokens < 1 ? tokens : tokens - 1, at: now });
      const oldest = buckets.keys().next();
      if (buckets.size > SOURCES && oldest.done !== true) buckets.delete(oldest.value);
      return tokens >= 1;
    },
  };
}
