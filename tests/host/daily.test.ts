import { readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { DAILY } from '../../core/base/daily.ts';
import { seat, seatsOf, type TableId } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import {
  emptyMemories,
  parseSetup,
  type TableCommand,
  type TableSetup,
  type TableState,
} from '../../core/table/index.ts';
import { decisionSeed, drawDeal } from '../../electron/host/table/deal.ts';
import { decideForBot } from '../helpers/decide-for-bot.ts';
import { choose } from '../helpers/host-player.ts';
import { join } from '../helpers/host-client.ts';
import { seatGuests, setup, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { after, joined, opened, setupOf } from '../helpers/table-log.ts';

let running: TestHost | undefined;
afterEach(async () => {
  await running?.dispose();
  running = undefined;
});

const daily = (game: string, edition: string, day = '2026-11-26'): Partial<TableSetup> => ({
  game,
  options: { edition, memoryAid: DAILY.memoryAid },
  seatCount: DAILY.seatCount,
  daily: day,
});
const GAMES = [
  ['money', 'italian'],
  ['for-sale', 'uberplay'],
  ['falsche-fuffziger', '2f'],
] as const;

interface Played {
  /** By seat what it did, in its order. */
  readonly acts: readonly (readonly unknown[])[];
  readonly deal: unknown;
  readonly result: unknown;
}

/** Plays the game of a day; `isLast`: the person is the last to choose wherever all choose at once. */
async function played(more: Partial<TableSetup>, isLast: boolean): Promise<Played> {
  running = await testHost();
  const owner = await join(running.host.port, '/ws', { owner: running.host.ownerSecret });
  const created = await owner.ask({ type: 'create-table', setup: setup(more) });
  const { table } = created as { readonly table: TableId };
  const [ada] = await seatGuests(running.host, table, ['Ada']);
  if (ada === undefined) throw new Error('nobody sits');
  const { client } = ada;
  for (const [index, character] of DAILY.characters.entries())
    await client.ask({ type: 'seat-bot', seat: seat(index + 1), bot: DAILY.bot, character });
  await client.ask({ type: 'start' });
  for (;;) {
    const frame = await client.untilTable(({ table: { phase }, game }) => {
      const isAsked = game?.awaits.includes(seat(0)) === true;
      return phase === 'ended' || (isAsked && (!isLast || game.awaits.length === 1));
    });
    if (frame.table.phase === 'ended') break;
    const question = frame.game?.question ?? 0;
    const action = choose(frame, createRng(`Ada ${question}`));
    if (action === undefined) throw new Error('nothing to do');
    await client.shownAfter({ type: 'act', seat: seat(0), action, question });
  }
  const journal = await readFile(joinPath(running.folder, 'tables', `${table}.journal`), 'utf8');
  const entries = journal
    .split('\n')
    .flatMap((line) => /^\S+ (?<json>\{.*\})$/.exec(line)?.groups?.['json'] ?? [])
    .map((json) => (JSON.parse(json) as { readonly entry?: Readonly<Record<string, unknown>> }).entry ?? {});
  const acted = entries.filter(({ type }) => type === 'acted');
  const result = client.table()?.game?.result;
  await running.dispose();
  running = undefined;
  return {
    acts: seatsOf(DAILY.seatCount).map((at) =>
      acted.filter((entry) => entry['seat'] === at).map(({ action }) => action),
    ),
    deal: entries.find(({ type }) => type === 'started')?.['deal'],
    result,
  };
}

describe.each(GAMES)('the deal of the day in %s', (game, edition) => {
  it('is the same game for who does the same, whoever chooses first, and another one on another day', async () => {
    const first = await played(daily(game, edition), false);
    expect(first.acts.every((acts) => acts.length > 3)).toBe(true);
    expect(await played(daily(game, edition), true)).toEqual(first);
    const other = await played(daily(game, edition, '2026-11-27'), false);
    expect(other.deal).not.toEqual(first.deal);
  });

  it('is another one at every table that is not of a day', async () => {
    const { daily: _day, ...usual } = daily(game, edition);
    expect((await played(usual, false)).deal).not.toEqual((await played(usual, false)).deal);
  });
});

describe('a table of the day', () => {
  const usual = setup(daily('money', 'italian'));

  it.each([
    ['another number of seats', { seatCount: 3 }],
    ['the network', { reach: 'network' }],
    ['a coach', { coach: true }],
    ['open hands', { openHands: true }],
    ['other aids', { options: { edition: 'italian', memoryAid: false } }],
    ['an option of its own', { options: { edition: 'italian', memoryAid: true, hands: 2 } }],
    ['no date', { daily: 'tomorrow' }],
    ['a month too many', { daily: '2026-13-01' }],
  ])('is not opened with %s', (_what, more) => {
    expect(parseSetup(usual).ok).toBe(true);
    expect(parseSetup({ ...usual, ...more })).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });

  it('is one of many once other aids are chosen', () => {
    const table = opened(setupOf({ ...daily('money', 'italian'), reach: 'local' }));
    expect(table.setup.daily).toBe('2026-11-26');
    expect(after(table, { type: 'adjusted', pace: 'quick' }).setup.daily).toBe('2026-11-26');
    for (const more of [{ memoryAid: false }, { coach: true }])
      expect(after(table, { type: 'adjusted', ...more }).setup.daily).toBeUndefined();
  });
});

describe('what a bot draws with in the game of a day', () => {
  const entropy = (): Uint8Array => {
    throw new Error('nothing is drawn by lot');
  };
  const seated = DAILY.characters.map((character, index): TableCommand => {
    const at = seat(index + 1);
    return { type: 'bot-seated', seat: at, bot: DAILY.bot, name: `Otto ${index}`, character };
  });
  const lobby = after(
    opened(setupOf({ ...daily('money', 'italian'), reach: 'local' })),
    joined('Ada', { isHost: true }),
    ...seated,
  );
  const before = after(lobby, { type: 'started', deal: drawDeal(lobby, entropy) });
  const bids = (table: TableState, at: number): TableState =>
    after(table, { type: 'acted', seat: seat(at), action: { type: 'bid', cards: [0] }, by: 'person' });

  it('is the same whoever has chosen before it, and another for each of its decisions and each seat', () => {
    const chosen = bids(before, 0);
    const seed = (table: TableState, at: number): string =>
      new TextDecoder().decode(decisionSeed(table, seat(at), entropy));
    expect(seed(chosen, 1)).toBe(seed(before, 1));
    expect(seed(chosen, 2)).not.toBe(seed(chosen, 1));
    expect(seed(bids(chosen, 1), 1)).not.toBe(seed(chosen, 1));
    const decide = (table: TableState) =>
      decideForBot(table, emptyMemories(), seat(1), createRng(seed(table, 1)));
    expect(decide(chosen)).toEqual(decide(before));
  });
});
