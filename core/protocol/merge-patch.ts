/**
 * JSON Merge Patch (RFC 7396): the fields of an object that change, with their new values; `null` takes a field away. Lists are replaced
 * as a whole. So no field of what is patched may be null, which a property test of all frames holds to.
 */
export type Patch = unknown;

export type Fields = { readonly [name: string]: unknown };
const hasFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What makes `before` into `after`, both as JSON has them; undefined: they are the same. Fields that are undefined count as absent. */
export function patchBetween(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (!hasFields(after) || !hasFields(before))
    return JSON.stringify(before) === JSON.stringify(after) ? undefined : after;
  return patchOfFields(before, after);
}

/** The patch between two objects, its names in one order, so that it says nothing of how they were made. `compare` finds that of a field. */
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

/** What a patch makes of a value; what it does not name stays the same object. */
export function patched(before: unknown, patch: Patch): unknown {
  if (!hasFields(patch)) return patch;
  const after = new Map<string, unknown>(hasFields(before) ? Object.entries(before) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) after.delete(name);
    else after.set(name, patched(after.get(name), value));
  }
  return Object.fromEntries(after);
}
