import { pickLanguage, type Language } from '../../../core/base/languages.ts';
import type { Rejection } from '../../../core/base/rejection.ts';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import { wishedIn, type Notice } from '../http/notice.ts';
import type { Clock } from '../clock.ts';
import type { TableListing } from '../summaries.ts';
import { announced } from '../announcing.ts';
import { WIDTHS, type Drawing, type Drawn } from './drawing.ts';
import type { Subject } from './order.ts';
import { choicePage, pinPage, tablePage, waitPage } from './pages.ts';
import type { Asker, Watcher, Watchers } from './watchers.ts';

/** Where sets with any browser are shown a table. */
export const PLAIN = '/tv/plain';

/** A request below that path. */
export interface PlainAsk extends Asker {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly acceptLanguage: string | undefined;
  readonly accept: string | undefined;
  readonly takesGzip: boolean;
  /** Whether who asked is still there. */
  readonly isThere: () => boolean;
}

export type PlainAnswer =
  | { readonly type: 'page'; readonly status: number; readonly page: Notice }
  | { readonly type: 'redirect'; readonly to: string }
  /** `isKept`: it is the one that was asked for, and what is asked for by that name never changes. */
  | {
      readonly type: 'picture';
      readonly mime: string;
      readonly body: Buffer;
      readonly isZipped: boolean;
      readonly isKept: boolean;
    }
  | { readonly type: 'text'; readonly text: string }
  /** Nothing is here; `isOver`: any more. */
  | { readonly type: 'nothing'; readonly isOver: boolean };

export interface PlainSiteParts {
  readonly drawing: Drawing;
  readonly watchers: Watchers;
  readonly lines: () => readonly TableListing[];
  /** Each `address:port` at which other devices find this host, the likeliest first. */
  readonly places: () => readonly string[];
  readonly clock: Clock;
}

/** Milliseconds for which a request waits for another picture; a connection may take thirty seconds in all. */
const HOLD = 20_000;
/** Milliseconds between two pictures for one set. */
const SHORTEST = 700;

/** Shows tables to any set: pages, pictures, and when there is another one. */
export class PlainSite {
  readonly #parts: PlainSiteParts;
  /** When each set was last told of another picture, as `elapsed`. */
  readonly #told = new WeakMap<Watcher, number>();

  constructor(parts: PlainSiteParts) {
    this.#parts = parts;
  }

  async answer(ask: PlainAsk): Promise<PlainAnswer> {
    const [, table = '', part = ''] =
      /^\/tv\/plain(?:\/([0-9a-f]{16})(?:\/(picture|next))?)?$/.exec(ask.path) ?? [];
    const language = pickLanguage(wishedIn(ask.acceptLanguage ?? ''));
    if (table === '') return ask.path === PLAIN ? this.#choice(language) : { type: 'nothing', isOver: false };
    const watcher = this.#parts.watchers.get(ask.query.get('key') ?? '', table, ask);
    if (part === '') return this.#page(ask, table, watcher, language);
    if (watcher === undefined) return { type: 'nothing', isOver: true };
    return part === 'next' ? this.#next(ask, watcher, language) : this.#picture(ask, watcher, language);
  }

  /** The table that is open, or which of them. */
  #choice(language: Language): PlainAnswer {
    const tables = announced(this.#parts.lines())
      .filter(({ open }) => open.phase !== 'ended')
      .map(({ id, own }) => ({ path: `${PLAIN}/${id}`, title: own.title }));
    const [only, ...others] = tables;
    if (only === undefined) return page(waitPage(language, 'none'));
    return others.length === 0 ? { type: 'redirect', to: only.path } : page(choicePage(language, tables));
  }

  async #page(
    ask: PlainAsk,
    table: string,
    known: Watcher | undefined,
    language: Language,
  ): Promise<PlainAnswer> {
    const path = `${PLAIN}/${table}`;
    const pin = ask.query.get('pin') ?? undefined;
    const watcher = known ?? (await this.#parts.watchers.enter(table, isPin(pin) ? pin : undefined, ask));
    if ('code' in watcher) return refusal(watcher, path, language, pin);
    const seen = ask.query.get('at');
    const drawn =
      known === undefined || seen === null
        ? await this.#draw(watcher, ask.place, language)
        : await this.#another(ask, watcher, language, seen);
    if (drawn === undefined) return page(waitPage(language, 'broken'));
    const query = `key=${watcher.key}${isPin(pin) ? `&pin=${pin}` : ''}`;
    const { version, label } = drawn;
    return page(tablePage({ language, label, version, path, query, now: this.#parts.clock.now() }));
  }

  /** Says which picture is the newest and, in a second line, what it says, once it is another than the one that is shown. */
  async #next(ask: PlainAsk, watcher: Watcher, language: Language): Promise<PlainAnswer> {
    const drawn = await this.#another(ask, watcher, language, ask.query.get('at') ?? '');
    if (this.#parts.watchers.get(watcher.key, watcher.table, ask) === undefined)
      return { type: 'nothing', isOver: true };
    return drawn === undefined
      ? { type: 'nothing', isOver: false }
      : { type: 'text', text: `${drawn.version}\n${drawn.label}` };
  }

  async #picture(ask: PlainAsk, watcher: Watcher, language: Language): Promise<PlainAnswer> {
    const drawn = await this.#draw(watcher, ask.place, language);
    if (drawn === undefined) return { type: 'nothing', isOver: false };
    const isKept = drawn.version === ask.query.get('at');
    if (/\bimage\/svg\+xml\b/.test(ask.accept ?? '')) {
      const body = ask.takesGzip ? drawn.zipped : drawn.svg;
      return { type: 'picture', mime: 'image/svg+xml', body, isZipped: ask.takesGzip, isKept };
    }
    const width = WIDTHS.find((one) => String(one) === ask.query.get('width')) ?? WIDTHS[0];
    const body = await this.#parts.drawing.raster(drawn, width);
    return body === undefined
      ? { type: 'nothing', isOver: false }
      : { type: 'picture', mime: 'image/png', body, isZipped: false, isKept };
  }

  /** Waits for another picture than the one that is shown, as long as that may take; then the newest, whichever it is. */
  async #another(
    ask: PlainAsk,
    watcher: Watcher,
    language: Language,
    seen: string,
  ): Promise<Drawn | undefined> {
    const { clock } = this.#parts;
    const until = clock.elapsed() + HOLD;
    const rest = (this.#told.get(watcher) ?? 0) + SHORTEST - clock.elapsed();
    if (rest > 0) await new Promise<void>((resolve) => void clock.after(rest, resolve));
    for (;;) {
      const change = changeOf(watcher);
      const drawn = await this.#draw(watcher, ask.place, language);
      if (drawn?.version !== seen || clock.elapsed() >= until || !ask.isThere()) {
        change.stop();
        if (drawn?.version !== seen) this.#told.set(watcher, clock.elapsed());
        return drawn;
      }
      const stop = clock.after(Math.max(1, until - clock.elapsed()), change.stop);
      await change.happened;
      stop();
      if (this.#parts.watchers.get(watcher.key, watcher.table, ask) === undefined) return drawn;
    }
  }

  #draw({ frame }: Watcher, place: string, language: Language): Promise<Drawn | undefined> {
    return this.#parts.drawing.draw(subjectOf(frame, language, this.#reachedAt(place)));
  }

  /** The address for phones: the one by which the set came, or on this computer the likeliest. */
  #reachedAt(place: string): string | undefined {
    return /^(?:127\.|localhost\b|\[::1\])/.test(place) ? this.#parts.places()[0] : place;
  }
}

/** The next change of what a set is shown; `stop` does not wait for it any longer. */
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

const isPin = (pin: string | undefined): pin is string => pin !== undefined && /^[0-9]{6}$/.test(pin);

/** Why a set is not let in. */
function refusal(
  { code }: Rejection,
  path: string,
  language: Language,
  pin: string | undefined,
): PlainAnswer {
  switch (code) {
    case 'no-such-table':
      return { type: 'redirect', to: PLAIN };
    case 'pin-needed':
      return page(pinPage(language, path, pin === undefined ? undefined : 'wrongPin'), 403);
    case 'wrong-pin':
      return page(pinPage(language, path, 'wrongPin'), 403);
    case 'pin-locked':
      return page(waitPage(language, 'locked'), 403);
    case 'door-closed':
      return page(waitPage(language, 'closed'), 403);
    default:
      return page(waitPage(language, 'removed'), 403);
  }
}

/** What is drawn of a frame: all but what grows by itself, which would make every picture another, and who watches, which it does not say. */
function subjectOf({ table, game, you }: TableFrame, language: Language, place: string | undefined): Subject {
  const { waited, takeBack, show, ...rest } = table;
  void [waited, takeBack];
  const seats = table.seats.map((who) => {
    if (who.type !== 'person') return who;
    const { graceLeft, clockLeft, ...still } = who;
    void [graceLeft, clockLeft];
    return still;
  });
  const pin = you.pin === undefined ? '' : `?pin=${you.pin}`;
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
    ...(place !== undefined && { invitation: { place, link: `http://${place}/#/table/${table.id}${pin}` } }),
  };
}
