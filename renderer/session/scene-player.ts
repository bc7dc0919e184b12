import { shallowRef, type ShallowRef } from 'vue';
import type { GameFrame, TableFrame } from '../../core/protocol/frames.ts';
import type { Scene, SceneBuilder, SceneTiming } from '../games/table-parts.ts';

/** A frame as it came. What it says of time (`clockLeft`, `graceLeft`, `waited`, `takeBack`) counts from then. */
export interface ReceivedFrame extends TableFrame {
  /** Milliseconds since 1970, by the clock of this device. */
  readonly receivedAt: number;
}

/** What is on the screen: the newest frame, or a scene on the way to it in the form of one. */
export interface ShownFrame extends ReceivedFrame {
  /** Present while what happened is shown. */
  readonly timing?: SceneTiming;
  /** What happened while nobody looked, or was too much to be shown; summed up until it is dismissed. Absent: nothing. */
  readonly missed?: TableFrame['events'];
}

export interface ScenePlayerParts {
  /** How the game of a table makes scenes of its events; undefined as long as that is not loaded. */
  readonly sceneBuilderFor: (game: string) => SceneBuilder | undefined;
  /** Tells the host that everything up to this number has been shown. */
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

/** Milliseconds of scenes that may wait; a page that is further behind shows the newest frame at once. */
const FAR_BEHIND = 30_000;

/** The events of a frame without scenes, in their place in the queue. */
const withoutDuration = ({ game, events }: TableFrame): readonly Scene[] =>
  game === undefined || events.length === 0 ? [] : [{ view: game.view, events, beats: 0 }];

/**
 * Queues frames and plays the scenes between them. The prompt appears after the last scene. Frames without events of the game are on the
 * screen at once.
 */
export class ScenePlayer {
  readonly shown: ShallowRef<ShownFrame | undefined> = shallowRef();
  readonly #parts: ScenePlayerParts;
  readonly #page: OnPage;
  #newest: ReceivedFrame | undefined;
  #queue: readonly Scene[] = [];
  /** Events without a scene; they come with what is shown next. */
  #rest: TableFrame['events'] = [];
  /** News that was not on the screen yet. */
  #news: TableFrame['news'] = [];
  /** Events that were not shown, for the summary. */
  #missed: TableFrame['events'] = [];
  #cancel: (() => void) | undefined;
  #isHurried = false;

  constructor(parts: ScenePlayerParts, page = ON_PAGE) {
    this.#parts = parts;
    this.#page = page;
  }

  /** Takes a frame that has come. */
  push(frame: ReceivedFrame): void {
    if (frame.table.phase === 'playing' && frame.table.beat > 0)
      this.#parts.sceneBuilderFor(frame.table.setup.game); // loaded before it is needed
    const isUndone = frame.news.some(({ type }) => type === 'taken-back');
    const isNew = isUndone || !this.#follows(frame);
    const isUnseen = this.#page.isHidden() && frame.table.beat > 0;
    const isAtOnce = isNew || isUnseen || frame.table.beat === 0;
    if (isNew) this.#missed = [];
    else if (isUnseen) this.#dropToMissed(frame.events);
    if (frame.table.beat > 0) this.#missed = [...this.#missed, ...(frame.meanwhile ?? [])];
    const scenes = isAtOnce ? [] : this.#scenesTo(frame);
    const isSeen = scenes.some(({ beats }) => beats > 0);
    this.#newest = frame;
    this.#news = [...this.#news, ...frame.news];
    if (isSeen) this.#queue = [...this.#queue, ...scenes];
    else if (isAtOnce) this.#rest = frame.events;
    else if (this.shown.value?.timing !== undefined)
      this.#queue = [...this.#queue, ...withoutDuration(frame)];
    else this.#rest = [...this.#rest, ...frame.events];
    const isBehind = this.#queue.reduce((sum, { beats }) => sum + beats, 0) * frame.table.beat > FAR_BEHIND;
    if (isBehind) this.#dropToMissed();
    if (isAtOnce || isBehind) this.#showNewest();
    else if (this.shown.value?.timing !== undefined) this.#updateAround(this.shown.value, frame);
    else if (isSeen) this.#next();
    else this.#showNewest();
  }

  /** Shows the next scene; called again during that, the newest frame. */
  readonly skip = (): void => {
    const { timing } = this.shown.value ?? {};
    if (timing === undefined) return;
    if (this.#isHurried) return this.#showNewest();
    this.#isHurried = !timing.isUntilTapped;
    this.#next();
  };

  /** Forgets what happened unseen. */
  readonly dismissMissed = (): void => {
    this.#missed = [];
    if (this.shown.value?.missed === undefined) return;
    const { missed: _read, ...shown } = this.shown.value;
    this.shown.value = { ...shown, news: [] };
  };

  /** Forgets everything. */
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
      before !== undefined &&
      (before.table.phase === 'playing' || before.table.phase === table.phase) &&
      table.phase !== 'lobby' &&
      before.table.games === table.games &&
      before.you.facing === you.facing
    );
  }

  #scenesTo({ game: after, events, table }: TableFrame): readonly Scene[] {
    const before = this.#newest?.game;
    if (before === undefined || after === undefined || events.length === 0) return [];
    return this.#parts.sceneBuilderFor(table.setup.game)?.(before, events, after) ?? [];
  }

  /** Empties the queue; its events, and these, go to the summary. */
  #dropToMissed(events: TableFrame['events'] = []): void {
    const waiting = this.#queue.flatMap((scene) => scene.events);
    this.#missed = [...this.#missed, ...waiting, ...events];
    this.#queue = [];
  }

  #stop(): void {
    this.#cancel?.();
    this.#queue = [];
    this.#rest = [];
    this.#isHurried = false;
  }

  /** Shows the newest frame, with its prompt. */
  #showNewest(): void {
    const [newest, events] = [this.#newest, this.#rest];
    this.#stop();
    if (newest === undefined) return;
    this.shown.value = { ...newest, events, news: this.#takeNews(), ...this.#missedSummary() };
    if (newest.table.show !== undefined) this.#parts.report(newest.table.show);
  }

  #next(): void {
    this.#cancel?.();
    if (this.#page.isHidden()) this.#dropToMissed();
    const [scene, ...others] = this.#queue;
    if (scene === undefined || this.#newest === undefined) return this.#showNewest();
    this.#queue = others;
    const events = [...this.#rest, ...scene.events];
    this.#rest = scene.beats === 0 ? events : [];
    if (scene.beats === 0) return this.#next();
    const isUntilTapped = scene.isForAll === true && this.#newest.you.seats.length > 1;
    const timing: SceneTiming = { time: scene.beats * this.#newest.table.beat, isUntilTapped };
    this.shown.value = {
      ...this.#sceneFrame(scene.view as GameFrame['view'], this.#newest),
      events,
      news: this.#takeNews(),
      timing,
      ...this.#missedSummary(),
    };
    if (!isUntilTapped) this.#cancel = this.#page.after(timing.time, () => this.#next());
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

  /** Takes what changed around the game into the frame of the running scene. */
  #updateAround(scene: ShownFrame, { table, you, receivedAt }: ReceivedFrame): void {
    const around = { table: { ...table, phase: 'playing' as const }, you, receivedAt };
    this.shown.value = { ...scene, ...around, news: this.#takeNews() };
  }

  #missedSummary(): Pick<ShownFrame, 'missed'> {
    return this.#missed.length === 0 ? {} : { missed: this.#missed };
  }

  /** Returns each piece of news once. */
  #takeNews(): TableFrame['news'] {
    const news = this.#news;
    this.#news = [];
    return news;
  }
}
