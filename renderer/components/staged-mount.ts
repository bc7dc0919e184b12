import { inject, onBeforeUnmount, onMounted, provide, ref, type InjectionKey } from 'vue';

const STAGED: InjectionKey<true> = Symbol('staged');

/**
 * Mounts the parts of large descendants (`useStagedMount`) one by one, each with its layout in a task of its own, so that input never waits
 * for a whole screen.
 */
export const stageMounts = (): void => provide(STAGED, true);

/** Returns whether a part may be mounted yet: one after the other with `stageMounts`, all at once without. */
export function useStagedMount<Part extends string>(parts: readonly Part[]): (part: Part) => boolean {
  const count = ref(inject(STAGED, false) ? 1 : parts.length);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mountNext = (): void => {
    if (count.value >= parts.length) return;
    timer = setTimeout(() => {
      document.body.getBoundingClientRect(); // forces a layout now: there may be no frame between short tasks, and the next frame would then lay out all parts at once
      count.value += 1;
      mountNext();
    });
  };
  onMounted(mountNext);
  onBeforeUnmount(() => clearTimeout(timer));
  return (part) => parts.indexOf(part) < count.value;
}
