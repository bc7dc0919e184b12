import type { Rejection } from '../../../../core/base/rejection.ts';

const PIN_CODES: readonly string[] = ['pin-needed', 'wrong-pin', 'pin-locked'];

/** Whether the rejection concerns the PIN. */
export const isPinMatter = (error: Rejection): boolean => PIN_CODES.includes(error.code);

/** What a rejection says of the PIN. `left`: tries left; `milliseconds`: time to wait; `shut`: only the host can unlock it. */
export type PinState =
  | { readonly type: 'needed' }
  | { readonly type: 'wrong'; readonly left: number | undefined }
  | { readonly type: 'paused'; readonly milliseconds: number }
  | { readonly type: 'shut' };

/** The PIN state in a rejection that concerns the PIN. */
export function pinState({ code, data }: Rejection): PinState {
  const { left, seconds } = data ?? {};
  if (code === 'wrong-pin') return { type: 'wrong', left: typeof left === 'number' ? left : undefined };
  if (code !== 'pin-locked') return { type: 'needed' };
  return typeof seconds === 'number' ? { type: 'paused', milliseconds: seconds * 1000 } : { type: 'shut' };
}
