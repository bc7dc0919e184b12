import { defineAsyncComponent, ref, watch, type Component, type Ref } from 'vue';

/** Milliseconds between two tries, and how often is tried. */
const PAUSE = 1_000;
const TRIES = 60;

/** A component that is loaded when it is first shown; while its host cannot be reached, that is tried again. */
export const lazy = <Shown extends Component>(load: () => Promise<{ readonly default: Shown }>): Shown =>
  defineAsyncComponent({
    loader: async () => (await load()).default,
    onError: (_error, retry, fail, tries) => {
      if (tries < TRIES) setTimeout(retry, PAUSE);
      else fail();
    },
  });

/** True once its source was true: what is seldom wanted is mounted when it is first wanted, and then stays. */
export function useEver(source: () => boolean): Readonly<Ref<boolean>> {
  const ever = ref(source());
  watch(source, (now) => (ever.value ||= now));
  return ever;
}
