import { computed, onUnmounted, ref, watch } from 'vue';
import type { Toast } from '../../components/toast.ts';
import { useProblem, type Problem } from '../../stores/problem.ts';
import { useProblemText } from './use-problem-text.ts';

/** Milliseconds that a toast stays; enough to read two sentences twice. */
const DURATION = 9_000;
/** More toasts would cover the table. */
const MOST = 3;

/** A stale action is nobody's mistake, and nothing is lost. */
const toneOf = ({ code }: Problem): Toast['tone'] => (code === 'stale' ? 'info' : 'bad');

/** Current problems as toasts; a repeated one is shown once. */
export function useProblemToast() {
  const store = useProblem();
  const textOf = useProblemText();
  const toasts = ref<readonly Toast[]>([]);
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const dismiss = (id: Toast['id']): void => {
    toasts.value = toasts.value.filter((toast) => toast.id !== id);
  };
  /** The current problem without an owner, and its text, once that is loaded. */
  const current = computed(() => {
    const { problem } = store;
    if (problem === undefined || problem.owner !== undefined) return undefined;
    const text = textOf(problem.error);
    return text === undefined ? undefined : { problem, text };
  });
  let last = 0;
  watch(current, (now) => {
    if (now === undefined || now.problem.at === last) return; // the language may have changed
    const { problem, text } = now;
    last = problem.at;
    const others = toasts.value.filter((toast) => toast.text !== text);
    toasts.value = [...others, { id: problem.at, tone: toneOf(problem.error), text }].slice(-MOST);
    const timer = setTimeout(() => {
      timers.delete(timer);
      dismiss(problem.at);
    }, DURATION);
    timers.add(timer);
  });
  onUnmounted(() => timers.forEach((timer) => clearTimeout(timer)));
  return { toasts, dismiss };
}
