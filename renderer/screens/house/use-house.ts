import { computed, shallowRef, watch } from 'vue';
import type { HouseAnswer } from '../../../core/protocol/answers.ts';
import { useI18n } from '../../i18n/index.ts';
import { useHost } from '../../stores/host.ts';
import { houseLines } from './house-lines.ts';

/** What the host counts of its people; it is read again when a match has been saved. */
export function useHouse() {
  const host = useHost();
  const { locale } = useI18n();
  /** Undefined until the host has answered. */
  const house = shallowRef<HouseAnswer>();
  async function load(): Promise<void> {
    const outcome = await host.request({ type: 'read-house' });
    if (outcome.ok) house.value = outcome.value;
  }
  watch(
    () => [host.isOwner, host.frame?.owner?.recordsSaved] as const,
    ([isOwner]) => {
      if (isOwner) void load();
    },
    { immediate: true },
  );
  const lines = computed(() => (house.value === undefined ? [] : houseLines(house.value, locale.value)));
  /** The host has answered that this page is not its owner's. */
  const isForbidden = computed(() => host.frame !== undefined && !host.isOwner);
  return { house, lines, load, isForbidden };
}
