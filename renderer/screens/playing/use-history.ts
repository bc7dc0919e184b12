import { shallowRef, watch } from 'vue';
import type { HistoryPage, HistoryStep } from '../../games/table-parts.ts';
import type { ShownFrame } from '../../session/scene-player.ts';
import { useSession } from '../../session/table-session.ts';
import { hasMemoryAid } from '../setup/aids.ts';
import { useInlineError } from '../shared/use-inline-error.ts';

/** What was looked up of the game so far: as the faced seat may know it, and for as long as the aids allow it. */
export function useHistory(frame: () => ShownFrame) {
  const session = useSession();
  const { trouble, ask } = useInlineError();
  const history = shallowRef<readonly HistoryStep[]>();
  /** Whose eyes it is for, in which game. */
  const scope = (): string => {
    const { table: at, you } = frame();
    return [you.facing, at.games, hasMemoryAid(at.setup.options)].join(' ');
  };
  watch(scope, () => (history.value = undefined));

  /** Looks up what happened from an act on, page after page, and keeps what is known of before. */
  const lookUp = (from: number): Promise<void> =>
    ask(async () => {
      const asked = scope();
      for (let next: number | undefined = from; ;) {
        const outcome = await session.ask({ type: 'history', from: next });
        if (!outcome.ok || asked !== scope()) return outcome;
        const page = outcome.value as HistoryPage;
        const start = next;
        const before = history.value?.filter(({ at }) => at < start) ?? [];
        history.value = [...before, ...page.entries];
        if (page.next === undefined) return outcome;
        next = page.next;
      }
    });
  // What was taken back is looked up no longer; other acts come in its place.
  watch(
    () => frame().news.some(({ type }) => type === 'taken-back'),
    (isUndone) => {
      if (isUndone && history.value !== undefined) void lookUp(0);
    },
  );
  return { history, trouble, lookUp };
}
