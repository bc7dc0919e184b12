/** A small change of one rule of a game, by which no game and no action becomes endless. */
export interface Mutant {
  /** The rule that it breaks, as the changed game has it. */
  readonly rule: string;
  /** The file, below `core/games/<game>`. */
  readonly file: string;
  /** A text that is in the file once, and what stands there instead. */
  readonly text: string;
  readonly replacement: string;
}

/** What makes changes of one file: the rule as it is then, the text that is there once, and what stands there instead. */
export const inFile =
  (file: string) =>
  (rule: string, text: string, replacement: string): Mutant => ({ rule, file, text, replacement });
