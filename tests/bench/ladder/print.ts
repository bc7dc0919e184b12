import type { DealOutcome } from '../../../core/bots/index.ts';
import type { Step } from './steps.ts';

const percent = (share: number): string => (100 * share).toFixed(1).padStart(5);

/** The mean of shares by deal, 0–1, with its normal 95 % interval; deals are the independent units. */
export function meanOf(shares: readonly number[]): string {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const half = 1.96 * Math.sqrt(squares / (shares.length - 1) / shares.length);
  return `${percent(mean)} %  (${percent(mean - half)} to${percent(mean + half)})`;
}

/** Prints how often the one wins; where it is asked for, each of the others, too, in the order in which they sit to the left of the one. */
export function printStep(
  { game, seats, one, others }: Step,
  deals: readonly DealOutcome[],
  withOthers = false,
): void {
  const sharesAt = (bot: number): readonly number[] => deals.map(({ shares }) => shares[bot] ?? 0);
  const title = `${game}, ${seats} seats: ${one} against ${others}`;
  console.log(`  ${title.padEnd(56)} ${meanOf(sharesAt(0))}  by luck ${percent(1 / seats)} %`);
  if (!withOthers) return;
  const left = Array.from({ length: seats - 1 }, (_, at) => meanOf(sharesAt(at + 1)));
  console.log(`    the others, from its left: ${left.join(', ')}`);
}
