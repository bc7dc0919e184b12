import { inject, provide, type FunctionalComponent, type InjectionKey, type Slot } from 'vue';

const PROMPT_EXTRA: InjectionKey<() => Slot | undefined> = Symbol('prompt extra');

/** Provides extra content for the prompts below this component. */
export const providePromptExtra = (slot: () => Slot | undefined): void => provide(PROMPT_EXTRA, slot);

/** The extra content next to the prompt; empty if none is provided. */
export function usePromptExtra(): FunctionalComponent {
  const slot = inject(PROMPT_EXTRA, undefined);
  return () => slot?.()?.();
}
