import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import type { Bot, GameTypes } from '../../core/game.ts';
import { gameNamed } from '../../core/games/index.ts';
import { eventually } from '../helpers/eventually.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { playOn } from '../helpers/host-player.ts';
import { newToken, openTestTable, testHost, type TestHost } from '../helpers/host-fixture.ts';

const bots = gameNamed('for-sale')?.bots as Record<string, Bot<GameTypes>>;
const random = bots['random'] as Bot<GameTypes>;
const own = { ...bots };
const THREAD = new URL('../helpers/thinking-thread.mjs', import.meta.url);
const SECRET = 'the hand is 3, 14 and 27';
const fails = (): never => {
  throw new TypeError(SECRET);
};

/** Bots that fail, each in its way. */
const PLANTED: Readonly<Record<string, Bot<GameTypes>>> = {
  'throws-at-once': { ...random, decide: fails },
  'plays-nothing': { ...random, decide: () => undefined as never },
  'plays-what-nobody-knows': { ...random, decide: () => ({ type: 'cheat' }) },
  'bids-too-much': { ...random, decide: () => ({ type: 'bid', amount: 1_000 }) as never },
  'throws-while-watching': { ...random, observe: fails },
  'remembers-too-little': {
    initial: null,
    observe: (_memory, _view, events) => (events.length > 0 ? fails() : 'watched'),
    decide: random.decide,
  },
};

let running: TestHost;
beforeEach(async () => {
  Object.assign(bots, PLANTED);
  running = await testHost();
});
afterEach(async () => {
  for (const name of Object.keys(bots)) Reflect.deleteProperty(bots, name);
  Object.assign(bots, own);
  await running.dispose();
});

/** A game with a person on seat 0 and the bots after it. */
async function started(
  ...names: readonly string[]
): Promise<{ readonly client: HostClient; readonly token: string; readonly table: string }> {
  const table = await openTestTable(running.host, {
    game: 'for-sale',
    seatCount: names.length + 1,
    options: { starter: 1 },
  });
  const client = await join(running.host.port, `/ws/${table}`, { owner: running.host.ownerSecret });
  const token = newToken();
  await client.ask({ type: 'sit', token, name: 'Ada', seat: seat(0) });
  for (const [index, bot] of names.entries())
    await client.ask({ type: 'seat-bot', seat: seat(index + 1), bot });
  await client.ask({ type: 'start' });
  return { client, token, table };
}

const told = (): readonly string[] => running.log.filter((line) => line.includes('bot'));

describe('a bot that fails is replaced at once', () => {
  it.each(Object.keys(PLANTED))('(%s), and the log says so once for each game', async (name) => {
    const { client } = await started(name, 'random');
    await playOn(client, name);
    expect(told()).toHaveLength(1);
    expect(told()[0]).toContain(name);
    expect(running.log.join()).not.toContain(SECRET);
    await client.ask({ type: 'rematch' });
    await client.ask({ type: 'start' });
    await playOn(client, name);
    expect(told()).toHaveLength(2);
  });

  it('also after the host has come back', async () => {
    const { client, token, table } = await started('throws-while-watching', 'throws-at-once');
    await client.untilTable(({ game }) => game?.awaits.includes(seat(0)) ?? false);
    await running.stop();
    running = await testHost({ dataDir: running.folder });
    const again = await join(running.host.port, `/ws/${table}`, {
      owner: running.host.ownerSecret,
      tokens: [token],
    });
    await playOn(again, 'again');
    expect(told()).toHaveLength(2);
  });
});

it('a bot that hangs in its thread is replaced by a Sunday player, and the log says so once', async () => {
  await running.dispose();
  running = await testHost({ thinking: THREAD, patience: 1_000 });
  bots['hangs'] = random; // in the thread it is another one
  const { client } = await started('hangs', 'random');
  await client.untilTable(({ game }) => game?.awaits.includes(seat(0)) ?? false);
  await client.ask({ type: 'end-game' });
  expect(told()).toEqual([
    expect.stringMatching(/the bot hangs on seat 1 failed to decide: no answer within/),
  ]);
});

it('where every bot fails the seat waits until something else happens, and the owner may end the game', async () => {
  let asked = 0;
  const decide = (): never => {
    asked += 1;
    return fails();
  };
  for (const name of Object.keys(bots)) bots[name] = { ...random, decide };
  const { client } = await started('random', 'random'); // whoever begins, three are tried: this one, casual, regular
  const { game } = await client.untilTable((frame) => frame.game !== undefined);
  if (game?.awaits.includes(seat(0)) === true)
    await client.ask({
      type: 'act',
      seat: seat(0),
      action: { type: 'pass' },
      question: game.question ?? 0,
    });
  await eventually(() => expect(told().join()).toContain('every bot'));
  for (const at of [null, seat(0), null]) await client.ask({ type: 'face', seat: at });
  expect([asked, told().length]).toEqual([3, 4]);
  await client.ask({ type: 'end-game' });
});
