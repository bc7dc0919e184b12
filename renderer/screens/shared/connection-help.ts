import { computed, onScopeDispose, ref, shallowRef, watch, type Component } from 'vue';
import { openPartWords } from '../../i18n/load.ts';
import { isApp } from '../../stores/device.ts';
import { load } from '../../stores/loading.ts';

const wasLoaded = ref(false);

/** Whether the connection help can be opened while the host is away. A browser has it from there. */
export const isHelpHere = computed(() => isApp || wasLoaded.value);

/** The part that says what to do when the host is not found any more; undefined until it is loaded. A browser has it from the host, too. */
export const lostHost = shallowRef<Component>();

/** Loads that part and its words, once. Never rejects. */
export async function loadLostHost(): Promise<void> {
  if (lostHost.value !== undefined) return;
  const [part] = await Promise.all([
    load(() => import('../table/LostHost.vue')),
    openPartWords('connection'),
  ]);
  lostHost.value = part.default;
}

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

/** Fetches all help while the host still answers: who needs it most cannot get it any more. */
export function useHelpAhead(isOnline: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  watch(
    isOnline,
    (is) => {
      stop();
      const isAllHere = isHelpHere.value && lostHost.value !== undefined;
      if (is && !isAllHere) timer = setTimeout(() => void Promise.all([loadHelp(), loadLostHost()]), AT_REST);
    },
    { immediate: true },
  );
  onScopeDispose(stop);
}
