import { playDeals } from '../core/bots/index.ts';
import { gameNamed } from '../core/games/index.ts';
import { arenaRecord, type DealOrder, type DealPlayed } from './players.ts';

/** A process that plays the deals it receives, one after the other, and sends back their outcomes. */
process.on('message', ({ deal, hasRecords, ...order }: DealOrder) => {
  const game = gameNamed(order.game);
  if (game === undefined) throw new Error(`no game named ${order.game}`);
  const records: string[] = [];
  const played = playDeals({ ...order, game, rotate: order.rotate }, deal, 1, (one) => {
    if (hasRecords) records.push(arenaRecord(order, one));
  });
  if (!played.ok) throw new Error(played.error.code);
  for (const outcome of played.value) process.send?.({ outcome, records } satisfies DealPlayed);
});
process.on('disconnect', () => process.exit());
