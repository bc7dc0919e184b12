import { onBeforeUnmount, watch } from 'vue';
import { useSession } from '../../session/table-session.ts';

/** Milliseconds that bots wait for a note that nobody puts away. */
const PATIENCE = 30_000;

/** Bots wait until who plays alone has read each note, where the table waits for people at all. `note`: which one lies there. */
export function useHold(note: () => string | undefined): void {
  const session = useSession();
  let patience: ReturnType<typeof setTimeout> | undefined;
  function hold(isWanted: boolean): void {
    clearTimeout(patience);
    const isHolding = isWanted && (session.frame?.table.beat ?? 0) > 0;
    session.hold(isHolding);
    if (isHolding) patience = setTimeout(() => hold(false), PATIENCE);
  }
  watch(note, (key) => hold(key !== undefined), { immediate: true });
  onBeforeUnmount(() => hold(false));
}
