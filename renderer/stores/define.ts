import { effectScope, reactive, type App, type Reactive } from 'vue';

/** The stores of a page, by name. A page has one set; tests have one each. */
export interface Stores {
  readonly made: Map<string, object>;
  /** Makes these the ones that are used, and known to tests in a browser. */
  readonly install: (app: App) => void;
}

export const createStores = (): Stores => {
  const stores: Stores = {
    made: new Map(),
    install: (app) => {
      setActiveStores(stores);
      Object.assign(app.config.globalProperties, { $stores: stores.made });
    },
  };
  return stores;
};

let active = createStores();

export const activeStores = (): Stores => active;
export const setActiveStores = (stores: Stores): void => void (active = stores);

/**
 * Defines state that is shared by everything on a page.
 *
 * @param setup is called once, when the store is first used; its effects last as long as the page
 * @returns reads the store, with the values of its refs
 */
export function defineStore<State extends object>(name: string, setup: () => State): () => Reactive<State> {
  return () => {
    const { made } = active;
    const store = made.get(name) ?? reactive(effectScope(true).run(setup) ?? {});
    made.set(name, store);
    return store as Reactive<State>;
  };
}
