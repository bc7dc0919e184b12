import { seat, type TableId } from '../../core/base/ids.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken } from '../helpers/host-fixture.ts';
import { BenchHost } from './host/start.ts';

/** As many as a host has unfinished tables, but the one that is played at. */
const OTHERS = 31;
const ACTS = 400;
const ROUNDS = 5;

/** Processor time of the host for one act with five clients, in microseconds: at a table alone, and beside others. The least of a few rounds. */
export async function benchActs(): Promise<{ readonly alone: number; readonly beside: number }> {
  const host = await BenchHost.start();
  try {
    const clients = await playersAt(host, await host.openTable(), 2);
    const alone = await leastOf(() => costOfAct(host, clients));
    for (let count = 0; count < OTHERS; count++) {
      const others = await playersAt(host, await host.openTable(), 0);
      for (const client of others.slice(1)) await client.close(); // a host has no room for all of them
    }
    const beside = await leastOf(() => costOfAct(host, clients));
    return { alone, beside };
  } finally {
    await host.end();
  }
}

/** Three people at a table of Money!, the first of whom hosts, and some who watch; the game is on. */
export async function playersAt(
  { port, owner }: BenchHost,
  table: TableId,
  watching: number,
): Promise<readonly HostClient[]> {
  const clients: HostClient[] = [];
  for (const [index, name] of ['Ada', 'Ben', 'Cleo'].entries()) {
    const client = await join(port, `/ws/${table}`, index === 0 ? owner : {});
    await client.ask({ type: 'sit', token: newToken(), name, seat: seat(index) });
    await client.ask({ type: 'ready', seat: seat(index), ready: true });
    clients.push(client);
  }
  await clients[0]?.ask({ type: 'start' });
  for (let count = 0; count < watching; count++) clients.push(await join(port, `/ws/${table}`));
  return clients;
}

async function leastOf(measure: () => Promise<number>): Promise<number> {
  await measure();
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round++) least = Math.min(least, await measure());
  return least;
}

/** One person chooses in secret and takes it back, again and again. */
async function costOfAct(host: BenchHost, [ada]: readonly HostClient[]): Promise<number> {
  if (ada === undefined) throw new Error('nobody sits');
  await host.usage();
  for (let count = 0; count < ACTS; count++) {
    const question = (await ada.untilTable(({ game }) => game?.question !== undefined)).game?.question ?? 0;
    const action = count % 2 === 0 ? { type: 'bid', cards: [0] } : { type: 'unbid' };
    await ada.shownAfter({ type: 'act', seat: seat(0), action, question });
  }
  return (await host.usage()).used / ACTS;
}
