import { onMounted, onUnmounted, type Ref } from 'vue';
import type { Question } from './questions.ts';
import type { Seat } from '../../core/base/ids.ts';

/** What somebody wants to do, as the answer to the question that was on the screen when they began to do it. */
export interface Intent<Action extends object = object> {
  readonly action: Action;
  /** The number of the question; undefined: nothing was asked. */
  readonly question: number | undefined;
  /** It comes from a later click of a double click, or from a key that is held down. */
  readonly isRepeat?: boolean;
}

interface Press {
  readonly asked: Question | undefined;
  readonly isRepeat?: boolean;
}

/** Of a session, what intents are bound to. */
interface Asking {
  readonly facing: Seat | undefined;
  questionAt(time?: number): Question | undefined;
}

const KEYS: readonly string[] = ['Enter', ' '];

/**
 * Binds what is done within an element to the question that was on the screen when the finger, mouse button or key went down for it: however
 * long a press takes, and whatever has come meanwhile, it never answers a later question. Later clicks of a double click belong to the first.
 *
 * @returns makes the intent of an action: during the press that the code runs for, of its question; otherwise, of the question that is shown
 */
export function useIntents(element: Readonly<Ref<HTMLElement | null>>, session: Asking) {
  const stop = new AbortController();
  const pressAt = ({ timeStamp }: Event): Press => ({ asked: session.questionAt(timeStamp) });
  let down: Press | undefined; // a finger is down long before the browser makes a mouse of it
  let clicked: Press | undefined;
  let key: Press | undefined;
  let current: Press | undefined;

  onMounted(() => {
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      hear: (event: HTMLElementEventMap[Type]) => void,
    ): void => element.value?.addEventListener(type, hear, { capture: true, signal: stop.signal });
    listen('pointerdown', (event) => (down = pressAt(event)));
    listen('mousedown', (event) => {
      if (event.detail <= 1) clicked = down ?? pressAt(event);
      down = undefined;
    });
    listen('keydown', (event) => {
      if (KEYS.includes(event.key))
        key = event.repeat && key !== undefined ? { ...key, isRepeat: true } : pressAt(event);
    });
    // The click of a space bar comes after this, in the same task. The key may go up elsewhere: its press can move the focus.
    const onKeyUp = (): unknown => setTimeout(() => (key = undefined));
    window.addEventListener('keyup', onKeyUp, { capture: true, signal: stop.signal });
    listen('click', (event) => {
      const isRepeat = event.detail > 1;
      const pressed = event.detail === 0 ? key : clicked && { ...clicked, isRepeat };
      const press = pressed ?? { ...pressAt(event), isRepeat };
      current = press;
      // The press ends with the task of its click: what a timer does later is no part of it.
      setTimeout(() => {
        if (current === press) current = undefined;
      });
    });
  });
  onUnmounted(() => stop.abort());

  return <Action extends object>(action: Action): Intent<Action> => {
    const { asked, isRepeat = false }: Press = current ?? { asked: session.questionAt() };
    const isSameSeat = asked !== undefined && asked.seat === session.facing;
    return { action, question: isSameSeat ? asked.number : undefined, isRepeat };
  };
}
