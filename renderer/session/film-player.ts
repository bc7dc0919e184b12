import { computed, effectScope, ref, shallowRef, watch } from 'vue';
import type { SharedReplay, TableFrame } from '../../core/protocol/frames.ts';
import { createReader } from '../../core/protocol/reader.ts';
import type { Film, FilmSpeed } from '../../core/protocol/records.ts';
import { sceneBuilderFor } from '../games/index.ts';
import type { FilmRound } from '../games/shared/film-log.ts';
import { ScenePlayer } from './scene-player.ts';

/** Beats between the last scene of a position and the next position; at a moment, if only these are shown. */
const REST = 1;
const MOMENT_REST = 6;

/** Reads the frames of a film; undefined if they are none, as from a host that is not trusted. */
function framesOf({ frames }: Extract<Film, { ok: true }>): readonly TableFrame[] | undefined {
  const read = createReader();
  const all = frames.map(read);
  return all.length > 0 && all.every((frame) => frame?.type === 'table') ? all : undefined;
}

/** A position without what its viewer was asked there: a replay asks nothing. */
function withoutQuestion({ game, ...frame }: TableFrame): TableFrame {
  if (game === undefined) return frame;
  const { prompt: _prompt, ...rest } = game;
  return { ...frame, game: { ...rest, legal: {} } };
}

/** The log of the whole match. What happened before the event that begins a round belongs to the round before. */
function logOf(
  frames: readonly TableFrame[],
  starts: readonly number[],
  roundStarts: readonly string[],
): readonly FilmRound[] {
  const rounds = starts.map((start) => ({ start, acts: [] as FilmRound['acts'][number][] }));
  for (const [position, frame] of frames.entries()) {
    const events = frame.events as FilmRound['acts'][number]['events'];
    const round = starts.filter((start) => start <= position).length - 1;
    const first = events.findIndex(({ type }) => roundStarts.includes(type));
    const isStart = round > 0 && starts[round] === position;
    const before = isStart ? events.slice(0, first < 0 ? events.length : first) : [];
    if (before.length > 0) rounds[round - 1]?.acts.push({ position, events: before });
    if (events.length > before.length)
      rounds[round]?.acts.push({ position, events: events.slice(before.length) });
  }
  return rounds;
}

/**
 * Shows a finished match: one position of it at a time, jumped to without scenes, or played on from there with the scenes of the table. The
 * host has sent everything; nothing is computed from rules here. Getters are reactive.
 */
export class FilmPlayer {
  readonly #frames: readonly TableFrame[];
  /** By position that asks its viewer something, as it was sent. */
  readonly #decisions: ReadonlyMap<number, TableFrame>;
  /** The positions in which a round begins, ascending. */
  readonly #rounds: readonly number[];
  /** The whole match, by rounds. */
  readonly log: readonly FilmRound[];
  readonly #scenes = new ScenePlayer({ sceneBuilderFor, report: () => undefined });
  readonly #position = ref(0);
  readonly #isPlaying = ref(false);
  readonly #speed = ref<FilmSpeed>(1);
  readonly #moments = shallowRef<readonly number[]>([]);
  readonly #isMomentsOnly = ref(false);
  readonly #scope = effectScope(true);
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    frames: readonly TableFrame[],
    { rounds, roundStarts, moments = [] }: Extract<Film, { ok: true }>,
  ) {
    this.#frames = frames.map(withoutQuestion);
    this.#decisions = new Map([...frames.entries()].filter(([, { game }]) => game?.prompt !== undefined));
    this.#rounds = rounds.filter((start) => start < frames.length);
    this.log = logOf(frames, this.#rounds, roundStarts);
    this.#moments.value = moments.filter((moment) => moment < frames.length);
    this.#scope.run(() => {
      const isResting = computed(() => this.#isPlaying.value && this.frame?.timing === undefined);
      watch([isResting, this.#position], ([is]) => this.#rest(is));
    });
    this.seek(0);
  }

  /** @returns undefined if the film cannot be read */
  static of(film: Extract<Film, { ok: true }>): FilmPlayer | undefined {
    const frames = framesOf(film);
    return frames && new FilmPlayer(frames, film);
  }

  /** What is on the screen. */
  get frame() {
    return this.#scenes.shown.value;
  }

  /** The number of actions before what is shown, from 0 to `last`. */
  get position(): number {
    return this.#position.value;
  }

  /** The position that is shown, with what its viewer was asked there; undefined if they owed no decision. */
  get decision(): TableFrame | undefined {
    return this.#decisions.get(this.position);
  }

  /** Whether its viewer owed a decision at any position. */
  get hasDecisions(): boolean {
    return this.#decisions.size > 0;
  }

  get last(): number {
    return this.#frames.length - 1;
  }

  get rounds(): readonly number[] {
    return this.#rounds;
  }

  /** The round that is shown, from 1. */
  get round(): number {
    return this.#rounds.filter((start) => start <= this.position).length;
  }

  /** The positions worth looking at, ascending; none if the match was not played to its end. */
  get moments(): readonly number[] {
    return this.#moments.value;
  }

  /** Adds to the moments of a match that has some. */
  addMoments(positions: readonly number[]): void {
    if (this.moments.length === 0) return;
    const all = [...this.moments, ...positions.filter((position) => position <= this.last)];
    this.#moments.value = [...new Set(all)].sort((one, other) => one - other);
  }

  /** Whether it plays and steps from moment to moment. */
  get isMomentsOnly(): boolean {
    return this.#isMomentsOnly.value;
  }

  setMomentsOnly(is: boolean): void {
    this.#isMomentsOnly.value = is && this.moments.length > 0;
  }

  get isPlaying(): boolean {
    return this.#isPlaying.value;
  }

  get speed(): FilmSpeed {
    return this.#speed.value;
  }

  /** Takes effect with the next scene. */
  setSpeed(speed: FilmSpeed): void {
    this.#speed.value = speed;
  }

  /** Shows a position at once and stops playing; one outside the film counts as its nearest. */
  seek(position: number): void {
    this.pause();
    this.#jump(position);
  }

  /** Stops playing and shows the position before or after; of the moments the one before or after, with its scenes. */
  step(by: -1 | 1): void {
    if (!this.isMomentsOnly) return this.seek(this.position + by);
    this.pause();
    const next = this.#next(by);
    if (next !== this.position) this.#playTo(next);
  }

  /** The position in which the round before or after begins; the one before is first the beginning of this round. */
  roundStart(by: -1 | 1): number {
    return this.#nearest(this.#rounds, by) ?? (by < 0 ? 0 : this.last);
  }

  /** Plays on, from the beginning if the film is over. */
  play(): void {
    if (this.position === this.last) this.seek(0);
    this.#isPlaying.value = true;
  }

  /** Stops where it is: a scene that is on is not finished. */
  pause(): void {
    if (!this.#isPlaying.value) return;
    this.#isPlaying.value = false;
    this.#scenes.clear();
    this.#push([]);
  }

  /** Shows what the page that leads a shared replay shows: while it plays, the scenes to each next position. */
  follow({ position, isPlaying, speed }: SharedReplay): void {
    const to = Math.min(position, this.last);
    this.setSpeed(speed);
    this.pause();
    if (isPlaying && to > this.position) this.#playTo(to);
    else if (to !== this.position || !isPlaying) this.seek(to);
  }

  /** Goes on to the next scene, as at the table. */
  readonly skipScene = (): void => this.#scenes.skip();

  close(): void {
    clearTimeout(this.#timer);
    this.#scope.stop();
    this.#scenes.clear();
  }

  #rest(isResting: boolean): void {
    clearTimeout(this.#timer);
    if (!isResting) return;
    const rest = this.isMomentsOnly && this.moments.includes(this.position) ? MOMENT_REST : REST;
    if (this.position === this.last) this.#isPlaying.value = false;
    else this.#timer = setTimeout(() => this.#playTo(this.#next(1)), rest * this.#beat);
  }

  /** The position that is shown before or after this one; at an end of the moments this one. */
  #next(by: -1 | 1): number {
    return this.isMomentsOnly ? (this.#nearest(this.moments, by) ?? this.position) : this.position + by;
  }

  /** The last one of these positions before this one, or the first one after it. */
  #nearest(positions: readonly number[], by: -1 | 1): number | undefined {
    return by < 0
      ? positions.filter((one) => one < this.position).at(-1)
      : positions.find((one) => one > this.position);
  }

  #jump(position: number): void {
    this.#position.value = Math.min(Math.max(Math.round(position), 0), this.last);
    this.#scenes.clear();
    this.#push([]);
  }

  /** Shows a position with the scenes that lead to it from the one before. */
  #playTo(position: number): void {
    if (position !== this.position + 1) this.#jump(position - 1);
    this.#position.value = position;
    this.#push(this.#frames[position]?.events ?? []);
  }

  get #beat(): number {
    return (this.#frames[this.position]?.table.beat ?? 0) / this.speed;
  }

  #push(events: TableFrame['events']): void {
    const frame = this.#frames[this.position];
    if (frame === undefined) return;
    const table = { ...frame.table, beat: this.#beat };
    this.#scenes.push({ ...frame, table, events, receivedAt: Date.now() });
  }
}
