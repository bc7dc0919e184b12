import { defineAsyncComponent, ref, watch, type Component, type Ref } from 'vue';
import { load } from '../stores/loading.ts';

/** A component that is loaded when it is first shown. */
export const lazy = <Shown extends Component>(from: () => Promise<{ readonly default: Shown }>): Shown =>
  defineAsyncComponent({ loader: async () => (await load(from)).default });

/** True once its source was true: what is seldom wanted is mounted when it is first wanted, and then stays. */
export function useEver(source: () => boolean): Readonly<Ref<boolean>> {
  const ever = ref(source());
  watch(source, (now) => (ever.value ||= now));
  return ever;
}
