import { computed, inject, nextTick, provide } from 'vue';
import type { ComputedRef, InjectionKey } from 'vue';

/** Ids and state that a field passes to its control. */
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

/** The context of the surrounding field, or defaults without one. */
export const useField = (ownId: string): FieldContext =>
  inject(
    key,
    () => ({ controlId: ownId, describedBy: computed(() => undefined), isInvalid: computed(() => false) }),
    true,
  );

/** Resets a control to the value that its owner has after a change, in case the owner rejected the change. */
export async function showOwnerValue(
  { target }: Event,
  ownerValue: () => string | number | undefined,
): Promise<void> {
  await nextTick();
  const control = target as HTMLInputElement;
  const value = String(ownerValue());
  if (control.type === 'radio')
    for (const one of document.getElementsByName(control.name) as NodeListOf<HTMLInputElement>)
      one.checked = one.value === value;
  else control.value = value;
}
