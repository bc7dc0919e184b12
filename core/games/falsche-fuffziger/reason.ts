/** What the master's first choice is about: what was seen to happen where it was played on. */
export interface FuffzigerReason {
  /** There is nothing else to do. */
  readonly type: 'alone';
}
