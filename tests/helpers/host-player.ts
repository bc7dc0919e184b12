import { createRng, type Rng } from '../../core/base/rng.ts';
import type { GameTypes } from '../../core/game.ts';
import { gameNamed } from '../../core/games/index.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import type { HostClient } from './host-client.ts';
import { few } from './budget.ts';

/** What the faced seat might do, chosen from what its frame shows. Undefined if it owes nothing. */
export function choose(frame: TableFrame, rng: Rng): GameTypes['action'] | undefined {
  const { game, you, table } = frame;
  const bot = gameNamed(table.setup.game)?.bots['random'];
  if (
    bot === undefined ||
    game === undefined ||
    you.facing === undefined ||
    !game.awaits.includes(you.facing)
  )
    return undefined;
  return bot.decide(game.view, game.legal as object, bot.initial, rng, few());
}

/** Plays the faced seat until the game has ended; resolves with the last frame. `before`: what it waits for before each act. */
export async function playOn(
  client: HostClient,
  seed: string,
  before: () => Promise<void> = () => Promise.resolve(),
): Promise<TableFrame> {
  const rng = createRng(seed);
  for (;;) {
    const frame = await client.untilTable(
      ({ table, game, you }) =>
        table.phase === 'ended' || (you.facing !== undefined && game?.awaits.includes(you.facing) === true),
    );
    if (frame.table.phase === 'ended') return frame;
    await before();
    const action = choose(frame, rng);
    if (action === undefined || frame.you.facing === undefined) throw new Error('nothing to do');
    await client.shownAfter({
      type: 'act',
      seat: frame.you.facing,
      action,
      question: frame.game?.question ?? 0,
    });
  }
}
