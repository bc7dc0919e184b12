import { shallowRef, type ShallowRef } from 'vue';
import type { GameFrame, TableFrame } from '../../core/protocol/frames.ts';
import type { Cut, Scene } from '../games/scenes.ts';
import type { Showing } from '../games/table-parts.ts';

/** A frame as it came. What it says of time (`clockLeft`, `graceLeft`, `waited`, `takeBack`) counts from then. */
export interface ReceivedFrame extends TableFrame {
  /** Milliseconds since 1970, by the clock of this device. */
  readonly receivedAt: number;
}

/** What is on the screen: the newest frame, or on the way to it a scene in the form of one. */
export interface ShownFrame extends ReceivedFrame {
  /** Present while what happened is shown. */
  readonly showing?: Showing;
  /** What happened while nobody looked, or was too much to be shown: told in short until it is put away. Absent: nothing. */
  readonly missed?: TableFrame['events'];
}

export interface DirectorParts {
  /** How the game of a table makes scenes of its events; undefined as long as that is not loaded. */
  readonly cutOf: (game: string) => Cut | undefined;
  /** Everything up to this number has been shown. */
  readonly report: (show: number) => void;
}

/** The clock and the eyes of a page. */
export interface OnPage {
  /** Calls `act` once after so many milliseconds; what is returned cancels it. */
  readonly after: (milliseconds: number, act: () => void) => () => void;
  /** Whether nobody looks at the page. */
  readonly isHidden: () => boolean;
}

const ON_PAGE: OnPage = {
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  isHidden: () => document.hidden,
};

/** Milliseconds of scenes that may wait; who is further behind is shown the newest at once. */
const FAR_BEHIND = 30_000;

/** The events of a frame that nobody has to look at, in their place among what waits to be shown. */
const unseen = ({ game, events }: TableFrame): readonly Scene[] =>
  game === undefined || events.length === 0 ? [] : [{ view: game.view, events: events as never, beats: 0 }];

/**
 * Stands between the frames and the table: what led from one frame to the next is shown scene by scene, each for its time, and what is
 * asked comes when that is over. Frames that say nothing of the game are on the screen at once.
 */
export class Director {
  readonly shown: ShallowRef<ShownFrame | undefined> = shallowRef();
  readonly #parts: DirectorParts;
  readonly #page: OnPage;
  #newest: ReceivedFrame | undefined;
  #queue: readonly Scene[] = [];
  /** Events that nobody has to look at, told with what is shown next. */
  #rest: TableFrame['events'] = [];
  /** What happened at the table itself, and was not on the screen yet. */
  #news: TableFrame['news'] = [];
  /** What was not shown, for the short account. */
  #missed: TableFrame['events'] = [];
  #cancel: (() => void) | undefined;
  #isHurried = false;

  constructor(parts: DirectorParts, page = ON_PAGE) {
    this.#parts = parts;
    this.#page = page;
  }

  /** A frame has come. */
  take(frame: ReceivedFrame): void {
    if (frame.table.phase === 'playing' && frame.table.beat > 0) this.#parts.cutOf(frame.table.setup.game); // loaded before it is needed
    const isUndone = frame.news.some(({ type }) => type === 'taken-back');
    const isNew = isUndone || !this.#follows(frame);
    const isUnseen = this.#page.isHidden() && frame.table.beat > 0;
    const isAtOnce = isNew || isUnseen || frame.table.beat === 0;
    if (isNew) this.#missed = [];
    else if (isUnseen) this.#miss(frame.events);
    if (frame.table.beat > 0) this.#missed = [...this.#missed, ...(frame.meanwhile ?? [])];
    const scenes = isAtOnce ? [] : this.#scenesTo(frame);
    const isSeen = scenes.some(({ beats }) => beats > 0);
    this.#newest = frame;
    this.#news = [...this.#news, ...frame.news];
    if (isSeen) this.#queue = [...this.#queue, ...scenes];
    else if (isAtOnce) this.#rest = frame.events;
    else if (this.shown.value?.showing !== undefined) this.#queue = [...this.#queue, ...unseen(frame)];
    else this.#rest = [...this.#rest, ...frame.events];
    const isBehind = this.#queue.reduce((sum, { beats }) => sum + beats, 0) * frame.table.beat > FAR_BEHIND;
    if (isBehind) this.#miss();
    if (isAtOnce || isBehind) this.#showNewest();
    else if (this.shown.value?.showing !== undefined) this.#lookUp(this.shown.value, frame);
    else if (isSeen) this.#next();
    else this.#showNewest();
  }

  /** Somebody has seen enough: the next scene, and the second time what holds now. */
  readonly goOn = (): void => {
    const { showing } = this.shown.value ?? {};
    if (showing === undefined) return;
    if (this.#isHurried) return this.#showNewest();
    this.#isHurried = !showing.isUntilTapped;
    this.#next();
  };

  /** The account of what nobody saw has been read. */
  readonly putAway = (): void => {
    this.#missed = [];
    if (this.shown.value?.missed === undefined) return;
    const { missed: _read, ...shown } = this.shown.value;
    this.shown.value = { ...shown, news: [] };
  };

  /** Another table, or none. */
  clear(): void {
    this.#stop();
    this.#news = [];
    this.#missed = [];
    this.#newest = undefined;
    this.shown.value = undefined;
  }

  /** Whether the frame shows the same game to the same eyes as the one before. */
  #follows({ table, you }: TableFrame): boolean {
    const before = this.#newest;
    return (
      before?.table.phase === 'playing' &&
      table.phase !== 'lobby' &&
      before.table.games === table.games &&
      before.you.facing === you.facing
    );
  }

  #scenesTo({ game: after, events, table }: TableFrame): readonly Scene[] {
    const before = this.#newest?.game;
    if (before === undefined || after === undefined || events.length === 0) return [];
    return this.#parts.cutOf(table.setup.game)?.(before, events as never, after) ?? [];
  }

  /** What still waits to be shown will not be, nor will these events. */
  #miss(events: TableFrame['events'] = []): void {
    const waiting = this.#queue.flatMap((scene) => scene.events as TableFrame['events']);
    this.#missed = [...this.#missed, ...waiting, ...events];
    this.#queue = [];
  }

  #stop(): void {
    this.#cancel?.();
    this.#queue = [];
    this.#rest = [];
    this.#isHurried = false;
  }

  /** Everything has been shown: what holds now, and what is asked. */
  #showNewest(): void {
    const [newest, events] = [this.#newest, this.#rest];
    this.#stop();
    if (newest === undefined) return;
    this.shown.value = { ...newest, events, news: this.#takeNews(), ...this.#account() };
    if (newest.table.show !== undefined) this.#parts.report(newest.table.show);
  }

  #next(): void {
    this.#cancel?.();
    if (this.#page.isHidden()) this.#miss();
    const [scene, ...others] = this.#queue;
    if (scene === undefined || this.#newest === undefined) return this.#showNewest();
    this.#queue = others;
    const events = [...this.#rest, ...(scene.events as TableFrame['events'])];
    this.#rest = scene.beats === 0 ? events : [];
    if (scene.beats === 0) return this.#next();
    const isUntilTapped = scene.isForAll === true && this.#newest.you.seats.length > 1;
    const showing: Showing = { time: scene.beats * this.#newest.table.beat, isUntilTapped };
    this.shown.value = {
      ...this.#sceneFrame(scene.view as GameFrame['view'], this.#newest),
      events,
      news: this.#takeNews(),
      showing,
      ...this.#account(),
    };
    if (!isUntilTapped) this.#cancel = this.#page.after(showing.time, () => this.#next());
  }

  /** A scene as a frame: the table around the game is as it is now, and an open question stays open. */
  #sceneFrame(view: GameFrame['view'], now: ReceivedFrame): ReceivedFrame {
    const before = this.shown.value?.game;
    const isOpen = before?.prompt !== undefined && before.question === now.game?.question;
    const { legal = {}, prompt, question } = (isOpen ? now.game : undefined) ?? {};
    const game: GameFrame = {
      view,
      legal,
      // Nobody is; but where people share a device the hand that lies open stays until all has been seen
      awaits: (now.you.seats.length > 1 ? before?.awaits : undefined) ?? [],
      ...(prompt === undefined ? {} : { prompt }),
      ...(question === undefined ? {} : { question }),
    };
    return { ...now, table: { ...now.table, phase: 'playing' }, game };
  }

  /** The scene goes on with what happened in it; people around it may come and go, and show how they take it. */
  #lookUp(scene: ShownFrame, { table, you, receivedAt }: ReceivedFrame): void {
    const around = { table: { ...table, phase: 'playing' as const }, you, receivedAt };
    this.shown.value = { ...scene, ...around, news: this.#takeNews() };
  }

  #account(): Pick<ShownFrame, 'missed'> {
    return this.#missed.length === 0 ? {} : { missed: this.#missed };
  }

  /** Each piece of news is told once. */
  #takeNews(): TableFrame['news'] {
    const news = this.#news;
    this.#news = [];
    return news;
  }
}
