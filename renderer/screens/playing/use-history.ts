import { shallowRef, watch } from 'vue';
import type { PastRound } from '../../games/table-parts.ts';
import type { ShownFrame } from '../../session/scene-player.ts';
import { useSession } from '../../session/table-session.ts';
import { hasMemoryAid } from '../setup/aids.ts';
import { useInlineError } from '../shared/use-inline-error.ts';

/** The rounds of the match's log that were looked up, as the faced seat may see it and while the aids allow it. */
export function useHistory(frame: () => ShownFrame) {
  const session = useSession();
  const { requestError, ask } = useInlineError();
  const history = shallowRef<readonly PastRound[]>();
  /** The faced seat, the match and the aid that the log depends on. */
  const scope = (): string => {
    const { table: at, you } = frame();
    return [you.facing, at.games, hasMemoryAid(at.setup.options)].join(' ');
  };
  watch(scope, () => (history.value = undefined));

  /** Loads the log from an action on, page by page, and keeps earlier rounds. */
  const lookUp = (from: number): Promise<void> =>
    ask(async () => {
      const startScope = scope();
      for (let next = from; ;) {
        const outcome = await session.ask({ type: 'history', from: next });
        if (!outcome.ok || startScope !== scope()) return outcome;
        const start: number = next;
        const before = history.value?.filter(({ at }) => at < start) ?? [];
        history.value = [...before, ...outcome.value.entries];
        if (outcome.value.next === undefined) return outcome;
        next = outcome.value.next;
      }
    });
  // After an undo, other actions replace the ones undone.
  watch(
    () => frame().news.some(({ type }) => type === 'taken-back'),
    (isUndone) => {
      if (isUndone && history.value !== undefined) void lookUp(0);
    },
  );
  return { history, requestError, lookUp };
}
