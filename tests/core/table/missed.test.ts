import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { FuffzigerView } from '../../../core/games/falsche-fuffziger/view.ts';
import { gameNames } from '../../../core/games/index.ts';
import type { GameEvent } from '../../../core/game.ts';
import { awaitsOf, emptyMemories, gameOf, missed, type TableState } from '../../../core/table/index.ts';
import { decideForBot } from '../../helpers/decide-for-bot.ts';
import { after, opened, setupOf, started } from '../../helpers/table-log.ts';

const BEN = seat(1);

/** A game of bots by lot, from its first state on, each with what its newest act has led to. */
function* game(
  name: string,
  memoryAid = false,
): Generator<{ table: TableState; newest: readonly GameEvent[] }> {
  const lobby = opened(setupOf({ game: name, options: { memoryAid } }));
  const bot = 'random' in gameOf(lobby).bots ? 'random' : 'regular';
  const seats = lobby.seats.map((_, at) => ({ type: 'bot', name: `Bot ${at}`, colour: at, bot }) as const);
  const rng = createRng(`missed/${name}`);
  let table = after({ ...lobby, seats }, started({ ...lobby, seats }, name));
  yield { table, newest: [] };
  for (let [at] = awaitsOf(table); at !== undefined; [at] = awaitsOf(table)) {
    const action = decideForBot(table, emptyMemories(), at, rng);
    table = after(table, { type: 'acted', seat: at, action, by: 'bot' });
    yield { table, newest: table.game?.events.last ?? [] };
  }
}

/** The last finished round, as all see it. */
const previousRound = (table: TableState): unknown =>
  (gameOf(table).view(table.game?.state as never, 'table') as { previousRound?: unknown }).previousRound;

describe.each(gameNames)('who comes back to a game of %s', (name) => {
  it('is told what came of the running round and of the last finished one, and no more (Decision A1)', () => {
    /** What came of the acts of each round, the newest first. */
    let rounds: readonly (readonly GameEvent[])[] = [[]];
    let before: unknown;
    for (const { table, newest } of game(name)) {
      const [running = [], ...finished] = rounds;
      rounds = [[...running, ...newest], ...finished];
      const previous = previousRound(table);
      if (!isDeepStrictEqual(previous, before)) rounds = [[], ...rounds];
      before = previous;
      const [now = [], last = [], ...older] = rounds;
      expect(missed(table, 0).flat()).toEqual([...last, ...now]);
      const own = older
        .toReversed()
        .flat()
        .filter((event) => event.seat === BEN);
      expect(missed(table, 0, BEN).flat()).toEqual([...own, ...last, ...now]);
    }
    expect(rounds.length).toBeGreaterThan(4);
  });

  it('is told all since then with memory aid', () => {
    let all: readonly (readonly GameEvent[])[] = [];
    for (const { table, newest } of game(name, true)) {
      all = newest.length === 0 ? all : [...all, newest];
      expect(missed(table, 0)).toEqual(all);
    }
    expect(all.length).toBeGreaterThan(20);
  });
});

it('no inspector card is told of after its round (Falsche Fuffziger, what each player may see)', () => {
  let mostTurned = 0;
  for (const { table } of game('falsche-fuffziger')) {
    const { inspectors, round } = gameOf(table).view(table.game?.state as never, 'table') as FuffzigerView;
    const told = missed(table, 0, BEN)
      .flat()
      .flatMap((event) => (event.type === 'inspected' ? [(event as { card?: unknown }).card] : []));
    // No event tells of the card before the first decision
    expect(told).toEqual(round === 1 ? [] : inspectors.turned);
    mostTurned = Math.max(mostTurned, told.length);
  }
  expect(mostTurned).toBeGreaterThan(1);
});

it('what was taken back is not told', () => {
  const lobby = opened(setupOf({ game: 'for-sale', options: { starter: 0 } }));
  const person = { type: 'person', name: 'Ada', colour: 0, occupant: 0, ready: true, isHost: true } as const;
  const bots = [1, 2].map((at) => ({ type: 'bot', name: `Bot ${at}`, colour: at, bot: 'random' }) as const);
  const ready: TableState = { ...lobby, seats: [person, ...bots] };
  const bid = { type: 'acted', seat: seat(0), action: { type: 'bid', amount: 1 }, by: 'person' } as const;
  const table = after(ready, started(ready), bid);
  expect(missed(table, 0)).toHaveLength(1);
  const back = after(table, { type: 'taken-back', seat: seat(0) });
  expect(missed(back, 0)).toEqual([]);
  expect(back.game?.rounds).toEqual({ finished: 0, running: 0 });
});
