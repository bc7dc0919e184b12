import type { Character } from '../../core/base/characters.ts';
import { seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import {
  awaitsOf,
  emptyMemories,
  gameOf,
  gameOptions,
  type TableCommand,
  type TableStep,
} from '../../core/table/index.ts';
import { decideForBot } from './decide-for-bot.ts';
import { after, opened, setupOf, step } from './table-log.ts';

const WHO: readonly Character[] = ['agnes', 'clara', 'hugo'];

/** Every step of a game of three bots: the characters of `who` by seat, plain bots where it is empty. */
export function playedByCharacters(game: string, seed: string, who = WHO): readonly TableStep[] {
  const seated = [0, 1, 2].map((at): TableCommand => {
    const bot = { type: 'bot-seated', seat: seat(at), bot: 'random', name: `Otto ${at}` } as const;
    return who[at] === undefined ? bot : { ...bot, character: who[at] };
  });
  const lobby = after(opened(setupOf({ game, options: {} })), ...seated);
  const rng = createRng(seed);
  const deal = gameOf(lobby).deal(gameOptions(lobby), 3, rng);
  const steps = [step(lobby, { type: 'started', deal })];
  for (let table = steps[0]?.state; table?.phase === 'playing'; table = steps.at(-1)?.state) {
    const [at = seat(0)] = awaitsOf(table);
    const action = decideForBot(table, emptyMemories(), at, rng);
    steps.push(step(table, { type: 'acted', seat: at, action, by: 'bot' }));
  }
  return steps;
}
