import { onUnmounted } from 'vue';
import { useSessions } from '../../session/sessions.ts';
import { useHost } from '../../stores/host.ts';
import type { TableMaker } from './start-local.ts';

/** Creates tables for a screen. Their sessions end with the screen, unless the next one holds them. */
export function useTableMaker(): TableMaker {
  const { createTable } = useHost();
  const { hold } = useSessions();
  const releases: (() => void)[] = [];
  let isMounted = true;
  onUnmounted(() => {
    isMounted = false;
    for (const release of releases) release();
  });
  return {
    createTable,
    open(id) {
      if (!isMounted) return undefined;
      const { session, release } = hold({ id });
      releases.push(release);
      return session;
    },
  };
}
