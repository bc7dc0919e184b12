/** Moves the focus between the buttons in `group` with the left and right arrow keys, and wraps around. */
export function moveFocusWithArrows(event: KeyboardEvent, group: HTMLElement | null | undefined): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by === undefined) return;
  const buttons = [...(group?.querySelectorAll<HTMLElement>('button') ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}
