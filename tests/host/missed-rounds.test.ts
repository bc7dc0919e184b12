import { afterEach, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import type { ForSaleView } from '../../core/games/for-sale/view.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { createReader } from '../../core/protocol/reader.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { openTestTable, seatGuests, testHost, type Guest, type TestHost } from '../helpers/host-fixture.ts';

let running: TestHost | undefined;
afterEach(() => running?.dispose());

type Told = TableFrame['events'][number];

/** All frames that have come over a connection, whole. */
function framesOf({ texts }: HostClient): readonly TableFrame[] {
  const read = createReader();
  return texts.flatMap((text) => {
    const frame = read(text);
    return frame?.type === 'table' ? [frame] : [];
  });
}

const meanwhileOf = (client: HostClient): readonly Told[] =>
  framesOf(client).flatMap(({ meanwhile = [] }) => meanwhile);

const isOf = (event: Told, part: { readonly [key: string]: unknown }): boolean =>
  Object.entries(part).every(([key, value]) => (event as typeof part)[key] === value);

/**
 * Passes whenever asked to, until the fourth round has begun and the seat is asked again, or a later one where nobody asks it in the fourth.
 * Resolves with the number of the round.
 */
async function passUntilRoundFour(client: HostClient, at: number): Promise<number> {
  for (;;) {
    const { game } = await client.untilTable((frame) => frame.game?.awaits[0] === at);
    const { round = 0 } = (game?.view as ForSaleView | undefined)?.round ?? {};
    if (round >= 4) return round;
    const question = game?.question ?? 0;
    await client.shownAfter({ type: 'act', seat: seat(at), action: { type: 'pass' }, question });
  }
}

/**
 * Ada plays For Sale, and two bots for Ben and Cleo, who are away. When the fourth round (or a later one) is on, Ben comes back; so does Cleo, to a device on
 * which Dora's seat is as well.
 */
async function threeRounds(memoryAid: boolean) {
  const { host } = (running = await testHost({ botDelay: 0 }));
  const options = { starter: 0, memoryAid };
  const table = await openTestTable(host, { game: 'for-sale', seatCount: 4, options });
  const [ada, ben, cleo, dora] = (await seatGuests(host, table, ['Ada', 'Ben', 'Cleo', 'Dora'])) as [
    Guest,
    Guest,
    Guest,
    Guest,
  ];
  await ada.client.ask({ type: 'start' });
  for (const [at, { client }] of [ben, cleo, dora].entries()) {
    await client.close();
    const isAway = ({ table: { seats } }: TableFrame): boolean => {
      const who = seats[at + 1];
      return who?.type === 'person' && who.device === 'away';
    };
    await ada.client.untilTable(isAway);
    await ada.client.ask({ type: 'take-over', seat: seat(at + 1), bot: 'regular' });
  }
  const round = await passUntilRoundFour(ada.client, 0);
  const path = `/ws/${table}`;
  const back = await join(host.port, path, { tokens: [ben.token] });
  const shared = await join(host.port, path, { tokens: [cleo.token, dora.token] });
  for (const one of [back, shared]) await one.settled();
  return { all: framesOf(ada.client).flatMap(({ events }) => events), round, back, shared };
}

it('who comes back without memory aid is told of two rounds and of the own seat, and nothing else is in any byte (Decision A1)', async () => {
  const { all, round, back, shared } = await threeRounds(false);
  const old = all.filter((event) => {
    const { round: of = round } = event as { readonly round?: number };
    return of < round - 1;
  });
  const recent = all.filter((event) => isOf(event, { round: round - 1, type: 'bought' }));
  const own = old.filter((event) => isOf(event, { seat: 1 }));
  expect(own.length).toBeGreaterThan(1);
  expect(old.length).toBeGreaterThan(own.length + 4);
  expect(recent).toHaveLength(4);
  expect(meanwhileOf(back).slice(0, own.length)).toEqual(own);
  for (const event of recent)
    for (const client of [back, shared]) expect(meanwhileOf(client)).toContainEqual(event);
  const saysOf = (client: HostClient, event: Told): boolean =>
    `${client.texts.join()} ${JSON.stringify(framesOf(client))}`.includes(JSON.stringify(event));
  for (const event of old) expect(saysOf(back, event)).toBe(own.includes(event));
  // Two people look at that screen: what is of one seat alone is for one of them alone
  for (const event of old) expect(saysOf(shared, event)).toBe(false);
});

it('who comes back with memory aid is told all that has happened', async () => {
  const { all, back, shared } = await threeRounds(true);
  const bought = all.filter((event) => isOf(event, { type: 'bought' }));
  expect(bought.length).toBeGreaterThanOrEqual(12);
  for (const client of [back, shared])
    expect(meanwhileOf(client).filter((event) => isOf(event, { type: 'bought' }))).toEqual(bought);
});
