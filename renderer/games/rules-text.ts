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
  /** Where the rulebooks are silent or disagree: what this app does. `decision` is the rule page's number (M4), which readers are not shown. */
  readonly clarifications?: readonly { readonly decision: string; readonly text: string }[];
}
