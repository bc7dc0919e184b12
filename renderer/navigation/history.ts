/** Where the current address is kept. An address is a path with its query, as in `/history?who=1`. */
export interface AddressHistory {
  readonly current: () => string;
  /** Adds an entry, or replaces the current one. */
  readonly write: (address: string, isReplacing: boolean) => void;
  readonly back: () => void;
  /** Calls back once another entry is current, and returns a function that ends this. */
  readonly listen: (onMove: () => void) => () => void;
  /** Where the page was scrolled to when the current entry was left, in pixels; 0 if it is new. */
  readonly scrolled: () => number;
}

/** One address, for pages that are rendered outside a browser. */
export const noHistory: AddressHistory = {
  current: () => '/',
  write: () => undefined,
  back: () => undefined,
  listen: () => () => undefined,
  scrolled: () => 0,
};

/** The state of a browser's entry. Screens read `back`: the previous address of the app, if there is one. */
interface Entry {
  readonly back: string | null;
  readonly position: number;
  readonly scroll?: number;
}

const entryOf = (state: unknown): Entry | undefined =>
  typeof state === 'object' && state !== null && 'position' in state ? (state as Entry) : undefined;

/** The browser's history, with the address in the fragment. Takes over what the browser does about scrolling. */
export function hashHistory(): AddressHistory {
  history.scrollRestoration = 'manual';
  /** By position, for entries that were left since the page was loaded. */
  const scrolls = new Map<number, number>();
  let entry = entryOf(history.state) ?? { back: null, position: 0 };

  const current = (): string => {
    const address = location.hash.slice(1);
    return address.startsWith('/') ? address : `/${address}`;
  };
  const change = (to: Entry, address: string, isReplacing: boolean): void => {
    entry = to;
    const url = `#${address}`;
    try {
      history[isReplacing ? 'replaceState' : 'pushState'](to, '', url);
    } catch {
      location[isReplacing ? 'replace' : 'assign'](url); // Safari takes 100 changes in half a minute
    }
  };
  /** Also survives that the page is loaded again. */
  const keepScroll = (): void => {
    scrolls.set(entry.position, scrollY);
    change({ ...entry, scroll: scrollY }, current(), true);
  };

  return {
    current,
    write: (address, isReplacing) => {
      if (isReplacing) return change(entry, address, true);
      const back = current();
      keepScroll();
      change({ back, position: entry.position + 1 }, address, false);
    },
    back: () => history.back(),
    listen: (onMove) => {
      const move = ({ state }: PopStateEvent): void => {
        scrolls.set(entry.position, scrollY);
        const known = entryOf(state);
        if (known === undefined) change({ ...entry, position: entry.position + 1 }, current(), true); // typed by hand
        entry = known ?? entry;
        onMove();
      };
      addEventListener('popstate', move);
      addEventListener('pagehide', keepScroll);
      return () => {
        removeEventListener('popstate', move);
        removeEventListener('pagehide', keepScroll);
      };
    },
    scrolled: () => scrolls.get(entry.position) ?? entry.scroll ?? 0,
  };
}
