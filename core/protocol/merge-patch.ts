/**
 * JSON Merge Patch (RFC 7396): the changed fields of an object with their new values; `null` removes a field, lists are replaced as a whole.
 * So no field of a patched value may be null; a property test checks all frames for that.
 */
export type Patch = unknown;

export type Fields = { readonly [name: string]: unknown };
const hasFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The patch from `before` to `after`, both JSON; undefined if they are equal. Undefined fields count as absent. */
export function patchBetween(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (!hasFields(after) || !hasFields(before))
    return JSON.stringify(before) === JSON.stringify(after) ? undefined : after;
  return patchOfFields(before, after);
}

/** The patch between two objects, with sorted names, so that it does not reveal how they were built. `compare` makes the patch of a field. */
export function patchOfFields(
  before: Fields,
  after: Fields,
  compare: (before: unknown, after: unknown) => Patch | undefined = patchBetween,
): Patch | undefined {
  const changes = Object.keys({ ...before, ...after })
    .sort()
    .flatMap((name) => {
      const [one, other] = [before[name], after[name]];
      if (other === undefined) return one === undefined ? [] : [[name, null]];
      const patch = compare(one, other);
      return patch === undefined ? [] : [[name, patch]];
    });
  return changes.length === 0 ? undefined : Object.fromEntries(changes);
}

/** Applies a patch to a value. Parts that it does not name stay the same objects. */
export function patched(before: unknown, patch: Patch): unknown {
  if (!hasFields(patch)) return patch;
  const after = new Map<string, unknown>(hasFields(before) ? Object.entries(before) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) after.delete(name);
    else after.set(name, patched(after.get(name), value));
  }
  return Object.fromEntries(after);
}
