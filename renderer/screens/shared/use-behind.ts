import { computed, shallowRef, type ComputedRef, type Ref } from 'vue';
import { START_LOCATION, useRouter, type RouteLocationNormalizedLoaded } from 'vue-router';

/**
 * The connection help lies over the screen that it was opened from, which goes on behind it: a seat stays taken, what was typed stays
 * typed, and whoever comes back finds everything where it was.
 */
export function useBehind(): {
  /** Where the screen is that goes on. */
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
