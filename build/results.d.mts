export interface Counts {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
}
export interface Step {
  readonly name: string;
  readonly isOk: boolean;
}
export interface Unhandled {
  readonly message: string;
  readonly stack: string;
}
export function countResults(
  steps: readonly Step[],
  report: object | undefined,
  exitCode: number,
  unhandled?: readonly Unhandled[],
): Counts;
export function countingLine(counts: Counts): string;
export function reasonsIn(report: object | undefined, unhandled?: readonly Unhandled[]): readonly string[];
export function timesOf(
  steps: readonly (Step & { readonly seconds: number })[],
  report: object | undefined,
  testSeconds: number,
): readonly string[];
export function isGood(counts: Counts, isCi: boolean): boolean;
