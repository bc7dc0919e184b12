import type { OpenedRecord } from '../../core/protocol/records.ts';
import type { SeatKeyStore } from '../../core/protocol/seat-keys.ts';

/**
 * What happens on one pipe, in order: `open` once, then messages, then `close` once. A pipe that never opens only closes; `reason` is then
 * the system's code, such as ECONNREFUSED.
 */
export interface PipeEvent {
  readonly pipe: number;
  readonly event:
    | { readonly type: 'open' }
    | { readonly type: 'message'; readonly text: string }
    | { readonly type: 'close'; readonly code: number; readonly reason: string };
}

/** Where a pipe leads. `path` is `/ws` (the host) or `/ws/<table id>`; `typed`: a person typed the address. */
export interface PipeTarget {
  readonly address: string;
  readonly port: number;
  readonly path: string;
  readonly typed: boolean;
}

/** A pipe's number, or why there is none: the address was neither found nor typed, or too many pipes are open. */
export type PipeOpening =
  | { readonly ok: true; readonly pipe: number }
  | { readonly ok: false; readonly reason: 'not-allowed' | 'too-many' };

export type Theme = 'system' | 'light' | 'dark';

/** The screens of the page that a menu leads to, by their names. */
export type MenuScreen = 'host' | 'join' | 'history' | 'settings' | 'rules' | 'help';

/** A saved game is to be shown; `name`: of its file. Where it was not chosen in the app itself, somebody is asked first. */
export interface RecordErrand {
  readonly type: 'record';
  readonly name: string;
  readonly isChosen: boolean;
  readonly opened: OpenedRecord;
}

/** What the page is asked for from outside of it. */
export type LaunchIntent =
  /** The app was opened by a link; `to`: what a person would type to get to where it leads. Any page can send one, so nobody is led there unasked. */
  | { readonly type: 'link'; readonly to: string }
  /** A menu was chosen. */
  | { readonly type: 'go'; readonly to: MenuScreen }
  | RecordErrand;

/** Where this app's own host listens, and the secret that makes a connection its owner's (32 hexadecimal digits). */
export interface OwnHost {
  readonly address: string;
  readonly port: number;
  readonly owner: string;
}

/** How a window that is behind calls whoever plays in it. */
export interface AttentionCall {
  /** Whether taskbar or dock show it. */
  readonly inTaskbar: boolean;
  /** What the system shows until it is pressed or the window is looked at: one line each, at most 100 and 200 characters. */
  readonly notice?: { readonly title: string; readonly text: string };
}

/** What the page can ask of the desktop app; a browser has none of it. A promise rejects only if the app has a bug. */
export interface AuctionNightApi extends SeatKeyStore {
  readonly appVersion: string;
  /** As in Node's `process.platform`. */
  readonly platform: string;
  ownHost(): Promise<OwnHost>;
  /** Opens a raw pipe of text frames to a host. Its events come through `onPipe`, never before the promise resolves. */
  openPipe(target: PipeTarget): Promise<PipeOpening>;
  /** Sends one text frame; on a pipe that is not open it is dropped. */
  sendPipe(pipe: number, text: string): void;
  closePipe(pipe: number): void;
  /** Listens to the events of all pipes; the function that is returned ends it. */
  onPipe(listener: (event: PipeEvent) => void): () => void;
  copyText(text: string): Promise<void>;
  /** Puts on the clipboard what helps to find out what is wrong; nothing of people, cards or secrets. */
  copyDiagnosis(): Promise<void>;
  setTheme(theme: Theme): Promise<void>;
  toggleFullScreen(): Promise<void>;
  /** Tells the language of the page, by its code: menus and dialogs of the system follow it. */
  setLanguage(code: string): Promise<void>;
  /** What the page was asked for last, once; undefined if there is nothing. */
  takeErrand(): Promise<LaunchIntent | undefined>;
  /** Hears that there is something to take; the function that is returned ends it. */
  onErrand(listener: () => void): () => void;
  /** Calls for attention, unless the window has it; it ends when the window is looked at. A second call takes the place of the first. */
  callAttention(call: AttentionCall): void;
  endAttention(): void;
  /** Whether this page shows something during which the screen must not go dark. */
  keepAwake(isWanted: boolean): void;
}

declare global {
  interface Window {
    /** Only in the desktop app. */
    readonly auctionNight?: AuctionNightApi;
  }
}
