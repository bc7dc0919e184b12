import type { Language } from '../../../core/base/languages.ts';
import type { GameFrame, TableFrame } from '../../../core/protocol/frames.ts';

/** What a picture is drawn from: what televisions are shown, without what differs from one moment to the next. */
export interface Subject {
  readonly table: TableFrame['table'];
  readonly game?: GameFrame;
  readonly language: Language;
  /** How to join: the address that is printed, and what its code holds; absent where there is none. */
  readonly invitation?: { readonly place: string; readonly link: string };
}

/** What the program that draws is asked: to draw, or to turn what it has drawn into a picture for sets that take no SVG, so many pixels wide. */
export type DrawingOrder =
  | { readonly id: number; readonly type: 'draw'; readonly subject: Subject }
  | { readonly id: number; readonly type: 'raster'; readonly svg: string; readonly width: number };

/** What it answers. A fault holds nothing of what was drawn. */
export type DrawingAnswer =
  | { readonly id: number; readonly svg: string; readonly label: string }
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly fault: string };
