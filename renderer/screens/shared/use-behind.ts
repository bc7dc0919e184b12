import { computed, shallowRef, type ComputedRef, type Ref } from 'vue';
import { START_LOCATION, useRouter, type RouteLocationNormalizedLoaded } from 'vue-router';

/** The connection help covers the screen that it was opened from. That screen stays mounted, so seats, input and position are kept. */
export function useBehind(): {
  /** The route of the covered screen. */
  readonly behind: Readonly<Ref<RouteLocationNormalizedLoaded>>;
  readonly isHelp: ComputedRef<boolean>;
} {
  const router = useRouter();
  const { currentRoute } = router;
  const isHelp = computed(() => currentRoute.value.name === 'help');
  const behind = shallowRef(isHelp.value ? START_LOCATION : currentRoute.value);
  router.afterEach((to) => {
    if (to.name !== 'help') behind.value = to;
  });
  return { behind, isHelp };
}
