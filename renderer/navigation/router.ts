import {
  defineComponent,
  h,
  inject,
  nextTick,
  shallowRef,
  type App,
  type Component,
  type InjectionKey,
  type PropType,
  type ShallowRef,
} from 'vue';
import { hashHistory, type AddressHistory } from './history.ts';

/** The part of an address after `?`. */
export type Query = Readonly<Record<string, string | undefined>>;

/** A screen, and the addresses that show it. */
export interface Route {
  readonly name: string;
  /** Matches whole paths; its named groups are the parameters. */
  readonly path: RegExp;
  /** The screen, or what loads it; that never rejects. */
  readonly screen: { readonly is: Component } | { readonly load: () => Promise<Component> };
  /** The screen's props. */
  readonly props?: (location: Pick<RouteLocation, 'params' | 'query'>) => object;
}

/** An address, and what it shows. */
export interface RouteLocation {
  /** Undefined before the first navigation. */
  readonly name?: string;
  readonly path: string;
  readonly query: Query;
  /** The path with the query. */
  readonly fullPath: string;
  /** Parts of the path; empty if absent. */
  readonly params: Readonly<Record<string, string>>;
  readonly route?: Route;
  /** Undefined until it is loaded. */
  readonly screen?: Component;
}

/** A way to an address: a text, or its parts. Without `path` only the query changes. */
export type RouteTarget = string | { readonly path?: string; readonly query?: Query };

/** Told after each navigation. */
type Follower = (to: RouteLocation, from: RouteLocation) => void;

export interface Router {
  readonly currentRoute: Readonly<ShallowRef<RouteLocation>>;
  /** Resolves once the address is shown, or a later navigation has taken its place. */
  readonly push: (to: RouteTarget) => Promise<void>;
  /** As `push`; the current entry of the history is replaced. */
  readonly replace: (to: RouteTarget) => Promise<void>;
  readonly back: () => void;
  readonly resolve: (to: RouteTarget) => RouteLocation;
  readonly afterEach: (follower: Follower) => void;
  /** Resolves once the first screen is loaded. */
  readonly isReady: () => Promise<void>;
  /** Shows the address that the page was opened with, unless something else is shown already. */
  readonly install: (app: App) => void;
}

/** Before the first navigation. */
export const START_LOCATION: RouteLocation = { path: '/', query: {}, fullPath: '/', params: {} };

const ROUTER: InjectionKey<Router> = Symbol('router');

/** Returns the router of the app. */
export function useRouter(): Router {
  const router = inject(ROUTER);
  if (router === undefined) throw new Error('no router is installed');
  return router;
}

/** As `encodeURI`, and so that it can be a value of a query. Brackets and colons stay, since people read addresses. */
const encodeValue = (text: string): string =>
  encodeURI(text)
    .replace(/[+#&]/g, encodeURIComponent)
    .replaceAll('%20', '+')
    .replace(/%5[bd]/gi, decodeURIComponent);

function addressOf(path: string, query: Query): string {
  const parts = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}=${encodeValue(value)}`,
  );
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

/** Decodes a part of a path, or returns it as it is if it cannot be decoded. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Creates a router.
 *
 * @param routes The first that matches a path is its; a path that none matches leads to `/`.
 */
export function createRouter(routes: readonly Route[], addresses: AddressHistory = hashHistory()): Router {
  const currentRoute = shallowRef(START_LOCATION);
  const followers: Follower[] = [];
  const loaded = new Map<Route, Component>();
  /** The navigation that was begun last. */
  let latest: RouteLocation | undefined;
  let ready = (): void => undefined;
  const isReady = new Promise<void>((resolve) => (ready = resolve));

  /** Returns the route of a path, and its parameters. */
  function matchOf(path: string): Pick<RouteLocation, 'params' | 'route'> | undefined {
    for (const route of routes) {
      const found = route.path.exec(path);
      if (found === null) continue;
      const groups = Object.entries<string | undefined>(found.groups ?? {});
      return { route, params: Object.fromEntries(groups.map(([key, text = '']) => [key, decode(text)])) };
    }
    return undefined;
  }

  function resolve(to: RouteTarget): RouteLocation {
    if (typeof to === 'string') {
      const [, path = '', search] = /^([^?#]*)(?:\?([^#]*))?/.exec(to) ?? [];
      return resolve({ path, query: Object.fromEntries(new URLSearchParams(search)) });
    }
    const { path = currentRoute.value.path, query = {} } = to;
    const match = matchOf(path);
    if (match === undefined) return path === '/' ? START_LOCATION : resolve({ path: '/', query });
    return { name: match.route?.name ?? '', path, query, fullPath: addressOf(path, query), ...match };
  }

  /** Returns the screen of a route, loaded at most once. */
  async function screenOf(route: Route): Promise<Component> {
    const screen =
      'is' in route.screen ? route.screen.is : (loaded.get(route) ?? (await route.screen.load()));
    loaded.set(route, screen);
    return screen;
  }

  /**
   * Shows an address once its screen is loaded, unless another navigation has begun by then. `write` changes the history; without it,
   * the history has changed before.
   */
  async function navigate(to: RouteLocation, write?: (address: string) => void): Promise<void> {
    latest = to;
    if (
      write !== undefined &&
      currentRoute.value !== START_LOCATION &&
      currentRoute.value.fullPath === to.fullPath
    )
      return;
    const screen = to.route && (await screenOf(to.route));
    if (latest !== to) return;
    const from = currentRoute.value;
    const isFirst = from === START_LOCATION;
    const isAtTop = isFirst || scrollY === 0;
    const top = isFirst || write === undefined ? addresses.scrolled() : 0;
    write?.(to.fullPath);
    currentRoute.value = { ...to, ...(screen && { screen }) };
    ready();
    for (const follower of followers) follower(currentRoute.value, from);
    // Scrolling forces a layout while the new screen is mounted, so a page already at the top is not scrolled.
    if (!isAtTop || top > 0) void nextTick(() => scrollTo(0, top));
  }
  const go = (to: RouteTarget, isReplacing: boolean): Promise<void> =>
    navigate(resolve(to), (address) =>
      addresses.write(address, isReplacing || currentRoute.value === START_LOCATION),
    );

  const router: Router = {
    currentRoute,
    push: (to) => go(to, false),
    replace: (to) => go(to, true),
    back: addresses.back,
    resolve,
    afterEach: (follower) => void followers.push(follower),
    isReady: () => isReady,
    install: (app) => {
      app.provide(ROUTER, router);
      if (latest === undefined) void go(addresses.current(), true);
      app.onUnmount(addresses.listen(() => void navigate(resolve(addresses.current()))));
    },
  };
  return router;
}

/** Shows the screen of a location; of the current one by default. */
export const RouterView = defineComponent({
  props: { route: Object as PropType<RouteLocation> },
  setup(props) {
    const { currentRoute } = useRouter();
    return () => {
      const location = props.route ?? currentRoute.value;
      return location.screen && h(location.screen, location.route?.props?.(location));
    };
  },
});

/** A link to another address of the app. `replace`: it takes the place of the current one. */
export const RouterLink = defineComponent({
  props: { to: { type: [String, Object] as PropType<RouteTarget>, required: true }, replace: Boolean },
  setup(props, { slots }) {
    const router = useRouter();
    /** Leaves presses to the browser that open another window, or that something else has handled. */
    function follow(event: MouseEvent): void {
      const isOther = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0;
      if (isOther || event.defaultPrevented) return;
      event.preventDefault();
      void (props.replace ? router.replace(props.to) : router.push(props.to));
    }
    return () =>
      h('a', { href: `#${router.resolve(props.to).fullPath}`, onClick: follow }, slots['default']?.());
  },
});
