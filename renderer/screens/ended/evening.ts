import type { TableFrameTable } from '../../../core/protocol/frames.ts';

/** The matches of a table, the oldest first. */
export type Ledger = NonNullable<TableFrameTable['ledger']>;

/** One player's results. */
export interface EveningLine {
  readonly name: string;
  readonly isBot: boolean;
  /** Finished matches of this player. */
  readonly played: number;
  /** Matches won; a shared win counts for each winner. */
  readonly won: number;
  /** Correct predictions out of the decided ones; absent if there were none. */
  readonly predicted?: { readonly right: number; readonly of: number };
}

/**
 * Results by player, the most wins first. A match that was ended early counts as far as it was scored, and so do the predictions decided in
 * it. `bots`: the names of the current bots, for old matches that did not store who was one.
 */
export function eveningOf(ledger: Ledger, bots: readonly string[] = []): readonly EveningLine[] {
  const lines = new Map<string, EveningLine>();
  const change = (
    name: string,
    isBot: boolean,
    changed: (line: EveningLine) => Partial<EveningLine>,
  ): void => {
    const key = `${isBot ? 'bot' : 'person'} ${name}`;
    const line = lines.get(key) ?? { name, isBot, played: 0, won: 0 };
    lines.set(key, { ...line, ...changed(line) });
  };
  for (const { names, people, winners, totals, early, predictions = [] } of ledger) {
    for (const { name, right, of } of predictions)
      change(name, false, ({ predicted = { right: 0, of: 0 } }) => ({
        predicted: { right: predicted.right + right, of: predicted.of + of },
      }));
    if (early && totals.length === 0) continue;
    names.forEach((name, at) => {
      const isBot = people === undefined ? bots.includes(name) : people[at] === null;
      const isWinner = winners.some((winner) => winner === at);
      change(name, isBot, ({ played, won }) => ({ played: played + 1, won: won + (isWinner ? 1 : 0) }));
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
