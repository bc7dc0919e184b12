/** A queue of texts. */
export interface SingleFile {
  add(text: string): void;
  /** Drops the waiting texts. */
  end(): void;
}

/**
 * Runs `work` for one text after the other, in order.
 * @param most Number of unfinished texts at which `onCrowded` is called with true, and below which with false.
 */
export function singleFile(
  work: (text: string) => Promise<void>,
  most: number,
  onCrowded: (isCrowded: boolean) => void,
): SingleFile {
  const queue: string[] = [];
  const run = async (): Promise<void> => {
    for (let text = queue[0]; text !== undefined; text = queue[0]) {
      await work(text);
      queue.shift();
      if (queue.length === most - 1) onCrowded(false);
    }
  };
  return {
    add: (text) => {
      queue.push(text);
      if (queue.length === most) onCrowded(true);
      if (queue.length === 1) void run();
    },
    end: () => queue.splice(1),
  };
}
