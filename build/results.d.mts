export interface Counts {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
}
export interface Step {
  readonly name: string;
  readonly isOk: boolean;
}
export function countResults(steps: readonly Step[], report: object | undefined, exitCode: number): Counts;
export function countingLine(counts: Counts): string;
export function reasonsIn(report: object | undefined): readonly string[];
export function timesOf(
  steps: readonly (Step & { readonly seconds: number })[],
  report: object | undefined,
  testSeconds: number,
): readonly string[];
export function isGood(counts: Counts, isCi: boolean): boolean;
