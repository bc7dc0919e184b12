import type { ForSaleHappening } from '../../../../core/games/for-sale/events.ts';
import { useNews } from '../../shared/use-news.ts';
import { useTales } from './use-tales.ts';
import type { Words } from './use-words.ts';

/** What has just happened as one text that is read out. Not told: who has chosen; the prompt says who is missing. */
export function useForSaleNews(events: () => readonly ForSaleHappening[], words: Words) {
  const tales = useTales(words);
  const { t, number, dollars } = words;

  function tell(event: ForSaleHappening): string | undefined {
    switch (event.type) {
      case 'bid':
        return tales.ofBid(event);
      case 'bought':
        return tales.ofPurchase(event, event.by);
      case 'buildings-turned-up':
        return tales.ofOffer({ round: event.round, starter: event.starter, offer: event.buildings });
      case 'cheques-turned-up':
        return t('game.for-sale.table.log.cheques', {
          round: number(event.round),
          cheques: event.cheques.map(dollars).join(', '),
        });
      case 'sold':
        return event.sales.map(tales.ofSale).join(' ');
      default:
        return undefined;
    }
  }
  return useNews(events, tell);
}
