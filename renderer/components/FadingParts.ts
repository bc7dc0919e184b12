import {
  cloneVNode,
  Comment,
  defineComponent,
  Fragment,
  onMounted,
  onUpdated,
  shallowRef,
  type VNode,
} from 'vue';

/** Returns the parts of a slot: the elements and components in it, also those of a `v-for`. */
const partsOf = (nodes: readonly VNode[]): readonly VNode[] =>
  nodes.flatMap((node) => {
    if (node.type === Fragment) return Array.isArray(node.children) ? partsOf(node.children as VNode[]) : [];
    return node.type === Comment ? [] : [node];
  });

/** Resolves after the transitions of an element; at once if it has none, as without motion. */
const faded = (element: Element): Promise<unknown> =>
  Promise.allSettled(
    (element.getAnimations?.() ?? []).flatMap((one) => ('transitionProperty' in one ? one.finished : [])),
  );

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/**
 * Parts that fade in when they come, and stay until they have faded out. Each needs a key. Styles name both ways as those of Vue's
 * `Transition` do, `<name>-enter-from` and so on; that one, with `TransitionGroup`, is two hundredths of the first load.
 */
export default defineComponent({
  props: { name: { type: String, required: true } },
  setup({ name }, { slots }) {
    const [from, entering, leaving, to] = ['enter-from', 'enter-active', 'leave-active', 'leave-to'].map(
      (way) => `${name}-${way}`,
    ) as [string, string, string, string];
    /** What is shown, and of that the keys of what fades out. */
    let shown: readonly VNode[] = [];
    let going = new Set<VNode['key']>();
    /** The keys of what has come; the elements that fade out; and those that have. */
    let known = new Set<VNode['key']>();
    const fading = new WeakSet<Element>();
    const gone = new WeakSet<Element>();
    /** Counts the elements that have faded out. */
    const ends = shallowRef(0);

    async function enter(element: Element): Promise<void> {
      element.classList.add(from, entering);
      await nextFrame();
      element.classList.remove(from);
      await faded(element);
      element.classList.remove(entering);
    }
    async function leave(element: Element): Promise<void> {
      fading.add(element);
      element.classList.remove(from, entering);
      element.classList.add(leaving, to);
      await faded(element);
      if (!fading.has(element)) return;
      gone.add(element);
      ends.value += 1;
    }
    /** What has been fading out is wanted again. */
    async function stay(element: Element): Promise<void> {
      fading.delete(element);
      element.classList.remove(leaving, to);
      element.classList.add(entering);
      await faded(element);
      element.classList.remove(entering);
    }

    const keys = (): Set<VNode['key']> => new Set(shown.map(({ key }) => key));
    onMounted(() => (known = keys()));
    onUpdated(() => {
      for (const { el, key } of shown) {
        if (!(el instanceof Element)) continue; // it is being loaded, and appears without fading
        if (going.has(key)) {
          if (!fading.has(el)) void leave(el);
        } else if (!known.has(key)) void enter(el);
        else if (fading.has(el)) void stay(el);
      }
      known = keys();
    });
    return () => {
      void ends.value;
      const present = partsOf(slots['default']?.() ?? []);
      const wanted = new Set(present.map(({ key }) => key));
      const next = [...present];
      for (const [place, part] of shown.entries())
        if (!wanted.has(part.key) && part.el instanceof Element && !gone.has(part.el))
          next.splice(place, 0, cloneVNode(part));
      going = new Set(next.map(({ key }) => key).filter((key) => !wanted.has(key)));
      return (shown = next);
    };
  },
});
