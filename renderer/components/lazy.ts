import { defineAsyncComponent, ref, watch, type Component, type Ref } from 'vue';
import { load } from '../stores/loading.ts';

/** A component that is loaded when it is first shown, after the words that it says. */
export const lazy = <Shown extends Component>(
  from: () => Promise<{ readonly default: Shown }>,
  words: () => Promise<void> = () => Promise.resolve(),
): Shown =>
  defineAsyncComponent({
    loader: async () => {
      const [{ default: component }] = await Promise.all([load(from), words()]);
      return component;
    },
  });

/** True once its source was true: what is seldom wanted is mounted when it is first wanted, and then stays. */
export function useEver(source: () => boolean): Readonly<Ref<boolean>> {
  const ever = ref(source());
  watch(source, (now) => (ever.value ||= now));
  return ever;
}
