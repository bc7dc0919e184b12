/** A message shown for a while over the screen. */
export interface Toast {
  readonly id: string | number;
  readonly tone: 'info' | 'good' | 'warn' | 'bad';
  readonly text: string;
  /** An action that helps. */
  readonly remedy?: { readonly label: string; act(): void };
}
