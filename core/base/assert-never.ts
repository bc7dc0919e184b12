/** Closes a switch over a tagged union: a case that is missing does not compile; one that comes at run time is a bug. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
