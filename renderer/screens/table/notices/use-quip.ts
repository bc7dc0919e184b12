import { shallowRef, watch, type ShallowRef } from 'vue';
import type { Character } from '../../../../core/base/characters.ts';
import type { TableNews } from '../../../../core/table/state.ts';
import { useSettings } from '../../../stores/settings.ts';
import { useSession } from '../../../session/table-session.ts';

export type Quipped = Extract<TableNews, { readonly type: 'quipped' }>;

/** A quip and its character's portrait. */
interface ShownQuip {
  /** Its number on this page: a repeated quip is a new one. */
  readonly at: number;
  readonly of: Quipped;
  readonly face: Character | undefined;
}

/** The newest quip until it is dismissed; none while reactions are muted. */
export function useQuip(): ShallowRef<ShownQuip | undefined> {
  const session = useSession();
  const settings = useSettings();
  const quip = shallowRef<ShownQuip>();
  let count = 0;
  watch(
    () => session.frame?.news ?? [],
    (news) => {
      const of = [...news].reverse().find((item): item is Quipped => item.type === 'quipped');
      if (of === undefined || !settings.reactions) return;
      const who = session.frame?.table.seats[of.seat];
      const face = who?.type === 'bot' ? who.character : undefined;
      quip.value = { at: count++, of, face };
    },
  );
  watch(
    () => settings.reactions,
    (isOn) => {
      if (!isOn) quip.value = undefined;
    },
  );
  return quip;
}
