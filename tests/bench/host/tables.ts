import { once } from 'node:events';
import { WebSocket } from 'ws';
import { seat } from '../../../core/base/ids.ts';
import { forSale, type ForSaleTypes } from '../../../core/games/for-sale/index.ts';
import { join, type HostClient } from '../../helpers/host-client.ts';
import { newToken } from '../../helpers/host-fixture.ts';
import { chooseBid, type Dice } from '../choices.ts';
import { choose } from '../for-sale/ours.ts';
import { peer, type PeerMatch } from '../peer-package.ts';
import type { BenchHost } from './start.ts';

/** A table of For Sale with four players and one who watches, each on a connection of its own. */
export interface BenchTable {
  /** Somebody acts by lot; resolves with the milliseconds until the last of the five has what came of it. */
  act(): Promise<number>;
  /** Games that have begun. */
  games(): number;
  end(): Promise<void>;
}

const PLAYERS = 4;
/** Characters of an act as a client sends it. */
const ACT = 90;
const { name: GAME } = forSale;

/** A table of our host. After a game the next one begins, which is not timed. */
export async function openTable(host: BenchHost, dice: Dice): Promise<BenchTable> {
  const table = await host.openTable({ game: GAME, seatCount: PLAYERS, pace: 'at-once' });
  const clients: HostClient[] = [];
  for (let at = 0; at <= PLAYERS; at++) {
    const client = await join(host.port, `/ws/${table}`, at === 0 ? host.owner : {});
    if (at < PLAYERS) {
      await client.ask({ type: 'sit', token: newToken(), name: `Player ${at}`, seat: seat(at) });
      await client.ask({ type: 'ready', seat: seat(at), ready: true });
    }
    clients.push(client);
  }
  const [owner] = clients;
  if (owner === undefined) throw new Error('nobody sits');
  await owner.ask({ type: 'start' });
  return {
    act: async () => {
      if (owner.table()?.table.phase === 'ended') {
        await owner.ask({ type: 'rematch' });
        await Promise.all(
          clients
            .slice(0, PLAYERS)
            .map((client, at) => client.ask({ type: 'ready', seat: seat(at), ready: true })),
        );
        await owner.ask({ type: 'start' });
      }
      const open = await owner.untilTable((now) => (now.game?.awaits.length ?? 0) > 0);
      const asked = clients[open.game?.awaits[0] ?? 0] ?? owner;
      const { game, you } = await asked.untilTable((now) => now.game?.question !== undefined);
      const before = clients.map((client) => client.table());
      const began = performance.now();
      const shown = clients.map((client, at) =>
        client.untilTable((now) => now !== before[at] && now.acts.length > 0),
      );
      const action = choose(game?.legal as ForSaleTypes['legal'], dice);
      await asked.ask({ type: 'act', seat: you.facing ?? seat(0), action, question: game?.question ?? 0 });
      await Promise.all(shown);
      return performance.now() - began;
    },
    games: () => owner.table()?.table.games ?? 0,
    end: async () => {
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}

/** A match of boardgame.io. After a match the next one is opened, which is not timed. */
export async function openPeerTable(port: number, dice: Dice): Promise<BenchTable> {
  const { openMatch } = await peer();
  let match: PeerMatch = await openMatch(port);
  let games = 1;
  return {
    act: async () => {
      let turn = match.turn();
      if (turn === undefined) {
        match.close();
        match = await openMatch(port);
        games += 1;
        turn = match.turn();
      }
      if (turn === undefined) throw new Error('nobody is to move');
      const { hand, least, most } = turn;
      const amount = hand === undefined ? chooseBid(least, most, dice) : hand[dice(hand.length)];
      const began = performance.now();
      if (amount === undefined) await match.move('pass');
      else await match.move(hand === undefined ? 'bid' : 'sell', amount);
      return performance.now() - began;
    },
    games: () => games,
    end: async () => match.close(),
  };
}

/** The least that a table can cost: five connections to a server that saves and sends what comes, and knows no game. */
export async function openBareTable(port: number, name: string): Promise<BenchTable> {
  const sockets = Array.from({ length: PLAYERS + 1 }, () => new WebSocket(`ws://127.0.0.1:${port}/${name}`));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  let turn = 0;
  return {
    act: async () => {
      const began = performance.now();
      const shown = sockets.map((socket) => once(socket, 'message'));
      sockets[turn++ % PLAYERS]?.send('x'.repeat(ACT));
      await Promise.all(shown);
      return performance.now() - began;
    },
    games: () => 1,
    end: async () => {
      for (const socket of sockets) socket.close();
      await Promise.all(sockets.map((socket) => once(socket, 'close')));
    },
  };
}
