import { computed, type ComputedRef } from 'vue';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import { useI18n } from '../../i18n/index.ts';
import { BROKEN, type ConnectionStatus } from '../../net/index.ts';

/** Why a host turns a device away, by close code. All of these pass by themselves. */
const REASONS = new Map<number, 'full' | 'addressFull' | 'closing'>([
  [CLOSE.tooMany, 'full'],
  [CLOSE.addressFull, 'addressFull'],
  [CLOSE.hostClosing, 'closing'],
]);

export interface TurnedAway {
  readonly title: string;
  readonly text: string;
  /** The host is closing; its next address is unknown. */
  readonly isGone: boolean;
}

/**
 * Why the host turns this device away, as text; undefined if it has not said. A closing host stops answering, so its reason stays while the
 * connection is down.
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
