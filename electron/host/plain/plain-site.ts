import { pickLanguage, type Language } from '../../../core/base/languages.ts';
import type { Rejection } from '../../../core/base/rejection.ts';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import { acceptedLanguages, type Notice } from '../http/notice.ts';
import type { Clock } from '../clock.ts';
import type { TableListing } from '../listings.ts';
import { advertised } from '../advertising.ts';
import { WIDTHS, type Drawing, type Drawn } from './drawing.ts';
import type { Subject } from './drawing-task.ts';
import { askingPage, choicePage, refusedPage, tablePage, waitPage, WAITING } from './pages.ts';
import type { Asker, WaitingSet, Watcher, Watchers } from './watchers.ts';

/** The path of tables for old televisions. */
export const PLAIN = '/tv/plain';

/** A request below that path. */
export interface PlainAsk extends Asker {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly acceptLanguage: string | undefined;
  readonly accept: string | undefined;
  readonly takesGzip: boolean;
  /** Whether the client is still connected. */
  readonly isThere: () => boolean;
}

export type PlainAnswer =
  | { readonly type: 'page'; readonly status: number; readonly page: Notice }
  | { readonly type: 'redirect'; readonly to: string }
  /** `isKept`: cacheable, since it has the requested version. */
  | {
      readonly type: 'picture';
      readonly mime: string;
      readonly body: Buffer;
      readonly isZipped: boolean;
      readonly isKept: boolean;
    }
  | { readonly type: 'text'; readonly text: string }
  /** Nothing is here; `isOver`: not any more. */
  | { readonly type: 'nothing'; readonly isOver: boolean };

export interface PlainSiteParts {
  readonly drawing: Drawing;
  readonly watchers: Watchers;
  readonly listings: () => readonly TableListing[];
  /** Each `address:port` at which other devices find this host, the likeliest first. */
  readonly endpoints: () => readonly string[];
  readonly clock: Clock;
}

/** Milliseconds for which a request waits for a new picture; a connection may take thirty seconds in all. */
const MAX_HOLD = 20_000;
/** Least milliseconds between two pictures for one set. */
const MIN_INTERVAL = 700;

/** Serves tables to old televisions: pages, pictures, and notices of new ones. */
export class PlainSite {
  readonly #parts: PlainSiteParts;
  /** When each set was last told of a new picture, in `elapsed`. */
  readonly #lastNoticeAt = new WeakMap<Watcher, number>();

  constructor(parts: PlainSiteParts) {
    this.#parts = parts;
  }

  async answer(request: PlainAsk): Promise<PlainAnswer> {
    const [, table = '', part = ''] =
      /^\/tv\/plain(?:\/([0-9a-f]{16})(?:\/(picture|next))?)?$/.exec(request.path) ?? [];
    const language = pickLanguage(acceptedLanguages(request.acceptLanguage ?? ''));
    if (table === '')
      return request.path === PLAIN ? this.#choice(language) : { type: 'nothing', isOver: false };
    const watcher = this.#parts.watchers.get(request.query.get('key') ?? '', table, request);
    if (part === '') return this.#page(request, table, watcher, language);
    if (watcher === undefined)
      return part === 'next' && (await this.#isWaiting(request, table))
        ? { type: 'text', text: WAITING }
        : { type: 'nothing', isOver: true };
    return part === 'next'
      ? this.#next(request, watcher, language)
      : this.#picture(request, watcher, language);
  }

  /** Redirects to the only open table, or offers a choice. */
  #choice(language: Language): PlainAnswer {
    const tables = advertised(this.#parts.listings())
      .filter(({ open }) => open.phase !== 'ended')
      .map(({ id, own }) => ({ path: `${PLAIN}/${id}`, title: own.title }));
    const [only, ...others] = tables;
    if (only === undefined) return page(waitPage(language, 'none'));
    return others.length === 0 ? { type: 'redirect', to: only.path } : page(choicePage(language, tables));
  }

  async #page(
    request: PlainAsk,
    table: string,
    known: Watcher | undefined,
    language: Language,
  ): Promise<PlainAnswer> {
    const path = `${PLAIN}/${table}`;
    const shownVersion = request.query.get('at');
    if (known === undefined && shownVersion === WAITING) await this.#isWaiting(request, table);
    const watcher = known ?? (await this.#parts.watchers.enter(table, askIn(request), request));
    if ('code' in watcher) return refusal(watcher, path, language);
    if ('ask' in watcher) return this.#waiting(request, watcher, path, language);
    const drawn =
      known === undefined || shownVersion === null
        ? await this.#draw(watcher, request.endpoint, language)
        : await this.#nextPicture(request, watcher, language, shownVersion);
    if (drawn === undefined) return page(waitPage(language, 'broken'));
    const { version, label } = drawn;
    const ask = askIn(request);
    const query = `key=${watcher.key}${ask === undefined ? '' : `&ask=${ask}`}`; // as itself it may come back
    return page(tablePage({ language, label, version, path, query, now: this.#parts.clock.now() }));
  }

  /** The page of a set that waits to be let in. Its address has the request, so that it stays the same when the page is loaded again. */
  #waiting(
    request: PlainAsk,
    { ask, number, isRefused }: WaitingSet,
    path: string,
    language: Language,
  ): PlainAnswer {
    if (isRefused) return page(refusedPage(language, path), 403);
    const query = `ask=${ask}`;
    if (askIn(request) !== ask) return { type: 'redirect', to: `${path}?${query}` };
    return page(askingPage({ language, path, query, now: this.#parts.clock.now() }, number));
  }

  /** Waits until the request of a set is answered or gone, for at most `MAX_HOLD`. Returns whether it is still open. */
  async #isWaiting(request: PlainAsk, table: string): Promise<boolean> {
    const ask = askIn(request);
    return ask !== undefined && this.#parts.watchers.isWaiting(table, ask, request, MAX_HOLD);
  }

  /** Returns the version of the newest picture and, in a second line, its text, once it differs from the one shown. */
  async #next(request: PlainAsk, watcher: Watcher, language: Language): Promise<PlainAnswer> {
    const drawn = await this.#nextPicture(request, watcher, language, request.query.get('at') ?? '');
    if (this.#parts.watchers.get(watcher.key, watcher.table, request) === undefined)
      return { type: 'nothing', isOver: true };
    return drawn === undefined
      ? { type: 'nothing', isOver: false }
      : { type: 'text', text: `${drawn.version}\n${drawn.label}` };
  }

  async #picture(request: PlainAsk, watcher: Watcher, language: Language): Promise<PlainAnswer> {
    const drawn = await this.#draw(watcher, request.endpoint, language);
    if (drawn === undefined) return { type: 'nothing', isOver: false };
    const isKept = drawn.version === request.query.get('at');
    if (/\bimage\/svg\+xml\b/.test(request.accept ?? '')) {
      const body = request.takesGzip ? drawn.zipped : drawn.svg;
      return { type: 'picture', mime: 'image/svg+xml', body, isZipped: request.takesGzip, isKept };
    }
    const width = WIDTHS.find((one) => String(one) === request.query.get('width')) ?? WIDTHS[0];
    const body = await this.#parts.drawing.raster(drawn, width);
    return body === undefined
      ? { type: 'nothing', isOver: false }
      : { type: 'picture', mime: 'image/png', body, isZipped: false, isKept };
  }

  /** Waits for a picture that differs from the one shown, for at most `MAX_HOLD`; then returns the newest one. */
  async #nextPicture(
    request: PlainAsk,
    watcher: Watcher,
    language: Language,
    shownVersion: string,
  ): Promise<Drawn | undefined> {
    const { clock } = this.#parts;
    const until = clock.elapsed() + MAX_HOLD;
    const pause = (this.#lastNoticeAt.get(watcher) ?? 0) + MIN_INTERVAL - clock.elapsed();
    if (pause > 0) await new Promise<void>((resolve) => void clock.after(pause, resolve));
    for (;;) {
      const change = changeOf(watcher);
      const drawn = await this.#draw(watcher, request.endpoint, language);
      if (drawn?.version !== shownVersion || clock.elapsed() >= until || !request.isThere()) {
        change.stop();
        if (drawn?.version !== shownVersion) this.#lastNoticeAt.set(watcher, clock.elapsed());
        return drawn;
      }
      const stop = clock.after(Math.max(1, until - clock.elapsed()), change.stop);
      await change.happened;
      stop();
      if (this.#parts.watchers.get(watcher.key, watcher.table, request) === undefined) return drawn;
    }
  }

  #draw({ frame }: Watcher, endpoint: string, language: Language): Promise<Drawn | undefined> {
    return this.#parts.drawing.draw(subjectOf(frame, language, this.#endpointForPhones(endpoint)));
  }

  /** Returns the address for phones: the one that the set used, or on this computer the likeliest. */
  #endpointForPhones(endpoint: string): string | undefined {
    return /^(?:127\.|localhost\b|\[::1\])/.test(endpoint) ? this.#parts.endpoints()[0] : endpoint;
  }
}

/** Waits for the next change of a set's frame; `stop` ends the wait. */
function changeOf(watcher: Watcher): { readonly happened: Promise<void>; readonly stop: () => void } {
  let stop: () => void = () => undefined;
  const happened = new Promise<void>((resolve) => {
    const forget = watcher.onChange(resolve);
    stop = () => {
      forget();
      resolve();
    };
  });
  return { happened, stop: () => stop() };
}

const page = (notice: Notice, status = 200): PlainAnswer => ({ type: 'page', status, page: notice });

/** Returns the secret of the request in the address of a set. */
function askIn({ query }: PlainAsk): string | undefined {
  const ask = query.get('ask') ?? '';
  return /^[0-9a-f]{32}$/.test(ask) ? ask : undefined;
}

/** Returns the page for a set that was not admitted. */
function refusal({ code }: Rejection, path: string, language: Language): PlainAnswer {
  switch (code) {
    case 'no-such-table':
      return { type: 'redirect', to: PLAIN };
    case 'muted':
      return page(refusedPage(language, path), 403);
    case 'pin-needed': // its request has expired meanwhile
    case 'too-fast':
    case 'too-many':
      return page(waitPage(language, 'busy'), 403);
    case 'door-closed':
      return page(waitPage(language, 'closed'), 403);
    default:
      return page(waitPage(language, 'removed'), 403);
  }
}

/**
 * Returns what is drawn of a frame: without running times, which would change every picture, and without spectators, which it does not
 * show. Whoever listens gets it, too, so the link says which table, and nothing that opens it.
 */
function subjectOf({ table, game }: TableFrame, language: Language, endpoint: string | undefined): Subject {
  const { waited, takeBack, show, ...rest } = table;
  void [waited, takeBack];
  const seats = table.seats.map((who) => {
    if (who.type !== 'person') return who;
    const { graceLeft, clockLeft, ...constant } = who;
    void [graceLeft, clockLeft];
    return constant;
  });
  return {
    table: {
      ...rest,
      seats,
      waited: {},
      spectators: 0,
      televisions: 0,
      ...(show !== undefined && { show: 0 }),
    },
    ...(game !== undefined && { game: { ...game, legal: {} } }),
    language,
    ...(endpoint !== undefined && {
      invitation: { place: endpoint, link: `http://${endpoint}/#/table/${table.id}` },
    }),
  };
}
