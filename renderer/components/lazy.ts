import { defineAsyncComponent, ref, watch, type Component, type Ref } from 'vue';
import { load } from '../stores/loading.ts';

/** A component that is loaded, with its messages, on first use. */
export const lazy = <Loaded extends Component>(
  from: () => Promise<{ readonly default: Loaded }>,
  words: () => Promise<void> = () => Promise.resolve(),
): Loaded =>
  defineAsyncComponent({
    loader: async () => {
      const [{ default: component }] = await Promise.all([load(from), words()]);
      return component;
    },
  });

/** True once `source` was true: rarely used parts are mounted on first use and stay mounted. */
export function useEver(source: () => boolean): Readonly<Ref<boolean>> {
  const ever = ref(source());
  watch(source, (now) => (ever.value ||= now));
  return ever;
}
