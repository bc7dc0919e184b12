import { computed } from 'vue';
import type { GameTypes } from '../../../core/game.ts';
import type { TableProps } from '../table-parts.ts';
import { ranked } from './ranking.ts';
import { resultOf, sheetSeats } from './sheet-seats.ts';
import type { SeatWords } from './use-seat-words.ts';

/** The words of a game for how it ended; every game has them. */
type ResultWords = Pick<SeatWords, 'number' | 'name' | 'names'> & {
  t(
    key: 'sheet.over' | 'sheet.wins' | 'sheet.share' | 'sheet.ranking' | 'sheet.place',
    facts?: Readonly<Record<string, string>>,
  ): string;
};

/**
 * What the end of every game shows. `total`: how a total is written; `breaks`: what decides between equal totals, by seat.
 * A television has room for who has won and how it was counted, and is not shown the whole.
 */
export function useResult<Types extends GameTypes>(
  props: TableProps<Types>,
  { t, number, name, names }: ResultWords,
  total: (total: number) => string,
  breaks?: (sheet: Types['sheet']) => readonly number[],
) {
  const result = computed(() => resultOf(props.game));
  const columns = computed(() => sheetSeats(props.seats, result.value.totals.length));
  /** The props of the `WinnerBanner`. */
  const banner = computed(() => {
    const { winners, totals, sheet } = result.value;
    const [first, ...others] = winners;
    const isAlone = first !== undefined && others.length === 0;
    return {
      overline: t('sheet.over'),
      title: isAlone ? t('sheet.wins', { name: name(first) }) : t('sheet.share', { names: names(winners) }),
      ranks: ranked(totals, breaks?.(sheet)),
      winners,
      seats: columns.value,
      own: props.you.seats,
      words: {
        ranking: t('sheet.ranking'),
        place: (place: number) => t('sheet.place', { place: number(place) }),
        total,
        number,
      },
    };
  });
  return { isWhole: computed(() => props.share !== 'television'), result, columns, banner };
}
