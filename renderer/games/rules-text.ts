/** The rules of a game in the app's own words. */
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
  /** What this app does where the rulebooks are silent or disagree. `decision` is the number on the rule page (M4); it is not displayed. */
  readonly clarifications?: readonly { readonly decision: string; readonly text: string }[];
}
