import { Client } from 'boardgame.io/client';
import { chooseBid, type Dice } from '../choices.ts';
import { peerGame, type PeerState } from './rules.ts';

const SEATS = 4;

/** Plays games with boardgame.io by lot, in one client without a network; each call plays one and answers how many moves it had. */
export function peerGames(dice: Dice): () => number {
  let games = 0;
  return () => {
    const client = Client<PeerState>({
      game: { ...peerGame, seed: `bench-${games++}` },
      numPlayers: SEATS,
      debug: false,
    });
    client.start();
    let moves = 0;
    for (let state = client.getState(); state?.ctx.gameover === undefined; state = client.getState()) {
      if (state === null) throw new Error('boardgame.io has no state');
      const { G, ctx } = state;
      const at = Number(ctx.currentPlayer);
      if (ctx.phase === 'selling') client.moves['sell']?.(G.hands[at]?.[dice(G.hands[at].length)]);
      else {
        const fortune = (G.money[at] ?? 0) + (G.bids[at] ?? 0);
        const amount = chooseBid(Math.max(...G.bids) + 1, fortune, dice);
        if (amount === undefined) client.moves['pass']?.();
        else client.moves['bid']?.(amount);
      }
      if (++moves > 1000) throw new Error('boardgame.io does not end');
    }
    client.stop();
    return moves;
  };
}
