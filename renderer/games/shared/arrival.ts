import { inject, onBeforeUnmount, onMounted, provide, ref, type InjectionKey, type Ref } from 'vue';

const PACED: InjectionKey<true> = Symbol('paced');

/** Lets tables below this component come part by part, each in a task of its own, so that presses never wait for a whole table. */
export const paceArrivals = (): void => provide(PACED, true);

/** How many of a table's parts are there, from the first one on; all of them where nothing is paced. */
export function useArrival(parts: number): Readonly<Ref<number>> {
  const there = ref(inject(PACED, false) ? 1 : parts);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = (): void => {
    if (there.value >= parts) return;
    timer = setTimeout(() => {
      there.value += 1;
      goOn();
    });
  };
  onMounted(goOn);
  onBeforeUnmount(() => clearTimeout(timer));
  return there;
}
