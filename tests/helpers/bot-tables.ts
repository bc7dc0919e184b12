import { isRung, RUNGS } from '../../core/base/rungs.ts';

/** A table where every rung that the game has sits: the weaker ones twice, if it is large. */
const MIXED = 'a table of all rungs';

/** Of what bots of a game tables are made: a plain bot alone, and the rungs together. */
export const kindsOfTables = (names: readonly string[]): readonly string[] => [
  ...names.filter((name) => !isRung(name)),
  MIXED,
];

/** Who sits at a table of such a kind, from the strongest rung that every game has. */
export const tableOf = (kind: string, count: number): readonly string[] => {
  const rungs = RUNGS.filter((rung) => rung !== 'master').reverse();
  return Array.from({ length: count }, (_, at) => (kind === MIXED ? (rungs[at % rungs.length] ?? '') : kind));
};
