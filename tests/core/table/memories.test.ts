import { expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import {
  awaitsOf,
  emptyMemories,
  gameOf,
  gameOptions,
  observeBots,
  taskFor,
  type BotMemories,
  type TableCommand,
  type TableState,
} from '../../../core/table/index.ts';
import { decideForBot } from '../../helpers/decide-for-bot.ts';
import { after, opened, setupOf, step } from '../../helpers/table-log.ts';

const WATCHED = seat(1);
const BOT = 'expert';

interface Stand {
  readonly table: TableState;
  readonly memories: BotMemories;
}

function told({ table, memories }: Stand, command: TableCommand): Stand {
  const { state, events } = step(table, command);
  return { table: state, memories: observeBots(memories, state, events) };
}

/** A table of three bots where a person may sit on the seat that is watched; the deal is the same. */
function started(game: string, person: boolean): Stand {
  const seated = [0, 1, 2].flatMap((at): readonly TableCommand[] => {
    const name = `Otto ${at}`;
    if (!person || at !== WATCHED) return [{ type: 'bot-seated', seat: seat(at), bot: BOT, name }];
    return [
      { type: 'joined', seat: WATCHED, name, isHost: false },
      { type: 'readied', seat: WATCHED, ready: true },
    ];
  });
  const lobby = after(opened(setupOf({ game, options: {} })), ...seated);
  const deal = gameOf(lobby).deal(gameOptions(lobby), 3, createRng('deal'));
  return told({ table: lobby, memories: emptyMemories() }, { type: 'started', deal });
}

it.each(['money', 'for-sale', 'falsche-fuffziger'])(
  'of %s a bot that takes over a seat remembers what one would that has sat there from the start',
  (game) => {
    let bots = started(game, false);
    let others = started(game, true);
    const rng = createRng('play');
    for (let count = 0; count < 30 && bots.table.phase === 'playing'; count++) {
      const [at = seat(0)] = awaitsOf(bots.table);
      const action = decideForBot(bots.table, bots.memories, at, rng);
      bots = told(bots, { type: 'acted', seat: at, action, by: 'bot' });
      others = told(others, { type: 'acted', seat: at, action, by: at === WATCHED ? 'person' : 'bot' });
    }
    const memory = bots.memories[WATCHED];
    expect(JSON.stringify(memory)).not.toBe(JSON.stringify(gameOf(bots.table).bots[BOT]?.initial));
    expect(others.memories[WATCHED]).toBeUndefined();
    expect(taskFor(others.table, others.memories, WATCHED, BOT).memory).toEqual(memory?.memory);
    const stoodIn = told(others, { type: 'bot-took-over', seat: WATCHED, bot: BOT, why: 'owner' });
    expect(stoodIn.memories[WATCHED]).toEqual(memory);
  },
);
