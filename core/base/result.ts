/** The outcome of an operation that may be rejected: a value, or an error as a value. Bugs throw. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** A success with `value`. */
export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

/** A failure with `error`. */
export const fail = <Failure>(error: Failure): Result<never, Failure> => ({ ok: false, error });
