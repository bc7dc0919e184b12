import { isOld, onDay, type UsedDays } from '../../core/base/daily.ts';

/** Texts by name that outlive the page. What cannot be stored (in a private window) lasts as long as the page. */
export interface LocalStore {
  read(name: string): string | undefined;
  /** Stores a text, or deletes it if undefined; returns whether the storage accepted that. */
  write(name: string, text: string | undefined): boolean;
  /** The names of all stored texts. */
  names(): readonly string[];
  /** Deletes texts of tables that were neither read nor written for long (docs/decisions/044-ageing-of-stored-keys.md). */
  sweep(): void;
}

/** Whether a name belongs to one table: it then ends in the table's id. */
export const isOfTable = (name: string): boolean => /\.[0-9a-f]{16}$/.test(name);

const USAGE = 'auction-night.used';

/** The day of last use of each text that belongs to a table. */
interface UsageIndex extends UsedDays {
  readonly used: { readonly [name: string]: number };
}

/** The texts in `storage`; falls back to memory if that fails. */
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

/** A local store on `storage`, which other pages of this device share. `today` returns a different text each day. */
export function createLocalStore(
  storage: () => Storage,
  today: () => string = () => new Date().toDateString(),
): LocalStore {
  const { load, save, names } = openStorage(storage);
  const readUsage = (): UsageIndex => onDay(parsed(load(USAGE)), today());
  const note = (name: string): void => {
    const { used, ...now } = readUsage();
    if (isOfTable(name) && used[name] !== now.day)
      save(USAGE, JSON.stringify({ ...now, used: { ...used, [name]: now.day } }));
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
      const { used, ...now } = readUsage();
      // Without a day, as when the index is malformed, the age starts today.
      const ages = names()
        .filter(isOfTable)
        .map((name) => [name, used[name] ?? now.day] as const);
      for (const [name, day] of ages) if (isOld(day, now)) save(name, undefined);
      const recent = Object.fromEntries(ages.filter(([, day]) => !isOld(day, now)));
      save(USAGE, JSON.stringify({ ...now, used: recent }));
    },
  };
}

/** Parses the usage index; returns an empty one if it is malformed. */
function parsed(text: string | undefined): UsageIndex {
  const fresh: UsageIndex = { today: '', day: 0, used: {} };
  try {
    const { today, day, used } = { ...fresh, ...(JSON.parse(text ?? '{}') as Partial<UsageIndex> | null) };
    const isValid =
      typeof today === 'string' &&
      Number.isSafeInteger(day) &&
      typeof used === 'object' &&
      Object.values(used).every((one) => Number.isSafeInteger(one));
    return isValid ? { today, day, used } : fresh;
  } catch {
    return fresh;
  }
}
