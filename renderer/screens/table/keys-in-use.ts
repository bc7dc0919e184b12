import { cards, controlOf, isLaidOut, KEYS, type KeyName } from '../../components/keys.ts';

/** A key that does something now. */
export interface KeyInUse {
  readonly name: KeyName;
  /** As it is printed on a keyboard. */
  readonly key: string;
  /** What its control is called at the moment. */
  readonly words: string;
}

const PRINTED: Readonly<Record<string, string>> = { Plus: '+', '-': '−' };

const wordsOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();

const canDo = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [aria-disabled="true"]') && isLaidOut(element);

/** The keys that do something now, in the order of the usual acts. */
export const keysInUse = (): readonly KeyInUse[] =>
  (Object.keys(KEYS) as readonly KeyName[]).flatMap((name) => {
    const control = controlOf(name);
    if (control === undefined || !canDo(control)) return [];
    return [{ name, key: PRINTED[KEYS[name]] ?? KEYS[name], words: wordsOf(control) }];
  });

/** How many cards can be chosen by their number now. */
export const cardsInUse = (): number => (cards().some(canDo) ? cards().length : 0);
