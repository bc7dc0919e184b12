/** Something that is said for a while beside what is done. */
export interface Toast {
  readonly id: string | number;
  readonly tone: 'info' | 'good' | 'warn' | 'bad';
  readonly text: string;
  /** What can be done about it. */
  readonly remedy?: { readonly label: string; act(): void };
}
