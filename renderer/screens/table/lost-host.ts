import { computed, onScopeDispose, ref, watch, type ComputedRef, type Ref } from 'vue';
import { useRouter } from 'vue-router';
import type { NearbyFrame } from '../../../core/protocol/frames.ts';
import { findHost, hostName, isProvenAt, openChannel, wayBack } from '../../net/index.ts';
import { isApp, isOwnComputer, keyring } from '../../stores/device.ts';
import { useHost } from '../../stores/host.ts';
import { useTable } from '../../stores/table.ts';
import { placeText } from '../../../core/base/address.ts';
import { returnLink } from '../join/address.ts';

/** Milliseconds after which a host that does not answer may have gone somewhere else. */
const LONG = 15_000;
/** Milliseconds between two looks for it. */
const LOOK = 10_000;

/** Whether the connection to the table is lost, and whether for long while this device has a network. */
export interface Loss {
  /** From the first failure until the connection stands again; the attempts between them change nothing. */
  readonly isLost: ComputedRef<boolean>;
  readonly isLong: Readonly<Ref<boolean>>;
}

/** Watches the connection to the table that this device is at. */
export function useLoss(): Loss {
  const table = useTable();
  const isLost = computed<boolean>((before) => {
    if (table.status.type === 'connecting') return before === true || table.frame !== undefined;
    return table.status.type === 'waiting';
  });
  const isLong = ref(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    // A device without a network has something else to mend, and looks again when it has one
    if (navigator.onLine) isLong.value = true;
    else timer = setTimeout(look, LONG);
  };
  watch(
    () => isLost.value && table.frame !== undefined,
    (is) => {
      clearTimeout(timer);
      isLong.value = false;
      if (is) timer = setTimeout(look, LONG);
    },
    { immediate: true },
  );
  onScopeDispose(() => clearTimeout(timer));
  return { isLost, isLong };
}

/** Looks for the host of a page that has lost it for long, for who has a seat: what proves it proves the host, too. */
export function useElsewhere() {
  const table = useTable();
  const found = ref<string>();
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const id = computed(() => table.place?.id);
  const secrets = (): readonly string[] => {
    const isSeated = (table.frame?.you.seats.length ?? 0) > 0;
    return id.value === undefined || !isSeated ? [] : keyring.tokens(id.value, hostName(undefined));
  };
  /** Other addresses that the host has told of, and the name that it announces for this table: phones find that by themselves. */
  const places = (): readonly string[] =>
    [...(table.frame?.table.places ?? []), `an-${id.value}.local:${location.port || '80'}`].filter(
      (place) => place !== location.host,
    );
  async function look(): Promise<void> {
    if (id.value !== undefined) found.value = await findHost(id.value, secrets(), places());
    if (!isOver && found.value === undefined) timer = setTimeout(() => void look(), LOOK);
  }
  /** Goes to the table at another place; the seats of this page come along. */
  function goTo(place: string): void {
    if (id.value !== undefined)
      location.assign(returnLink(place, id.value, wayBack(id.value, place, secrets())));
  }
  if (!isApp && !isOwnComputer && table.place?.isTelevision !== true) void look();
  onScopeDispose(() => {
    isOver = true;
    clearTimeout(timer);
  });
  return { found, goTo };
}

/**
 * In the app: as soon as the table is found at another address, and whoever answers there proves to be its host, goes there. Discovery
 * is not believed by itself: anybody can announce a table.
 */
export function useFollowing({ isLost }: Loss): void {
  const table = useTable();
  const router = useRouter();
  const host = useHost(() => isApp && isLost.value);
  const tried = new Set<string>();
  const elsewhere = computed(() => {
    const { place } = table;
    if (!isApp || !isLost.value || place?.host === undefined) return [];
    const at = hostName(place.host);
    const nearby = host.frame?.owner?.nearby ?? [];
    return nearby.filter((one) => one.id === place.id && one.isCompatible && placeText(one) !== at);
  });
  async function follow({ id, address, port }: NearbyFrame): Promise<void> {
    const at = placeText({ address, port });
    if (tried.has(at)) return;
    tried.add(at);
    const target = { path: `/ws/${id}`, host: { address, port, isTyped: false } };
    const isIt = await isProvenAt(openChannel, target, at, keyring.candidates(id, at));
    tried.delete(at);
    if (isIt && isLost.value && table.place?.id === id) await router.replace({ query: { at } });
  }
  watch(elsewhere, (found) => found.forEach((one) => void follow(one)), { immediate: true });
}
