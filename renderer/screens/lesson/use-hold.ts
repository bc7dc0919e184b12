import { onBeforeUnmount, watch } from 'vue';
import { useTable } from '../../stores/table.ts';

/** Milliseconds that bots wait for a note that nobody puts away. */
const PATIENCE = 30_000;

/** Bots wait until who plays alone has read each note, where the table waits for people at all. `note`: which one lies there. */
export function useHold(note: () => string | undefined): void {
  const host = useTable();
  let patience: ReturnType<typeof setTimeout> | undefined;
  let isHolding = false;
  function hold(isWanted: boolean): void {
    clearTimeout(patience);
    const isNew = isWanted && (host.frame?.table.beat ?? 0) > 0;
    if (isNew || isHolding) void host.hold(isNew);
    isHolding = isNew;
    if (isNew) patience = setTimeout(() => hold(false), PATIENCE);
  }
  watch(note, (key) => hold(key !== undefined), { immediate: true });
  // The host knows it by connection: over a new one it is said again.
  watch(
    () => host.status.type,
    (now) => {
      if (now === 'online' && isHolding) void host.hold(true);
    },
  );
  onBeforeUnmount(() => hold(false));
}
