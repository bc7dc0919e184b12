import { computed, type Ref } from 'vue';
import type { Seat } from '../../../core/base/ids.ts';
import { isConfusable, confusableWith } from '../../../core/base/confusable.ts';
import { parseName } from '../../../core/base/name.ts';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import { useProblemText } from '../shared/use-problem-text.ts';
import { claimable } from '../table/seats/claimable.ts';

/** Validates a name entered for a seat against the names at the table, except that of seat `at`. */
export function useNewName(name: Readonly<Ref<string>>, frame: () => TableFrame, at?: Seat) {
  const problemText = useProblemText();
  const parsed = computed(() => parseName(name.value));
  /** Why the name is invalid. */
  const reason = computed(() => (parsed.value.ok ? undefined : problemText(parsed.value.error)));
  /** The seated person of that name: perhaps the same one, on another device. */
  const namesake = computed(() => {
    const lowerCaseName = parsed.value.ok ? parsed.value.value.toLowerCase() : undefined;
    return claimable(frame()).find(({ who }) => who.name.toLowerCase() === lowerCaseName);
  });
  /** A confusable name at the table. The host itself rejects one that looks identical. */
  const similar = computed(() => {
    const others = frame().table.seats.flatMap((who, index) =>
      who.type === 'free' || index === at ? [] : [who.name],
    );
    return others.find((other) => confusableWith(other, name.value) && !isConfusable(other, name.value));
  });
  return { parsed, reason, namesake, similar };
}
