import { computed, type Ref } from 'vue';
import type { Seat } from '../../../core/base/ids.ts';
import { isConfusable, confusableWith } from '../../../core/base/confusable.ts';
import { parseName } from '../../../core/base/name.ts';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import { useProblemText } from '../shared/use-problem-text.ts';
import { claimable } from '../table/claimable.ts';

/** The name that somebody types for a seat, and what the people who sit at the table mean for it; who has the seat `at` does not count. */
export function useNewName(name: Readonly<Ref<string>>, frame: () => TableFrame, at?: Seat) {
  const problemText = useProblemText();
  const parsed = computed(() => parseName(name.value));
  /** Why the name will not do. */
  const reason = computed(() => (parsed.value.ok ? undefined : problemText(parsed.value.error)));
  /** Somebody of that name sits here already: perhaps it is they, on another device. */
  const namesake = computed(() => {
    const wanted = parsed.value.ok ? parsed.value.value.toLowerCase() : undefined;
    return claimable(frame()).find(({ who }) => who.name.toLowerCase() === wanted);
  });
  /** Who at the table is easily taken for somebody of that name; who would look the very same is refused by the host. */
  const similar = computed(() => {
    const others = frame().table.seats.flatMap((who, index) =>
      who.type === 'free' || index === at ? [] : [who.name],
    );
    return others.find((other) => confusableWith(other, name.value) && !isConfusable(other, name.value));
  });
  return { parsed, reason, namesake, similar };
}
