import { inject, provide, type FunctionalComponent, type InjectionKey, type Slot } from 'vue';

const ASIDE: InjectionKey<() => Slot | undefined> = Symbol('aside');

/** Gives whatever says what there is to do below this component what belongs beside that. */
export const provideAside = (aside: () => Slot | undefined): void => provide(ASIDE, aside);

/** What is to stand beside what there is to do; nothing where nothing was given. */
export function useAside(): FunctionalComponent {
  const aside = inject(ASIDE, undefined);
  return () => aside?.()?.();
}
