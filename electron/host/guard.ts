/** Logs one line. */
export type Log = (line: string) => void;

/** Returns the text of a bug for the log, with its stack if it has one. */
export const bugText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Runs `act`, and logs a bug in it instead of throwing. Returns whether it succeeded. */
export function guarded(log: Log, what: string, act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    log(`${what}: ${bugText(error)}`);
    return false;
  }
}
