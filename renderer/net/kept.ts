/** What this device keeps beyond the page, as texts by name; what cannot be stored (a private window) lasts as long as the page. */
export interface Kept {
  read(name: string): string | undefined;
  /** Keeps a text, or with undefined nothing any more. */
  write(name: string, text: string | undefined): void;
  /** The names of what is kept. */
  names(): readonly string[];
  /** Lets go of what belongs to tables and was neither read nor written for long (docs/decisions.md, "What is kept of a table ages"). */
  sweep(): void;
}

/** Whether what is kept under a name belongs to one table: then the name ends in the table's id. */
export const isOfTable = (name: string): boolean => /\.[0-9a-f]{16}$/.test(name);

/** Days on which this device was used, after which what nobody needed meanwhile is let go of. */
const LONG = 90;
const BOOK = 'auction-night.used';

/**
 * When what belongs to tables was used last. The days are counted, so that a clock that is set ages
 * nothing by more than one.
 */
interface Book {
  readonly today: string;
  readonly day: number;
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
  const save = (name: string, text: string | undefined): void => {
    unstored.delete(name);
    try {
      if (text === undefined) storage().removeItem(name);
      else storage().setItem(name, text);
    } catch {
      if (text !== undefined) unstored.set(name, text);
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
export function createKept(
  storage: () => Storage,
  today: () => string = () => new Date().toDateString(),
): Kept {
  const { load, save, names } = openStorage(storage);
  const openBook = (): Book => {
    const book = parsed(load(BOOK));
    return book.today === today() ? book : { ...book, today: today(), day: book.day + 1 };
  };
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
      save(name, text);
      if (text !== undefined) note(name);
    },
    names,
    sweep() {
      const { used, ...now } = openBook();
      // What earlier versions kept has no day yet: its age begins today.
      const ages = names()
        .filter(isOfTable)
        .map((name) => [name, used[name] ?? now.day] as const);
      const isOld = ([, day]: readonly [string, number]): boolean => now.day - day >= LONG;
      for (const [name] of ages.filter(isOld)) save(name, undefined);
      const kept = Object.fromEntries(ages.filter((age) => !isOld(age)));
      save(BOOK, JSON.stringify({ ...now, used: kept }));
    },
  };
}

/** The book as it was stored; a new one where it does not have the right form. */
function parsed(text: string | undefined): Book {
  const fresh: Book = { today: '', day: 0, used: {} };
  try {
    const { today, day, used } = { ...fresh, ...(JSON.parse(text ?? '{}') as Partial<Book> | null) };
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
