/** Something that others listen to. */
export interface Signal<Value> {
  tell(value: Value): void;
  /** Calls `listener` with every value told from now on; what is returned ends that. */
  listen(listener: (value: Value) => void): () => void;
}

/** A signal without listeners. */
export function createSignal<Value>(): Signal<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    tell: (value) => {
      for (const listener of [...listeners]) listener(value);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
