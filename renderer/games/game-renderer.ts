import type { Component } from 'vue';
import type { OptionField } from '../../core/base/option-field.ts';
import type { Language, MessageFiles } from '../i18n/languages.ts';

/** The words that every game's message file has, whatever else is in it; keys of options and editions follow the game's material. */
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
}

/** The rules of a game, told anew in the app's own words. */
export interface RulesText {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly RulesSection[];
}

export interface RulesSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** Where the rulebooks are silent or disagree: what this app does. `decision` is the rule page's number (M4). */
  readonly clarifications?: readonly { readonly decision: string; readonly text: string }[];
}

/** Everything the renderer needs to know of a game. A new game is one folder with this, and one line in the registry. */
export interface GameRenderer {
  readonly name: string;
  readonly seats: { readonly least: number; readonly most: number };
  /** Minutes a game takes. */
  readonly minutes: { readonly least: number; readonly most: number };
  /** Edition names, the default first, with the values of the options. */
  readonly presets: { readonly [edition: string]: object };
  readonly optionFields: readonly OptionField[];
  /** Bot names from weak to strong. */
  readonly bots: readonly string[];
  readonly messages: MessageFiles<GameMessages>;
  readonly rules: { readonly [Code in Language]: () => Promise<{ readonly default: RulesText }> };
  /** A small picture for lists. */
  readonly emblem: Component;
  /** The table while playing. Props: `TableProps`. Loaded when needed. */
  readonly table: () => Promise<{ readonly default: Component }>;
  /** The score sheet after the game. Props: `TableProps`. Loaded when needed. */
  readonly result: () => Promise<{ readonly default: Component }>;
}
