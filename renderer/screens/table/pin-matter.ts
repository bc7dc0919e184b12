import type { Rejection } from '../../../core/base/rejection.ts';

const PIN_CODES: readonly string[] = ['pin-needed', 'wrong-pin', 'pin-locked'];

/** Whether the table wants a PIN, or another one. */
export const isPinMatter = (error: Rejection): boolean => PIN_CODES.includes(error.code);

/** What a refusal says of the PIN. `left`: tries; `until`: milliseconds to wait; shut: only the host can open again. */
export type PinState =
  | { readonly type: 'needed' }
  | { readonly type: 'wrong'; readonly left: number | undefined }
  | { readonly type: 'paused'; readonly milliseconds: number }
  | { readonly type: 'shut' };

/** What a refusal that is about the PIN says of it. */
export function pinState({ code, data }: Rejection): PinState {
  const { left, seconds } = data ?? {};
  if (code === 'wrong-pin') return { type: 'wrong', left: typeof left === 'number' ? left : undefined };
  if (code !== 'pin-locked') return { type: 'needed' };
  return typeof seconds === 'number' ? { type: 'paused', milliseconds: seconds * 1000 } : { type: 'shut' };
}
