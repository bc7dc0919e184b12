import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import { isolate, useI18n } from '../../i18n/index.ts';
import type { TableSession } from '../../session/table-session.ts';

/** Whether the person of this page has stepped out of the shared replay; until it ends, or they join again. */
const useSteppedOut = defineStore('stepped-out', () => ({ is: ref(false) }));

/** The shared replay of a table, and whether this page is in it. */
export function useSharedReplay(session: TableSession) {
  const { t } = useI18n();
  const steppedOut = useSteppedOut();
  const shared = computed(() => session.frame?.table.replay);
  const isLeading = computed(() => session.frame?.you.leadsReplay === true);
  const isIn = computed(() => shared.value !== undefined && !steppedOut.is);
  const isFollowing = computed(() => isIn.value && !isLeading.value);
  const mayLead = computed(() => {
    const you = session.frame?.you;
    return you !== undefined && (you.host || you.seats.length > 0);
  });
  /** Who leads, if a seat does. */
  const leader = computed(() => {
    const at = shared.value?.leader;
    const who = typeof at === 'number' ? session.frame?.table.seats[at] : undefined;
    return who?.type === 'person' ? who : undefined;
  });
  const leaderText = computed(() => {
    if (isLeading.value) return t('replay.together.you');
    if (leader.value !== undefined) return t('replay.together.leads', { name: isolate(leader.value.name) });
    return shared.value?.leader === undefined ? t('replay.together.nobody') : t('replay.together.host');
  });
  watch(
    () => shared.value === undefined,
    (isOver) => {
      if (isOver) steppedOut.is = false;
    },
    { immediate: true },
  );
  const stepOut = (): void => void (steppedOut.is = shared.value !== undefined);
  const join = (): void => void (steppedOut.is = false);
  return { shared, isLeading, isIn, isFollowing, mayLead, leader, leaderText, stepOut, join };
}
