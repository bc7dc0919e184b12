import { isOld, onDay, type UsedDays } from '../../core/base/used-days.ts';

/** What this device keeps beyond the page, as texts by name; what cannot be stored (a private window) lasts as long as the page. */
export interface LocalStore {
  read(name: string): string | undefined;
  /** Keeps a text, or with undefined nothing any more; answers whether the storage has taken that. */
  write(name: string, text: string | undefined): boolean;
  /** The names of what is kept. */
  names(): readonly string[];
  /** Lets go of what belongs to tables and was neither read nor written for long (docs/decisions/044-ageing-of-stored-keys.md). */
  sweep(): void;
}

/** Whether what is kept under a name belongs to one table: then the name ends in the table's id. */
export const isOfTable = (name: string): boolean => /\.[0-9a-f]{16}$/.test(name);

const BOOK = 'auction-night.used';

/** When what belongs to tables was used last. */
interface UsageIndex extends UsedDays {
  readonly used: { readonly [name: string]: number };
}

/** The texts in `storage`; where there is none, the page alone remembers. */
function openStorage(storage: () => Storage) {
  const unstored = new Map<string, string>();
  const load = (name: string): string | undefined => {
    try {
      return unstored.get(name) ?? storage().getItem(name) ?? undefined;
    } catch {
      return undefined;
    }
  };
  const save = (name: string, text: string | undefined): boolean => {
    unstored.delete(name);
    try {
      if (text === undefined) storage().removeItem(name);
      else storage().setItem(name, text);
      return true;
    } catch {
      if (text !== undefined) unstored.set(name, text);
      return false;
    }
  };
  const names = (): readonly string[] => {
    try {
      return [...unstored.keys(), ...Object.keys(storage())];
    } catch {
      return [...unstored.keys()];
    }
  };
  return { load, save, names };
}

/** What is kept in `storage`, which other pages of this device share. `today`: another text on each day. */
export function createLocalStore(
  storage: () => Storage,
  today: () => string = () => new Date().toDateString(),
): LocalStore {
  const { load, save, names } = openStorage(storage);
  const openBook = (): UsageIndex => onDay(parsed(load(BOOK)), today());
  const note = (name: string): void => {
    const { used, ...now } = openBook();
    if (isOfTable(name) && used[name] !== now.day)
      save(BOOK, JSON.stringify({ ...now, used: { ...used, [name]: now.day } }));
  };
  return {
    read(name) {
      const text = load(name);
      if (text !== undefined) note(name);
      return text;
    },
    write(name, text) {
      const isStored = save(name, text);
      if (text !== undefined) note(name);
      return isStored;
    },
    names,
    sweep() {
      const { used, ...now } = openBook();
      // What earlier versions kept has no day yet: its age begins today.
      const ages = names()
        .filter(isOfTable)
        .map((name) => [name, used[name] ?? now.day] as const);
      for (const [name, day] of ages) if (isOld(day, now)) save(name, undefined);
      const kept = Object.fromEntries(ages.filter(([, day]) => !isOld(day, now)));
      save(BOOK, JSON.stringify({ ...now, used: kept }));
    },
  };
}

/** The book as it was stored; a new one where it does not have the right form. */
function parsed(text: string | undefined): UsageIndex {
  const fresh: UsageIndex = { today: '', day: 0, used: {} };
  try {
    const { today, day, used } = { ...fresh, ...(JSON.parse(text ?? '{}') as Partial<UsageIndex> | null) };
    const isBook =
      typeof today === 'string' &&
      Number.isSafeInteger(day) &&
      typeof used === 'object' &&
      Object.values(used).every((one) => Number.isSafeInteger(one));
    return isBook ? { today, day, used } : fresh;
  } catch {
    return fresh;
  }
}
