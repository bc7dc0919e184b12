import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Dice } from './choices.ts';

/** boardgame.io, with the same game. */
export interface Peer {
  /** Each call plays a game in one client without a network, and answers how many moves it had. */
  peerGames(dice: Dice): () => number;
  /** A match on a server at this port: four players, and one who watches. */
  openMatch(port: number): Promise<PeerMatch>;
}

/** Five clients of a match. */
export interface PeerMatch {
  /** Who is to move, with what is needed to choose by lot; undefined when the match is over. */
  readonly turn: () => PeerTurn | undefined;
  /** Has the player whose turn it is make a move; resolves when the last of the five has what came of it. */
  move(name: 'bid' | 'pass' | 'sell', ...amounts: readonly number[]): Promise<void>;
  close(): void;
}

export interface PeerTurn {
  /** The own buildings while they are sold. */
  readonly hand?: readonly number[];
  /** While buildings are bought: the least and the most that can be bid. */
  readonly least: number;
  readonly most: number;
}

const FOLDER = fileURLToPath(new URL('./peer/', import.meta.url));
/** The program of a server, in a process of its own. */
export const PEER_SERVER = `${FOLDER}server.ts`;

/**
 * Installs the package with the peer, which an ordinary install does not carry, if it is not there. Its server wants the koa-compose of its
 * time: a later one ignores what is added once the server is attached. Throws if it cannot be fetched.
 */
export function installPeer(): void {
  if (existsSync(`${FOLDER}node_modules`)) return;
  console.log('Installing boardgame.io for the comparison …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

/** The package with the peer, installed if need be. */
export async function peer(): Promise<Peer> {
  installPeer();
  const entry = `${FOLDER}index.ts`; // not a literal: nobody else needs its types
  return (await import(entry)) as Peer;
}
