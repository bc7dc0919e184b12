import { computed, inject, nextTick, provide } from 'vue';
import type { ComputedRef, InjectionKey } from 'vue';

/** What a field tells the control inside it, so that screens need not wire ids by hand. */
export interface FieldContext {
  readonly controlId: string;
  readonly describedBy: ComputedRef<string | undefined>;
  readonly isInvalid: ComputedRef<boolean>;
}

const key: InjectionKey<FieldContext> = Symbol('field');

/** Called by AppField. */
export const provideField = (context: FieldContext): void => {
  provide(key, context);
};

/** The surrounding field's wiring; outside a field a control stands for itself. */
export const useField = (ownId: string): FieldContext =>
  inject(
    key,
    () => ({ controlId: ownId, describedBy: computed(() => undefined), isInvalid: computed(() => false) }),
    true,
  );

/** After a choice: shows in a control what whoever owns its value has now, who may not have taken what was chosen. */
export async function showOwned({ target }: Event, owned: () => string | number | undefined): Promise<void> {
  await nextTick();
  const control = target as HTMLInputElement;
  const value = String(owned());
  if (control.type === 'radio')
    for (const one of document.getElementsByName(control.name) as NodeListOf<HTMLInputElement>)
      one.checked = one.value === value;
  else control.value = value;
}
