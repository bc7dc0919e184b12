import { ref, type Ref } from 'vue';

/** Whether work is pending; `track` marks it pending until a promise settles. */
export function usePending(): {
  readonly isPending: Readonly<Ref<boolean>>;
  readonly track: (work: Promise<unknown>) => Promise<void>;
} {
  const isPending = ref(false);
  async function track(work: Promise<unknown>): Promise<void> {
    isPending.value = true;
    try {
      await work;
    } finally {
      isPending.value = false;
    }
  }
  return { isPending, track };
}
