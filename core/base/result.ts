/** The outcome of an operation that may be refused: a value, or an error that is itself a value. Bugs throw. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** A success that carries `value`. */
export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

/** A refusal that carries `error`. */
export const fail = <Failure>(error: Failure): Result<never, Failure> => ({ ok: false, error });
