/** The value below which that part of the values lies; 0 without any. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

/** One value at one time. */
export interface Sample {
  readonly at: number;
  readonly value: number;
}

/** By how much the values rise in one unit of time, by least squares; 0 for fewer than two. */
export function slope(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const at = mean((sample) => sample.at);
  const value = mean((sample) => sample.value);
  const spread = samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
  const shared = samples.reduce((sum, sample) => sum + (sample.at - at) * (sample.value - value), 0);
  return spread === 0 ? 0 : shared / spread;
}

/** Whether everything that an evening was to measure was measured. */
export const isWorthShowing = (report: {
  readonly memory: readonly Sample[];
  readonly answers: readonly number[];
}): boolean =>
  report.memory.length > 0 &&
  report.answers.length > 0 &&
  [...report.memory.map(({ value }) => value), ...report.answers].every(Number.isFinite);
