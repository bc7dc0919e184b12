/** Takes texts one at a time. */
export interface SingleFile {
  add(text: string): void;
  /** Forgets those that wait. */
  end(): void;
}

/**
 * Has `work` do one text after the other, in order; the next one begins when the one before is done. Says when `most` of them or more
 * are not done, and when there are fewer again.
 */
export function singleFile(
  work: (text: string) => Promise<void>,
  most: number,
  crowded: (isCrowded: boolean) => void,
): SingleFile {
  const undone: string[] = [];
  const go = async (): Promise<void> => {
    for (let text = undone[0]; text !== undefined; text = undone[0]) {
      await work(text);
      undone.shift();
      if (undone.length === most - 1) crowded(false);
    }
  };
  return {
    add: (text) => {
      undone.push(text);
      if (undone.length === most) crowded(true);
      if (undone.length === 1) void go();
    },
    end: () => undone.splice(1),
  };
}
