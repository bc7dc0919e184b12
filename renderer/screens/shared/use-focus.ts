import { nextTick } from 'vue';
import { useRouter } from 'vue-router';

/** After a navigation the focus goes to the new screen's title, so that it is read out and Tab starts there. */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  router.afterEach(async (to, from) => {
    if (to.path === from.path || from.matched.length === 0) return;
    await nextTick();
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  });
}
