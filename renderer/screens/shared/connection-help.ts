import { computed, onScopeDispose, ref, shallowRef, watch, type Component } from 'vue';
import { openPartWords } from '../../i18n/load.ts';
import { isApp } from '../../stores/device.ts';
import { load } from '../../stores/loading.ts';

const isLoaded = ref(false);

/** Whether the connection help can be opened while the host is away. A browser loads it from the host. */
export const isHelpHere = computed(() => isApp || isLoaded.value);

/** The component for a host that stays unreachable; undefined until loaded. A browser loads this from the host, too. */
export const lostHost = shallowRef<Component>();

/** Loads that component and its messages, once. Never rejects. */
export async function loadLostHost(): Promise<void> {
  if (lostHost.value !== undefined) return;
  const [part] = await Promise.all([
    load(() => import('../table/notices/LostHost.vue')),
    openPartWords('connection'),
  ]);
  lostHost.value = part.default;
}

/** Loads the help screen and its messages. Never rejects. */
export async function loadHelp() {
  const [screen] = await Promise.all([
    load(() => import('../ConnectionScreen.vue')),
    openPartWords('connection'),
  ]);
  isLoaded.value = true;
  return screen;
}

/** Delay (milliseconds) before prefetching the help, so that it does not compete with the table's assets. */
const PREFETCH_DELAY = 20_000;

/** Prefetches all help while the host is reachable: without the host it cannot be loaded. */
export function useHelpAhead(isOnline: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  watch(
    isOnline,
    (is) => {
      stop();
      const isComplete = isHelpHere.value && lostHost.value !== undefined;
      if (is && !isComplete)
        timer = setTimeout(() => void Promise.all([loadHelp(), loadLostHost()]), PREFETCH_DELAY);
    },
    { immediate: true },
  );
  onScopeDispose(stop);
}
