import { computed, ref, watch } from 'vue';
import type { TableFrame } from '../../../core/protocol/frames.ts';
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

/** Acts after which a game is well under way, and nothing that it needs is kept waiting. */
const UNDER_WAY = 12;

/** Fetches the help while the host still answers: who needs it most cannot get it any more. */
export function useHelpAhead(frame: () => TableFrame | undefined): void {
  let acts = 0;
  watch(frame, (now) => {
    acts += now?.acts.length ?? 0;
    if (acts >= UNDER_WAY && !isHelpHere.value) void loadHelp();
  });
}
