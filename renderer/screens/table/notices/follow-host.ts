import { computed, defineComponent, onScopeDispose, watch } from 'vue';
import { useRouter } from 'vue-router';
import { formatEndpoint } from '../../../../core/base/endpoint.ts';
import type { NearbyFrame } from '../../../../core/protocol/frames.ts';
import { hostName, openChannel } from '../../../net/index.ts';
import { isProvenAt } from '../../../net/proving.ts';
import { keyring } from '../../../stores/keyring.ts';
import { useHost } from '../../../stores/host.ts';
import { useSession } from '../../../session/table-session.ts';

/**
 * In the app, while the connection is lost: goes to another address at which the table is found once the host there has proven itself.
 * Discovery alone is not trusted, because any device can advertise a table.
 */
export default defineComponent(() => {
  const session = useSession();
  const router = useRouter();
  const host = useHost(() => true);
  const pending = new Set<string>();
  let isUnmounted = false;
  const elsewhere = computed(() => {
    const { place } = session;
    if (place.host === undefined) return [];
    const at = hostName(place.host);
    const nearby = host.frame?.owner?.nearby ?? [];
    return nearby.filter((one) => one.id === place.id && one.isCompatible && formatEndpoint(one) !== at);
  });
  async function follow({ id, address, port }: NearbyFrame): Promise<void> {
    const at = formatEndpoint({ address, port });
    if (pending.has(at)) return;
    pending.add(at);
    const target = { path: `/ws/${id}`, host: { address, port, isTyped: false } };
    const isSameHost = await isProvenAt(openChannel, target, at, await keyring.candidates(id, at));
    pending.delete(at);
    if (isSameHost && !isUnmounted) await router.replace({ query: { at } });
  }
  watch(elsewhere, (tables) => tables.forEach((table) => void follow(table)), { immediate: true });
  onScopeDispose(() => (isUnmounted = true));
  return () => undefined;
});
