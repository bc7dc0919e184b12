import { computed, onScopeDispose, ref, watch, type ComputedRef, type Ref } from 'vue';
import { useSession } from '../../session/table-session.ts';

/** Milliseconds after which a host that does not answer may have gone somewhere else. */
const LONG = 15_000;

/** Whether the connection to the table is lost, and whether for long while this device has a network. */
export interface Loss {
  /** From the first failure until the connection stands again; the attempts between them change nothing. */
  readonly isLost: ComputedRef<boolean>;
  readonly isLong: Readonly<Ref<boolean>>;
}

/** Watches the connection to the table that this device is at. */
export function useLoss(): Loss {
  const session = useSession();
  const isLost = computed<boolean>((before) => {
    if (session.status.type === 'connecting') return before === true || session.frame !== undefined;
    return session.status.type === 'waiting';
  });
  const isLong = ref(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    // A device without a network has something else to mend, and looks again when it has one
    if (navigator.onLine) isLong.value = true;
    else timer = setTimeout(look, LONG);
  };
  watch(
    () => isLost.value && session.frame !== undefined,
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
