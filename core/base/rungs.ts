/** The strengths of bots, the weakest first. A game need not have all of them. */
export const RUNGS = ['beginner', 'casual', 'regular', 'expert', 'master'] as const;
export type Rung = (typeof RUNGS)[number];

/** The default rung of stand-ins, and of bots that a new game does not have. */
export const STAND_IN: Rung = 'regular';

/** The default rung of opponents. */
export const OPPONENT: Rung = 'beginner';

/** Whether a bot's name is a rung. Other bots are plain ones, each of one game. */
export const isRung = (name: string): name is Rung => rankOf(name) !== -1;

/** Former names of rungs, which tables, journals and pages may still contain. */
const FORMER: ReadonlyMap<string, Rung> = new Map([
  ['easy', 'beginner'],
  ['steady', 'expert'],
]);

/**
 * The bot that a name refers to: the one with that name, or of that former name. For a missing rung it is the nearest one, the weaker of
 * two equally near. Undefined if there is none.
 */
export function resolveBot(name: string, bots: readonly string[]): string | undefined {
  const current = FORMER.get(name) ?? name;
  if (bots.includes(current)) return current;
  const rank = rankOf(current);
  if (rank === -1) return undefined;
  return RUNGS.filter((rung) => bots.includes(rung)).sort(
    (one, other) => Math.abs(rankOf(one) - rank) - Math.abs(rankOf(other) - rank),
  )[0];
}

const rankOf = (name: string): number => RUNGS.findIndex((rung) => rung === name);
