import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { PeerMatch, PeerTurn } from '../peer-package.ts';
import { peerGame, type PeerState } from './rules.ts';

const PLAYERS = 4;

/** The request of the lobby's HTTP interface; its answer. */
async function ask(port: number, path: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}/games/${peerGame.name ?? ''}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Record<string, string>;
}

type Seated = ReturnType<typeof Client<PeerState>>;

/** Four players and one who watches, each with boardgame.io's own client on a socket of its own. */
export async function openMatch(port: number): Promise<PeerMatch> {
  const { matchID = '' } = await ask(port, '/create', { numPlayers: PLAYERS });
  const clients: Seated[] = [];
  for (let at = 0; at <= PLAYERS; at++) {
    const player = at === PLAYERS ? undefined : String(at);
    const seated =
      player === undefined
        ? {}
        : await ask(port, `/${matchID}/join`, { playerID: player, playerName: `Player ${player}` });
    const client = Client<PeerState>({
      game: peerGame,
      numPlayers: PLAYERS,
      matchID,
      multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
      debug: false,
      ...(player !== undefined && { playerID: player }),
      ...(seated['playerCredentials'] !== undefined && { credentials: seated['playerCredentials'] }),
    });
    client.start();
    clients.push(client);
  }
  const steps = (): number[] => clients.map((client) => client.getState()?._stateID ?? -1);
  /** Resolves when all five have a state of this number or a later one. */
  const until = (step: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (steps().some((reached) => reached < step)) return;
        for (const stop of stops) stop();
        resolve();
      };
      const stops = clients.map((client) => client.subscribe(look));
      look();
    });
  await until(0);
  return {
    turn: () => turnIn(clients[0]?.getState()),
    move: async (name, ...amounts) => {
      const state = clients[0]?.getState();
      const client = clients[Number(state?.ctx.currentPlayer)];
      const before = Math.max(...steps());
      client?.moves[name]?.(...amounts);
      await until(before + 1);
    },
    close: () => {
      for (const client of clients) client.stop();
    },
  };
}

function turnIn(
  state:
    | { readonly G: PeerState; readonly ctx: { currentPlayer: string; phase: string; gameover?: unknown } }
    | null
    | undefined,
): PeerTurn | undefined {
  if (state === null || state === undefined || state.ctx.gameover !== undefined) return undefined;
  const { G, ctx } = state;
  const at = Number(ctx.currentPlayer);
  const [least, most] = [Math.max(...G.bids) + 1, (G.money[at] ?? 0) + (G.bids[at] ?? 0)];
  return ctx.phase === 'selling' ? { hand: G.hands[at] ?? [], least, most } : { least, most };
}
