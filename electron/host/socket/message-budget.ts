import type { Clock } from '../clock.ts';
import type { HostLimits } from '../limits.ts';

/** A token bucket: whether one more message may come now. */
export function createMessageBudget(clock: Clock, limits: HostLimits): () => boolean {
  let tokens = limits.messageBurst;
  let filledAt = clock.now();
  return () => {
    const now = clock.now();
    const gained = (Math.max(0, now - filledAt) / 1000) * limits.messagesPerSecond;
    tokens = Math.min(limits.messageBurst, tokens + gained);
    filledAt = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
