import { createSignal } from './signal.ts';
import type { DiscoveryStatus } from './types.ts';

/** A status that is worked out anew whenever something may have changed it, and told only when it did change. */
export interface Status {
  current(): DiscoveryStatus;
  onChange(listener: (status: DiscoveryStatus) => void): () => void;
  /** Something happened: works the status out again. */
  reconsider(): void;
}

/** A status that starts as available and follows `work`. */
export function createStatus(work: () => DiscoveryStatus): Status {
  let current: DiscoveryStatus = 'available';
  const signal = createSignal<DiscoveryStatus>();
  return {
    current: () => current,
    onChange: signal.listen,
    reconsider: () => {
      const next = work();
      if (next === current) return;
      current = next;
      signal.tell(next);
    },
  };
}
