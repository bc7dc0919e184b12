import { ref, type Ref } from 'vue';

/** Whether something that was begun here is not done yet; `during` a work it is. */
export function useUnderWay(): {
  readonly isUnderWay: Readonly<Ref<boolean>>;
  readonly during: (work: Promise<unknown>) => Promise<void>;
} {
  const isUnderWay = ref(false);
  async function during(work: Promise<unknown>): Promise<void> {
    isUnderWay.value = true;
    try {
      await work;
    } finally {
      isUnderWay.value = false;
    }
  }
  return { isUnderWay, during };
}
