import type { Step } from './steps.ts';

const percent = (share: number): string => (100 * share).toFixed(1).padStart(5);

/** Prints the mean of the shares with its normal 95 % interval; deals are the independent units. */
export function printStep({ game, seats, one, others }: Step, shares: readonly number[]): void {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const half = 1.96 * Math.sqrt(squares / (shares.length - 1) / shares.length);
  const title = `${game}, ${seats} seats: ${one} against ${others}`;
  console.log(
    `  ${title.padEnd(56)} ${percent(mean)} %  (${percent(mean - half)} to${percent(mean + half)})  by luck ${percent(1 / seats)} %`,
  );
}
