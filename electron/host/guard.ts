/** Takes one line about what the host does. */
export type Log = (line: string) => void;

/** A bug as the log has it: with its stack, where there is one. */
export const bugText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Does something that must not take the host down with it: a bug in it is logged. Whether it went well. */
export function guarded(log: Log, what: string, act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    log(`${what}: ${bugText(error)}`);
    return false;
  }
}
