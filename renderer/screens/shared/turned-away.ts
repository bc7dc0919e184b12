import { computed, type ComputedRef } from 'vue';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import { useI18n } from '../../i18n/index.ts';
import { BROKEN, type ConnectionStatus } from '../../net/index.ts';

/** What a host says of why a device cannot be there at the moment, by close code. All of it passes by itself. */
const REASONS = new Map<number, 'full' | 'addressFull' | 'closing'>([
  [CLOSE.tooMany, 'full'],
  [CLOSE.addressFull, 'addressFull'],
  [CLOSE.hostClosing, 'closing'],
]);

export interface TurnedAway {
  readonly title: string;
  readonly text: string;
  /** It does not answer any more: where it is next time, nobody knows. */
  readonly isGone: boolean;
}

/**
 * Why the host does not let this device be there at the moment, in words; undefined if it has not said. A host that has said that it
 * closes does not answer afterwards, so that stays what is said.
 */
export function useTurnedAway(status: () => ConnectionStatus): ComputedRef<TurnedAway | undefined> {
  const { t } = useI18n();
  const reason = computed<'full' | 'addressFull' | 'closing' | undefined>((before) => {
    const now = status();
    if (now.type === 'connecting' || (now.type === 'waiting' && now.code === BROKEN && before === 'closing'))
      return before;
    return now.type === 'waiting' ? REASONS.get(now.code) : undefined;
  });
  return computed(() => {
    const why = reason.value;
    return (
      why && {
        title: t(`table.turnedAway.${why}.title`),
        text: t(`table.turnedAway.${why}.text`),
        isGone: why === 'closing',
      }
    );
  });
}
