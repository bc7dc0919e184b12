import type { GameRenderer } from '../../games/game-renderer.ts';
import { useFormat, useI18n } from '../../i18n/index.ts';

/** For how many a game is, and how long it takes, in words. */
export function useGameFacts(): (game: GameRenderer) => string {
  const { t } = useI18n();
  const { number } = useFormat();
  const range = ({ least, most }: { readonly least: number; readonly most: number }): string =>
    least === most ? number(least) : t('setup.range', { least: number(least), most: number(most) });
  return ({ seats, minutes }) => t('setup.facts', { players: range(seats), minutes: range(minutes) });
}
