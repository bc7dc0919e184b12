/** Whether something is a PIN. */
export const isPin = (text: string): boolean => /^\d{6}$/.test(text);

/** Six random digits; 2^32 draws over 10^6 PINs leave no PIN noticeably likelier. */
export function randomPin(): string {
  const [draw = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(draw % 1_000_000).padStart(6, '0');
}
