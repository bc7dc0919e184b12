import { inject, provide, type InjectionKey } from 'vue';
import type { VisibleEvent } from '../table-parts.ts';

/** A round of a finished match in the log. */
export interface FilmRound {
  /** The position in which it begins. */
  readonly start: number;
  /** What led to each of its positions. */
  readonly acts: readonly { readonly position: number; readonly events: readonly VisibleEvent[] }[];
}

/** What the log needs of a replay. Its members are reactive. */
export interface FilmLog {
  readonly rounds: readonly FilmRound[];
  /** What is shown. */
  readonly position: number;
  /** Shows another position; undefined while another page says what is shown. */
  readonly seek: ((position: number) => void) | undefined;
  /** The address of a position; undefined if it has none. */
  readonly linkTo: (position: number) => string | undefined;
}

const KEY: InjectionKey<FilmLog> = Symbol('film log');

/** Makes the log of the table in this component that of a replay. */
export const provideFilmLog = (log: FilmLog): void => provide(KEY, log);

/** The replay that the table shows; undefined during a match. */
export const useFilmLog = (): FilmLog | undefined => inject(KEY, undefined);
