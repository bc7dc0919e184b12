/** How strong bots are, the weakest first. A game need not have all of them. */
export const RUNGS = ['beginner', 'casual', 'regular', 'expert', 'master'] as const;
export type Rung = (typeof RUNGS)[number];

/** The rung that plays for who is absent, and for a bot that a new game does not have, where nobody has chosen another. */
export const STAND_IN: Rung = 'regular';

/** The rung that one meets where nobody has chosen another. */
export const OPPONENT: Rung = 'beginner';

/** Whether the name of a bot is that of a rung; the others are plain ones, each of one game. */
export const isRung = (name: string): name is Rung => placeOf(name) !== -1;

/** What two of them were called before: tables, journals and pages may still say so. */
const FORMER: ReadonlyMap<string, Rung> = new Map([
  ['easy', 'beginner'],
  ['steady', 'expert'],
]);

/**
 * Which of the bots that there are is meant by a name: the one of that name, now or before; for a rung that is missing the nearest
 * one, of two equally near ones the weaker. Undefined if it is none.
 */
export function botMeant(name: string, bots: readonly string[]): string | undefined {
  const now = FORMER.get(name) ?? name;
  if (bots.includes(now)) return now;
  const place = placeOf(now);
  if (place === -1) return undefined;
  return RUNGS.filter((rung) => bots.includes(rung)).sort(
    (one, other) => Math.abs(placeOf(one) - place) - Math.abs(placeOf(other) - place),
  )[0];
}

const placeOf = (name: string): number => RUNGS.findIndex((rung) => rung === name);
