/** What this device keeps beyond the page, as texts by name; what cannot be stored (a private window) lasts as long as the page. */
export interface Kept {
  read(name: string): string | undefined;
  /** Keeps a text, or with undefined nothing any more. */
  write(name: string, text: string | undefined): void;
}

/** What is kept in `storage`, which other pages of this device share. Where there is none, the page alone remembers. */
export function createKept(storage: () => Storage): Kept {
  const unstored = new Map<string, string>();
  return {
    read: (name) => {
      try {
        return unstored.get(name) ?? storage().getItem(name) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (name, text) => {
      unstored.delete(name);
      try {
        if (text === undefined) storage().removeItem(name);
        else storage().setItem(name, text);
      } catch {
        if (text !== undefined) unstored.set(name, text);
      }
    },
  };
}
