import { gameNamed } from '../../../core/games/index.ts';
import { sharesIn, type Step } from './steps.ts';

/** A process that plays the deals it is told to, and says what came of them. */
export interface Task extends Step {
  readonly deals: number;
  readonly seed: string;
}

process.on('message', (task: Task) => {
  const game = gameNamed(task.game);
  if (game === undefined) throw new Error(`no game named ${task.game}`);
  process.send?.(sharesIn(game, task, task.deals, task.seed));
});
process.on('disconnect', () => process.exit(0));
