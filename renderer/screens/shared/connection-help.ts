import { computed, onScopeDispose, ref, watch } from 'vue';
import { openPartWords } from '../../i18n/load.ts';
import { isApp } from '../../stores/device.ts';
import { load } from '../../stores/loading.ts';

const wasLoaded = ref(false);

/** Whether the connection help can be opened while the host is away. A browser has it from there. */
export const isHelpHere = computed(() => isApp || wasLoaded.value);

/** The screen and its words. Never rejects. */
export async function loadHelp() {
  const [screen] = await Promise.all([
    load(() => import('../ConnectionScreen.vue')),
    openPartWords('connection'),
  ]);
  wasLoaded.value = true;
  return screen;
}

/** Milliseconds at a table after which nothing that it needs is kept waiting. */
const AT_REST = 20_000;

/** Fetches the help while the host still answers: who needs it most cannot get it any more. */
export function useHelpAhead(isOnline: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  watch(
    isOnline,
    (is) => {
      stop();
      if (is && !isHelpHere.value) timer = setTimeout(() => void loadHelp(), AT_REST);
    },
    { immediate: true },
  );
  onScopeDispose(stop);
}
