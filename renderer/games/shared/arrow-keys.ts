/** The arrow keys go from button to button inside of `group`, round and round. */
export function walkButtons(event: KeyboardEvent, group: HTMLElement | null | undefined): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by === undefined) return;
  const buttons = [...(group?.querySelectorAll<HTMLElement>('button') ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}
