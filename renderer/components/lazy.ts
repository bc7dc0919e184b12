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

/** Components that are loaded together, when the first of them is rendered. */
export const lazyFrom =
  <Parts extends Readonly<Record<string, unknown>>>(from: () => Promise<Parts>) =>
  <Name extends keyof Parts>(name: Name): Parts[Name] & Component =>
    lazy(async () => ({ default: (await load(from))[name] as Parts[Name] & Component }));

/** True once `source` was true: rarely used parts are mounted on first use and stay mounted. */
export function useEver(source: () => boolean): Readonly<Ref<boolean>> {
  const ever = ref(source());
  watch(source, (now) => (ever.value ||= now));
  return ever;
}
