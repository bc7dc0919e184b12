import { inject, provide, type InjectionKey } from 'vue';

/** A way to hand something to all parts below a component. `name` says whose parts they are; one outside of it is a bug. */
export function contextOf<Context>(name: string) {
  const key: InjectionKey<Context> = Symbol(name);
  const give = (context: Context): void => provide(key, context);
  const take = (): Context => {
    const context = inject(key);
    if (context === undefined) throw new Error(`a part of ${name} outside of it`);
    return context;
  };
  return { give, take };
}
