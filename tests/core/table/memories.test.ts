import { afterEach, expect, it, vi } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { taskOf, type BotTask } from '../../../core/bots/index.ts';
import {
  adviceTask,
  awaitsOf,
  botsFor,
  emptyMemories,
  gameOf,
  gameOptions,
  observeBots,
  pastDecisions,
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
  const lobby = after(opened(setupOf({ game, options: {}, coach: true })), ...seated);
  const deal = gameOf(lobby).deal(gameOptions(lobby), 3, createRng('deal'));
  return told({ table: lobby, memories: emptyMemories() }, { type: 'started', deal });
}

afterEach(() => vi.restoreAllMocks());

const takenOver: TableCommand = { type: 'bot-took-over', seat: WATCHED, bot: BOT, why: 'owner' };

/** Two tables where the same is played until the seat is awaited after so many acts: a bot sits there, and a person. */
function playedTwice(game: string): { readonly bots: Stand; readonly others: Stand } {
  let bots = started(game, false);
  let others = started(game, true);
  const rng = createRng('play');
  for (let count = 0; bots.table.phase === 'playing'; count++) {
    const [at = seat(0)] = awaitsOf(bots.table);
    if (count >= 30 && at === WATCHED) break;
    const action = decideForBot(bots.table, bots.memories, at, rng);
    bots = told(bots, { type: 'acted', seat: at, action, by: 'bot' });
    others = told(others, { type: 'acted', seat: at, action, by: at === WATCHED ? 'person' : 'bot' });
  }
  return { bots, others };
}

const taskAt = ({ table, memories }: Stand): BotTask | undefined =>
  taskOf(taskFor(table, memories, WATCHED, BOT));

it.each(['money', 'for-sale', 'falsche-fuffziger'])(
  'of %s a bot that takes over a seat is given what one would be that has sat there from the start, whatever comes of it',
  (game) => {
    const { bots, others } = playedTwice(game);
    const first = bots.memories[WATCHED]?.memory;
    expect(JSON.stringify(first)).not.toBe(JSON.stringify(gameOf(bots.table).bots[BOT]?.initial));
    expect(taskAt(bots)?.memory).toEqual(first);
    expect(taskAt(others)).toEqual(taskAt(bots));
    const stoodIn = told(others, takenOver);
    expect(taskAt(stoodIn)).toEqual(taskAt(bots));
    const action = decideForBot(stoodIn.table, stoodIn.memories, WATCHED, createRng('stand-in'));
    const then: TableCommand = { type: 'acted', seat: WATCHED, action, by: 'bot' };
    expect(taskAt(told(stoodIn, then))).toEqual(taskAt(told(bots, then)));
  },
);

it('the table itself never goes through a game again, neither for a bot that takes over nor for the coach', () => {
  const { others } = playedTwice('for-sale');
  const begins = vi.spyOn(gameOf(others.table), 'start');
  const stoodIn = told(others, takenOver);
  botsFor(stoodIn.table, stoodIn.memories, WATCHED);
  expect(taskFor(stoodIn.table, stoodIn.memories, WATCHED)).toMatchObject({ seat: WATCHED });
  expect(adviceTask(others.table, WATCHED).ok).toBe(true);
  expect(pastDecisions(after(others.table, { type: 'ended-early' }), WATCHED).ok).toBe(true);
  expect(begins).not.toHaveBeenCalled();
});
