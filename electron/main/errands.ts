import type { Errand } from '../preload/api.ts';

/** What the page was asked for last from outside of it, until a page takes it. */
export interface Errands {
  put(errand: Errand): void;
  /** The errand, once; undefined if there is none. */
  take(): Errand | undefined;
}

/** `came` is told of each. Nothing else happens until a page takes it: a page that comes later asks for itself. */
export function createErrands(came: () => void): Errands {
  let last: Errand | undefined;
  return {
    put: (errand) => {
      last = errand;
      came();
    },
    take: () => {
      const taken = last;
      last = undefined;
      return taken;
    },
  };
}
