import { describe, expect, it } from 'vitest';
import { RUNGS } from '../../../core/base/rungs.ts';
import { gameNamed } from '../../../core/games/index.ts';
import { rungSteps } from '../../bench/ladder/steps.ts';
import { firstIn, optionsOf } from '../../games/moves.ts';

/** Few deals, always the same; how strong the rungs are is measured by the bench. */
const TABLES = [
  { name: 'money', options: { hands: 1 }, deals: 3 },
  { name: 'for-sale', options: {}, deals: 4 },
  { name: 'falsche-fuffziger', options: {}, deals: 2 },
];

describe.each(TABLES)('the rungs of $name', ({ name, options, deals }) => {
  const game = gameNamed(name);
  if (game === undefined) throw new Error(`no ${name}`);

  it('are those that there are, and a plain one', () => {
    const rungs = Object.keys(game.bots).filter((bot) => RUNGS.some((rung) => rung === bot));
    expect(rungs.slice(0, 4)).toEqual(RUNGS.slice(0, 4));
    expect(Object.keys(game.bots)).toContain('random');
  });

  it.each(rungSteps(game, 4).slice(0, 3))('$one wins more than its part against three of $others', (step) => {
    const bots = [step.one, step.others, step.others, step.others];
    const setup = { game, options: optionsOf(game, options, 4), deals, seed: 'order', bots };
    expect(firstIn(setup).winShare).toBeGreaterThan(0.25);
  });
});
