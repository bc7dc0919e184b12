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
  /** How many predictions came true, of those that were decided; absent: there were none. */
  readonly predicted?: { readonly right: number; readonly of: number };
}

/**
 * Who won what tonight, the most wins first, and who predicted well. A game that was ended early counts as far as it was scored; whatever was
 * decided in it by then counts for those who predicted.
 */
export function eveningOf(ledger: Ledger): readonly EveningLine[] {
  const lines = new Map<string, EveningLine>();
  const nobody = { played: 0, won: 0 };
  for (const { names, winners, totals, early, predictions = [] } of ledger) {
    for (const { name, right, of } of predictions) {
      const line = lines.get(name) ?? { name, ...nobody };
      const before = line.predicted ?? { right: 0, of: 0 };
      lines.set(name, { ...line, predicted: { right: before.right + right, of: before.of + of } });
    }
    if (early && totals.length === 0) continue;
    names.forEach((name, at) => {
      const line = lines.get(name) ?? { name, ...nobody };
      const isWinner = winners.some((winner) => winner === at);
      lines.set(name, { ...line, played: line.played + 1, won: line.won + (isWinner ? 1 : 0) });
    });
  }
  return [...lines.values()].sort(
    (one, other) =>
      other.won - one.won ||
      Number(one.played === 0) - Number(other.played === 0) ||
      one.played - other.played ||
      one.name.localeCompare(other.name),
  );
}
