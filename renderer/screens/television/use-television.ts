import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue';
import '../../styles/television.css';
import { useScreenOn } from '../shared/use-screen-on.ts';

/** Milliseconds after which a pointer that rests is gone again. */
const RESTS = 3_000;

/**
 * Makes the page a television while a component is there: large letters, and a screen that stays on where the browser lets it.
 * Answers whether somebody moves a pointer over it.
 */
export function useTelevision(): Readonly<Ref<boolean>> {
  const isTouched = ref(false);
  const stop = new AbortController();
  let rest: ReturnType<typeof setTimeout> | undefined;

  const touched = (): void => {
    isTouched.value = true;
    clearTimeout(rest);
    rest = setTimeout(() => (isTouched.value = false), RESTS);
  };
  useScreenOn(() => true);
  onMounted(() => {
    document.documentElement.setAttribute('data-television', '');
    window.addEventListener('pointermove', touched, { signal: stop.signal });
  });
  onBeforeUnmount(() => {
    document.documentElement.removeAttribute('data-television');
    stop.abort();
    clearTimeout(rest);
  });
  return isTouched;
}
