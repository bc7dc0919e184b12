import type { Clock } from '../clock.ts';
import type { HostLimits } from '../limits.ts';

/** A token bucket: whether one more message may come now. */
export function createMessageBudget(clock: Clock, limits: HostLimits): () => boolean {
  let tokens = limits.messageBurst;
  let filledAt = clock.elapsed();
  return () => {
    const now = clock.elapsed();
    const gained = ((now - filledAt) / 1000) * limits.messagesPerSecond;
    tokens = Math.min(limits.messageBurst, tokens + gained);
    filledAt = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
