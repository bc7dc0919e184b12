import type { Language } from '../../../core/base/languages.ts';
import type { GameFrame, TableFrame } from '../../../core/protocol/frames.ts';

/** What a picture is drawn from: a television's frame, without what changes continuously. */
export interface Subject {
  readonly table: TableFrame['table'];
  readonly game?: GameFrame;
  readonly language: Language;
  /** How to join: the address to print, and the link of its QR code; absent if there is none. */
  readonly invitation?: { readonly place: string; readonly link: string };
}

/** A task for the worker: to draw, or to convert an SVG to PNG of a width in pixels for sets without SVG. */
export type DrawingTask =
  | { readonly id: number; readonly type: 'draw'; readonly subject: Subject }
  | { readonly id: number; readonly type: 'raster'; readonly svg: string; readonly width: number };

/** The worker's result. A fault has nothing of the content. */
export type DrawingResult =
  | { readonly id: number; readonly svg: string; readonly label: string }
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly fault: string };
