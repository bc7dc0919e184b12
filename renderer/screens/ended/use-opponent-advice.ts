import { computed, watch, type ComputedRef } from 'vue';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import { rendererOf } from '../../games/index.ts';
import { useOpponents } from '../../stores/opponents.ts';
import type { Advice } from '../../stores/opponent-record.ts';

/**
 * Counts an ended match if one person on this device played it against the default bots alone, and returns advice on the opponent;
 * undefined if this device cannot start the next match.
 */
export function useOpponentAdvice(frame: () => TableFrame): ComputedRef<Advice | undefined> {
  const opponents = useOpponents();
  const game = computed(() => frame().table.setup.game);
  const bots = computed(() => rendererOf(game.value)?.bots ?? []);
  /** The seat of the only person, who played from the start against the default bots. */
  const alone = computed(() => {
    const { table, you } = frame();
    const [own, ...others] = you.seats;
    const usual = opponents.usual(game.value, bots.value);
    if (table.origin !== undefined) return undefined; // played on with knowledge of the first match
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
