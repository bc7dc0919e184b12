import { inject, onBeforeUnmount, onMounted, provide, ref, type InjectionKey } from 'vue';

const PACED: InjectionKey<true> = Symbol('paced');

/**
 * Lets what is large below this component come part by part, each in a task of its own and with its place found there, so that presses never
 * wait for a whole screen.
 */
export const stageMounts = (): void => provide(PACED, true);

/** Tells which of the parts are there, from the first one on; all of them where nothing is paced. */
export function useStagedMount<Part extends string>(parts: readonly Part[]): (part: Part) => boolean {
  const there = ref(inject(PACED, false) ? 1 : parts.length);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = (): void => {
    if (there.value >= parts.length) return;
    timer = setTimeout(() => {
      document.body.getBoundingClientRect(); // no frame comes between tasks that are short: one would lay out all parts at once
      there.value += 1;
      goOn();
    });
  };
  onMounted(goOn);
  onBeforeUnmount(() => clearTimeout(timer));
  return (part) => parts.indexOf(part) < there.value;
}
