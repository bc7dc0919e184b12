import type { MoneyHappening } from '../../../../core/games/money/events.ts';
import { useNews } from '../../shared/use-news.ts';
import { useTales } from './use-tales.ts';
import type { Words } from './use-words.ts';

/** What has just happened as one text that is read out. Not told: who has chosen; the prompt says who is missing. */
export function useMoneyNews(events: () => readonly MoneyHappening[], words: Words) {
  const tales = useTales(words);
  const { t, number } = words;

  function tell(event: MoneyHappening): string | undefined {
    switch (event.type) {
      case 'revealed':
        return [tales.ofReveal(event), ...event.ties.map(tales.ofTie)].join(' ');
      case 'took':
      case 'swapped':
      case 'passed':
        return tales.ofAct(event);
      case 'refilled':
        return tales.ofRefill(event);
      case 'last-round':
        return t('game.money.table.market.last');
      case 'hand-scored':
        return t('game.money.table.sheets.scored', { hand: number(event.sheet.hand) });
      default:
        return undefined;
    }
  }

  return useNews(events, tell);
}
