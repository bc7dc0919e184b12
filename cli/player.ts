import { playDeals } from '../core/bots/index.ts';
import { gameNamed } from '../core/games/index.ts';
import { arenaRecord, type Part, type PartPlayed } from './players.ts';

/** A process that plays the deals it is told to, and says what came of them. */
process.on('message', ({ from, count, hasRecords, ...order }: Part) => {
  const game = gameNamed(order.game);
  if (game === undefined) throw new Error(`no game named ${order.game}`);
  const records: string[] = [];
  const deals = playDeals({ ...order, game, rotate: order.rotate }, from, count, (played) => {
    if (hasRecords) records.push(arenaRecord(order, played));
  });
  if (!deals.ok) throw new Error(deals.error.code);
  process.send?.({ deals: deals.value, records } satisfies PartPlayed);
});
process.on('disconnect', () => process.exit());
