import { isRung } from '../../core/base/rungs.ts';
import { useI18n } from './shown.ts';

/** What a bot is called: rungs the same in every game, the plain ones as their game says. */
export function useBotTitle(): (game: string, bot: string) => string {
  const { t } = useI18n();
  return (game, bot) => (isRung(bot) ? t(`rungs.${bot}`) : t(`game.${game}.bots.${bot}.title`));
}
