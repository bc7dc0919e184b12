import { statsOf, type DealOutcome } from '../../../core/bots/index.ts';
import type { Step } from './steps.ts';

const percent = (share: number): string => (100 * share).toFixed(1).padStart(5);

/** The mean of shares by deal, 0–1, with its 95 % interval. */
export function meanOf(shares: readonly number[]): string {
  const { winShare, ci95 } = statsOf('', shares);
  return `${percent(winShare)} %  (${percent(ci95[0])} to${percent(ci95[1])})`;
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
