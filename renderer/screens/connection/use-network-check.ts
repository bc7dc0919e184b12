import { ref, shallowRef, watch, type Ref } from 'vue';
import type { NetworkCheck } from '../../../core/protocol/network-check.ts';
import type { useHost } from '../../stores/host.ts';

/** Milliseconds between two looks. */
const INTERVAL = 2_000;

/** What the own host knows of its network, again and again as long as somebody looks; and for how many milliseconds they have. */
export function useNetworkCheck(
  host: Pick<ReturnType<typeof useHost>, 'isOwner' | 'status' | 'checkNetwork' | 'refreshNearby'>,
): { readonly check: Readonly<Ref<NetworkCheck | undefined>>; readonly openFor: Readonly<Ref<number>> } {
  const check = shallowRef<NetworkCheck>();
  const openFor = ref(0);
  const since = performance.now();
  const look = async (): Promise<void> => {
    const known = await host.checkNetwork();
    openFor.value = performance.now() - since;
    check.value = known ?? check.value;
  };
  watch(
    () => host.isOwner && host.status.type === 'online',
    (canLook, _before, onCleanup) => {
      if (!canLook) return;
      void host.refreshNearby(); // own announcements are asked for at once
      void look();
      const timer = setInterval(() => void look(), INTERVAL);
      onCleanup(() => clearInterval(timer));
    },
    { immediate: true },
  );
  return { check, openFor };
}
