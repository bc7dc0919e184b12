import { computed, defineComponent, onScopeDispose, watch } from 'vue';
import { useRouter } from 'vue-router';
import { formatEndpoint } from '../../../core/base/endpoint.ts';
import type { NearbyFrame } from '../../../core/protocol/frames.ts';
import { hostName, openChannel } from '../../net/index.ts';
import { isProvenAt } from '../../net/proving.ts';
import { keyring } from '../../stores/keyring.ts';
import { useHost } from '../../stores/host.ts';
import { useSession } from '../../session/table-session.ts';

/**
 * In the app, while the connection is lost: as soon as the table is found at another address, and whoever answers there proves to be its host, goes there. Discovery
 * is not believed by itself: anybody can announce a table.
 */
export default defineComponent(() => {
  const session = useSession();
  const router = useRouter();
  const host = useHost(() => true);
  const tried = new Set<string>();
  let isOver = false;
  const elsewhere = computed(() => {
    const { place } = session;
    if (place.host === undefined) return [];
    const at = hostName(place.host);
    const nearby = host.frame?.owner?.nearby ?? [];
    return nearby.filter((one) => one.id === place.id && one.isCompatible && formatEndpoint(one) !== at);
  });
  async function follow({ id, address, port }: NearbyFrame): Promise<void> {
    const at = formatEndpoint({ address, port });
    if (tried.has(at)) return;
    tried.add(at);
    const target = { path: `/ws/${id}`, host: { address, port, isTyped: false } };
    const isIt = await isProvenAt(openChannel, target, at, await keyring.candidates(id, at));
    tried.delete(at);
    if (isIt && !isOver) await router.replace({ query: { at } });
  }
  watch(elsewhere, (found) => found.forEach((one) => void follow(one)), { immediate: true });
  onScopeDispose(() => (isOver = true));
  return () => undefined;
});
