import type { RecordProblem } from '../../core/protocol/records.ts';
import type { HostKeyStore, SeatKeyStore } from '../../core/protocol/seat-keys.ts';

/**
 * The events of a pipe, in order: `open` once, then messages, then `close` once. A pipe that never opens only closes; `reason` is then the
 * system's code, such as ECONNREFUSED.
 */
export interface PipeEvent {
  readonly pipe: number;
  readonly event:
    | { readonly type: 'open' }
    | { readonly type: 'message'; readonly text: string }
    | { readonly type: 'close'; readonly code: number; readonly reason: string };
}

/**
 * The target of a pipe. `path` is `/ws` (the host) or `/ws/<table id>`; `typed`: a person typed the address; `tableCode`: the code of the table
 * in the link that was opened.
 */
export interface PipeTarget {
  readonly address: string;
  readonly port: number;
  readonly path: string;
  readonly typed: boolean;
  readonly tableCode?: string;
}

/** A pipe's number, or why there is none: the address was neither found nor typed, or too many pipes are open. */
export type PipeOpening =
  | { readonly ok: true; readonly pipe: number }
  | { readonly ok: false; readonly reason: 'not-allowed' | 'too-many' };

export type Theme = 'system' | 'light' | 'dark';

/** The names of screens that a menu opens. */
export type MenuScreen = 'host' | 'join' | 'history' | 'settings' | 'rules' | 'help';

/** What is in the file of a saved game, or why it cannot be read. */
export type RecordContent =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: RecordProblem };

/** Shows a saved game; `name`: of its file. If it was not chosen in the app, the page asks first. */
export interface RecordIntent {
  readonly type: 'record';
  readonly name: string;
  readonly isChosen: boolean;
  readonly content: RecordContent;
}

/** What the page should do, by a link, a file or a menu. */
export type LaunchIntent =
  /** The app was opened by a link; `to`: what a person would type instead. Any page can send one, so the page asks first. */
  | { readonly type: 'link'; readonly to: string }
  /** A menu item was chosen. */
  | { readonly type: 'go'; readonly to: MenuScreen }
  | RecordIntent;

/** This app's host, and its owner's secret (32 hexadecimal digits). */
export interface OwnHost {
  readonly address: string;
  readonly port: number;
  readonly owner: string;
}

/** How a window in the background draws attention. */
export interface AttentionCall {
  /** Whether to show it in the taskbar or dock. */
  readonly inTaskbar: boolean;
  /** The notification, shown until it is clicked or the window is focused: one line each, at most 100 and 200 characters. */
  readonly notice?: { readonly title: string; readonly text: string };
}

/** The page's interface to the desktop app, absent in a browser. A promise rejects only if the app has a bug. */
export interface AuctionNightApi extends SeatKeyStore, HostKeyStore {
  readonly appVersion: string;
  /** As in Node's `process.platform`. */
  readonly platform: string;
  ownHost(): Promise<OwnHost>;
  /** Opens a raw pipe of text frames to a host. Its events arrive through `onPipe`, never before the promise resolves. */
  openPipe(target: PipeTarget): Promise<PipeOpening>;
  /** Sends one text frame; dropped if the pipe is not open. */
  sendPipe(pipe: number, text: string): void;
  closePipe(pipe: number): void;
  /**
   * Listens to the events of all pipes.
   * @returns Removes the listener.
   */
  onPipe(listener: (event: PipeEvent) => void): () => void;
  copyText(text: string): Promise<void>;
  /** Copies facts for finding faults; nothing about people, cards or secrets. */
  copyDiagnosis(): Promise<void>;
  setTheme(theme: Theme): Promise<void>;
  toggleFullScreen(): Promise<void>;
  /** Sets the page's language by its code; menus and system dialogs use it. */
  setLanguage(code: string): Promise<void>;
  /** Returns the latest launch intent and removes it; undefined if there is none. */
  takeLaunchIntent(): Promise<LaunchIntent | undefined>;
  /**
   * Listens for launch intents to take.
   * @returns Removes the listener.
   */
  onLaunchIntent(listener: () => void): () => void;
  /** Draws attention, unless the window is focused; ends when it is. A second call replaces the first. */
  callAttention(call: AttentionCall): void;
  endAttention(): void;
  /** Sets whether the screen must stay on for this page. */
  keepAwake(isWanted: boolean): void;
}

declare global {
  interface Window {
    /** Only in the desktop app. */
    readonly auctionNight?: AuctionNightApi;
  }
}
