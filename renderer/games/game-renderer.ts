import type { Component } from 'vue';
import type { Advice, GameFacts, GameTypes } from '../../core/game.ts';
import type { SeatFrame } from '../../core/protocol/frames.ts';
import type { SceneBuilder } from './scenes.ts';
import type { GameSnapshot } from './table-parts.ts';
import type { RulesText } from './rules-text.ts';
import type { Files } from '../i18n/languages.ts';

/** The words for choosing and setting up a game, loaded with the app's language; keys follow the game's material. */
export interface GameMessages {
  readonly title: string;
  /** One line that makes people want to play. */
  readonly tagline: string;
  /** By edition name: what it is called, and what is different about it. */
  readonly editions: { readonly [edition: string]: { readonly title: string; readonly hint: string } };
  /** By option key. `values`: by value of a choice or set. */
  readonly options: {
    readonly [key: string]: {
      readonly title: string;
      readonly hint: string;
      readonly values?: { readonly [value: string]: string };
    };
  };
  /** By bot name. */
  readonly bots: { readonly [bot: string]: { readonly title: string; readonly hint: string } };
  /** What only its owner may know, and why: said before a hand is shown on a device that several people share. */
  readonly secret?: string;
  /** By number of seats: why the game is better with another number (`GameRenderer.advice`). */
  readonly advice?: { readonly [seats: string]: string };
}

/** A choice that is suggested to somebody who has never played. Its text is `game.<name>.tip.<key>`, filled with `words`. */
export interface Tip<Types extends GameTypes = GameTypes> {
  readonly key: string;
  readonly words?: { readonly [word: string]: number };
  readonly action: Types['action'];
  /** Which of what its note speaks of it means: a CSS selector within the table. */
  readonly at?: string;
}

/** One note of a first game that teaches. Its text is `game.<name>.lesson.<key>`: `{ title, text }`. */
export interface Lesson<Types extends GameTypes = GameTypes> {
  readonly key: string;
  /** Whether this is the moment that the note speaks of. */
  when(moment: GameSnapshot<Types>): boolean;
  /** What it speaks of: a CSS selector within the table. */
  at(moment: GameSnapshot<Types>): string;
  /** What could be chosen now, by a simple rule and from what the seat sees alone. */
  tip?(moment: GameSnapshot<Types>): Tip<Types> | undefined;
}

/** All that is needed to explain a game while it is played. */
export interface Course<Types extends GameTypes = GameTypes> {
  /** In the order in which they are shown; each once, when its moment first comes. */
  readonly default: readonly Lesson<Types>[];
  /** Their words and those of the tips, under `game.<name>`. */
  readonly words: Files<object>;
}

/** How the coach speaks of a game: all of it made from what was weighed. */
export interface CoachSpeech<Types extends GameTypes = GameTypes> {
  /** Where in the game it is, for who looks back: “Buying, round 3”. */
  when(): string;
  /** A choice in a few words, as a button would say it: “Pass”, “Bid 5”. */
  choice(action: Types['action']): string;
  /** An expected total in the game's own unit, rounded as one would say it: “about 41,000”. */
  total(total: number): string;
  /** One or two sentences: why the first choice, beside what it was compared with. */
  why(advice: Advice<Types>): string;
  /** What is said, once, before a choice that ruins; undefined of all others. Made from the view alone. */
  warning(action: Types['action']): string | undefined;
}

/** What a game supplies to its coach. */
export interface CoachWords<Types extends GameTypes = GameTypes> {
  /** Called in the setup of a component. */
  default(moment: () => GameSnapshot<Types>, seats: () => readonly SeatFrame[]): CoachSpeech<Types>;
  /** Its words, under `game.<name>.coach`. */
  readonly words: Files<object>;
}

/** Everything the renderer needs to know of a game. A new game is one folder with this, and one line in the registry. */
export interface GameRenderer<Types extends GameTypes = GameTypes> extends GameFacts {
  /** It may lack languages, in which it is shown in English. */
  readonly isDraft?: true;
  /** Numbers of seats that are possible and not the best, each with the one that is suggested instead. */
  readonly advice?: { readonly [seats: number]: number };
  /** Minutes a game takes. */
  readonly minutes: { readonly least: number; readonly most: number };
  /** Bot names from weak to strong. */
  readonly bots: readonly string[];
  /** The words for choosing and setting up, under `game.<name>`. */
  readonly messages: Files<GameMessages>;
  /** The words of the table and the sheets, under `game.<name>` too; loaded with the table or the result. */
  readonly tableMessages: Files<object>;
  readonly rules: Files<RulesText>;
  /** The pieces that a section of the rules speaks of. Its prop `section` is the place, from 0, the same in all languages. */
  readonly rulesPictures?: () => Promise<{ readonly default: Component<{ section: number }> }>;
  /** The section that tells of what is asked, by type of prompt; of others none does. */
  readonly rulesOf?: { readonly [prompt: string]: number };
  /**
   * Whether no hand holds anything that the others have not seen: then people who share a device need no curtain between them. Made
   * from what all may see. Absent: something always is secret.
   */
  isOpen?(view: Types['view']): boolean;
  /** The notes of a first game. Loaded where it is explained; a game without them is not. */
  readonly lessons?: () => Promise<Course<Types>>;
  /** How the coach speaks. Loaded when it is asked; a game whose master gives no reasons has none. */
  readonly coach?: () => Promise<CoachWords<Types>>;
  /** What is not as usual at the table on which one learns. */
  readonly firstGame?: { readonly seats?: number; readonly edition?: string };
  /** How what happens is cut into scenes. Loaded when a game goes on. */
  readonly scenes: () => Promise<{ readonly default: SceneBuilder<Types> }>;
  /** A small picture for lists. */
  readonly emblem: Component;
  /** The table while playing, made by `defineTable`. Loaded when needed. */
  readonly table: () => Promise<{ readonly default: Component }>;
  /** The score sheet after the game. Props: `TableProps`. Loaded when needed. Absent: who has won, and the totals. */
  readonly result?: () => Promise<{ readonly default: Component }>;
}
