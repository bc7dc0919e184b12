import { computed, inject, provide } from 'vue';
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
