import { computed } from 'vue';
import type { Seat } from '../../../core/base/ids.ts';
import type { GameTypes } from '../../../core/game.ts';
import { isolate, useFormat, useI18n } from '../../i18n/index.ts';
import type { SoundOutput } from '../../signals/sound-player.ts';
import { useVoice } from '../../signals/voice.ts';
import type { TableProps } from '../table-parts.ts';
import { isLiveEnding } from './ending.ts';
import { ownSeat } from './own-seat.ts';
import { rankedResult } from './ranking.ts';
import { resultOf, sheetSeats } from './sheet-seats.ts';

/**
 * The data of every result. A television has room for the ranking and the score table alone (`isWhole` is false).
 *
 * @param over the text that the match is over
 * @param total formats a total
 */
export function useResult<Types extends GameTypes>(
  props: TableProps<Types>,
  over: () => string,
  total: (total: number) => string,
) {
  const { t } = useI18n();
  const { names, number } = useFormat();
  const result = computed(() => resultOf(props.game));
  const columns = computed(() => sheetSeats(props.seats, result.value.totals.length));
  const output = (): SoundOutput => (props.displayMode === 'television' ? 'television' : 'table');
  const nameOf = (at: Seat): string => columns.value[at]?.name ?? '';
  const winnersByName = ([first, ...others]: readonly Seat[]): string =>
    first !== undefined && others.length === 0
      ? t('ended.wins', { name: isolate(nameOf(first)) })
      : t('ended.share', { names: names(result.value.winners.map(nameOf)) });
  /** The props of the `WinnerBanner`. */
  const banner = computed(() => {
    const { winners } = result.value;
    const own = ownSeat(props.you);
    const isYours = own !== undefined && winners.includes(own);
    const otherWinners = winners.filter((at) => at !== own).map(nameOf);
    const yours =
      otherWinners.length === 0 ? t('ended.youWin') : t('ended.youShare', { names: names(otherWinners) });
    return {
      overline: over(),
      title: isYours ? yours : winnersByName(winners),
      ranks: rankedResult(result.value),
      winners,
      seats: columns.value,
      own: props.you.seats,
      output: output(),
      words: {
        ranking: t('ended.ranking'),
        place: (place: number) => t('ended.place', { place: number(place) }),
        total,
        number,
      },
    };
  });
  // Not for an old match that is looked up
  if (isLiveEnding()) useVoice().speak(winnersByName(result.value.winners), output());
  return { isWhole: computed(() => props.displayMode !== 'television'), result, columns, banner };
}
