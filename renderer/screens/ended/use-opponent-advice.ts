import { computed, watch, type ComputedRef } from 'vue';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import { rendererOf } from '../../games/index.ts';
import { useOpponents } from '../../stores/opponents.ts';
import type { Advice } from '../../stores/opponent-record.ts';

/**
 * Counts the game that has ended if one person of this device played it against the usual bots alone, and says which others might suit
 * better; nothing where the next game is not theirs to begin.
 */
export function useOpponentAdvice(frame: () => TableFrame): ComputedRef<Advice | undefined> {
  const opponents = useOpponents();
  const game = computed(() => frame().table.setup.game);
  const bots = computed(() => rendererOf(game.value)?.bots ?? []);
  /** The seat of who played alone, from the beginning, and against the usual bots. */
  const alone = computed(() => {
    const { table, you } = frame();
    const [own, ...others] = you.seats;
    const usual = opponents.usual(game.value, bots.value);
    if (table.origin !== undefined) return undefined; // it was decided with what the first game had shown
    const isAlone = table.seats.every((who, at) => at === own || (who.type === 'bot' && who.bot === usual));
    return others.length === 0 && isAlone ? own : undefined;
  });
  watch(
    () => frame().table.ledger?.at(-1),
    (ended) => {
      if (ended === undefined || ended.early || alone.value === undefined) return;
      opponents.count(game.value, String(ended.endedAt), ended.winners.includes(alone.value));
    },
    { immediate: true },
  );
  return computed(() =>
    alone.value !== undefined && frame().you.host ? opponents.advice(game.value, bots.value) : undefined,
  );
}
