import type { Component } from 'vue';
import type { Advice, GameFacts, GameTypes } from '../../core/game.ts';
import type { SeatFrame } from '../../core/protocol/frames.ts';
import type { TableComponent } from './define-table.ts';
import type { RulesText } from './rules-text.ts';
import type { GameSnapshot, SceneBuilder } from './table-parts.ts';
import type { Files } from '../i18n/languages.ts';

/** The texts for choosing and setting up a game, loaded with the app's language. */
export interface GameMessages {
  readonly title: string;
  /** One line that advertises the game. */
  readonly tagline: string;
  /** By edition name: its title, and how it differs from the others. */
  readonly editions: { readonly [edition: string]: { readonly title: string; readonly hint: string } };
  /** By option key. `values`: by value of an option of type choice or set. */
  readonly options: {
    readonly [key: string]: {
      readonly title: string;
      readonly hint: string;
      readonly values?: { readonly [value: string]: string };
    };
  };
  /** By bot name. */
  readonly bots: { readonly [bot: string]: { readonly title: string; readonly hint: string } };
  /** What must stay secret, and why: shown before a hand is revealed on a shared device. */
  readonly secret?: string;
  /** By number of seats: why another number is better (`GameRenderer.advice`). */
  readonly advice?: { readonly [seats: string]: string };
}

/** An action that a lesson suggests. Its text is `game.<name>.tip.<key>`, filled with `words`. */
export interface Tip<Types extends GameTypes = GameTypes, Anchor extends string = string> {
  readonly key: string;
  readonly words?: { readonly [word: string]: number };
  readonly action: Types['action'];
  /** The part of the table to point at, more precisely than its lesson does. */
  readonly at?: Anchor;
}

/** One note of a first match. Its text is `game.<name>.lesson.<key>`: `{ title, text }`. */
export interface Lesson<Types extends GameTypes = GameTypes, Anchor extends string = string> {
  readonly key: string;
  /** Whether the note applies to this snapshot. */
  when(snapshot: GameSnapshot<Types>): boolean;
  /** The parts of the table that it explains. */
  at(snapshot: GameSnapshot<Types>): readonly Anchor[];
  /** A suggested action, by a simple rule and from the seat's view alone. */
  tip?(snapshot: GameSnapshot<Types>): Tip<Types, Anchor> | undefined;
}

/** The lessons of a game. */
export interface Course<Types extends GameTypes = GameTypes> {
  /** In order of priority; each is shown once, the first time it applies. */
  readonly default: readonly Lesson<Types>[];
  /** The texts of the lessons and tips, under `game.<name>`. */
  readonly words: Files<object>;
}

/** The coach's sentences about a game. */
export interface CoachSpeech<Types extends GameTypes = GameTypes> {
  /** The part of the match, for the review: “Buying, round 3”. */
  when(): string;
  /** An action in a few words, like the label of a button: “Pass”, “Bid 5”. */
  choice(action: Types['action']): string;
  /** An expected total in the game's unit, rounded for reading: “about 41,000”. */
  total(total: number): string;
  /** One or two sentences: why the first choice is better than the one it is compared with. */
  why(advice: Advice<Types>): string;
  /** The warning before a ruinous action; undefined for all others. Depends on the view alone. */
  warning(action: Types['action']): string | undefined;
}

/** What a game supplies to its coach. */
export interface CoachWords<Types extends GameTypes = GameTypes> {
  /** Called in the setup of a component. */
  default(snapshot: () => GameSnapshot<Types>, seats: () => readonly SeatFrame[]): CoachSpeech<Types>;
  /** Its texts, under `game.<name>.coach`. */
  readonly words: Files<object>;
}

/** Everything the renderer needs to know about a game. A new game is one folder that exports this, and one line in the registry. */
export interface GameRenderer<Types extends GameTypes = GameTypes> extends GameFacts {
  /** It may lack languages, in which it is shown in English. */
  readonly isDraft?: true;
  /** By number of seats that is possible but not the best: the number to suggest instead. */
  readonly advice?: { readonly [seats: number]: number };
  /** Minutes that a match takes. */
  readonly minutes: { readonly least: number; readonly most: number };
  /** Bot names from weak to strong. */
  readonly bots: readonly string[];
  /** The texts for choosing and setting up, under `game.<name>`. */
  readonly messages: Files<GameMessages>;
  /** The texts of the table and the score sheets, also under `game.<name>`; loaded with the table or the result. */
  readonly tableMessages: Files<object>;
  readonly rules: Files<RulesText>;
  /** Draws the pieces for a section of the rules. Prop `section`: its index, from 0, the same in all languages. */
  readonly rulesPictures?: () => Promise<{ readonly default: Component<{ section: number }> }>;
  /** By type of prompt: the index of the section that explains it. Absent: no section does. */
  readonly rulesOf?: { readonly [prompt: string]: number };
  /**
   * Whether all hands are public knowledge, so that people who share a device need no curtain. Depends only on public
   * information. Absent: never.
   */
  isOpen?(view: Types['view']): boolean;
  /** The lessons of a first match, loaded when one starts. Absent: no first match is offered. */
  readonly lessons?: () => Promise<Course<Types>>;
  /** The coach's sentences, loaded with its first advice. Absent if the game's master bot gives no reasons. */
  readonly coach?: () => Promise<CoachWords<Types>>;
  /** How the setup of a first match differs from the default. */
  readonly firstGame?: { readonly seats?: number; readonly edition?: string };
  /** The scene builder, loaded when a match is under way. */
  readonly scenes: () => Promise<{ readonly default: SceneBuilder<Types> }>;
  /** A small picture for lists. */
  readonly emblem: Component;
  /** The table during a match. */
  readonly table: () => Promise<{ readonly default: TableComponent }>;
  /** The score sheet after a match. Props: `TableProps`. Absent: a default with the ranking and the totals. */
  readonly result?: () => Promise<{ readonly default: Component }>;
}
