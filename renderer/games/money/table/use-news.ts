import { ref, watch } from 'vue';
import type { MoneyHappening } from '../../../../core/games/money/events.ts';
import { useTales } from './use-tales.ts';
import type { Words } from './use-words.ts';

/** What has just happened as one text that is read out. Not told: who has chosen; the prompt says who is missing. */
export function useNews(events: () => readonly MoneyHappening[], words: Words) {
  const tales = useTales(words);
  const { t, number } = words;
  const news = ref('');

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

  watch(events, (happened) => {
    const told = happened.map(tell).filter((text) => text !== undefined);
    if (told.length > 0) news.value = told.join(' ');
  });
  return news;
}
