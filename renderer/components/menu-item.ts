import type { IconName } from './icons/paths.ts';

/** An item of a menu. */
export interface MenuItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly isDanger?: boolean | undefined;
  /** Why the item is disabled; it stays in the list and shows the reason. */
  readonly reason?: string | undefined;
  /** Drawn by the slot `tile`, three in a row; the label is its accessible name. */
  readonly isTile?: boolean | undefined;
}
