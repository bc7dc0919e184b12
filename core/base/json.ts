/** Any JSON value. Deals, actions, views, events and bot memories are made of it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Whether two values are equal as JSON, ignoring the order of keys. A key whose value is undefined counts as absent. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSameJson(Reflect.get(one, key), Reflect.get(other, key)));
}

/** Freezes the value deeply and returns it. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) for (const item of value) frozen(item);
  else for (const key in value) frozen(value[key]);
  return Object.freeze(value);
}
