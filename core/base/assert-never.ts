/** Ends a switch over a tagged union: a missing case does not compile, an unexpected one throws at run time. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
