import type { TableFrameTable } from '../../../core/protocol/frames.ts';

/** The games of an evening, the oldest first. */
export type Ledger = NonNullable<TableFrameTable['ledger']>;

/** What one person brought home this evening. */
export interface EveningLine {
  readonly name: string;
  /** Finished games this person sat in. */
  readonly played: number;
  /** Games won; a shared win counts for each. */
  readonly won: number;
}

/** Who won what tonight, the most wins first. A game that was ended early counts as far as it was scored. */
export function eveningOf(ledger: Ledger): readonly EveningLine[] {
  const lines = new Map<string, EveningLine>();
  for (const { names, winners, totals, early } of ledger) {
    if (early && totals.length === 0) continue;
    names.forEach((name, at) => {
      const line = lines.get(name) ?? { name, played: 0, won: 0 };
      const isWinner = winners.some((winner) => winner === at);
      lines.set(name, { name, played: line.played + 1, won: line.won + (isWinner ? 1 : 0) });
    });
  }
  return [...lines.values()].sort(
    (one, other) => other.won - one.won || one.played - other.played || one.name.localeCompare(other.name),
  );
}
