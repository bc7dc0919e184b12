import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import type { DeviceMemory } from '../../../core/shuffle/device.ts';
import type { TableSession } from '../../session/table-session.ts';
import { appVersion } from '../../stores/device.ts';
import { connectHost } from '../../stores/host.ts';
import { sendRecord } from '../history/records.ts';
import { compareDeal, viewersOf, withFrame, type DealVerdict, type SeenMatch } from './compare-deal.ts';

/** How far an app has come with dealing a match again; what it finds wrong is among the faults. */
export type DealtAgain = 'checking' | 'same';

/** The match that was checked last, and what came of it. */
interface Checked {
  readonly match: number;
  readonly found?: DealtAgain;
}

const checked = new WeakMap<TableSession, ShallowRef<Checked>>();

function checkedBy(session: TableSession): ShallowRef<Checked> {
  const known = checked.get(session) ?? shallowRef({ match: 0 });
  checked.set(session, known);
  return known;
}

/** Whether this app has dealt the match that has just ended again; undefined if it has not, or cannot. */
export function dealtAgain(session: TableSession): ComputedRef<DealtAgain | undefined> {
  const state = checkedBy(session);
  return computed(() => {
    const { match, found } = state.value;
    return session.frame?.table.games === match ? found : undefined;
  });
}

/**
 * Watches an app's table at another host for as long as its session lasts: after each match whose whole deal is public it asks for the
 * record, lets its own host play that, and compares. Call it within an effect scope.
 *
 * @param memory takes what is wrong
 */
export function checkDeals(session: TableSession, memory: ShallowRef<DeviceMemory>): void {
  const state = checkedBy(session);
  let seen: SeenMatch | undefined;
  async function check(match: number, before: SeenMatch, end: TableFrame): Promise<void> {
    state.value = { match, found: 'checking' };
    const verdict = await verdictOn(session, before, end);
    if (state.value.match !== match) return;
    state.value = verdict === 'same' ? { match, found: 'same' } : { match };
    const fault = memory.value.fault?.match === match ? memory.value.fault : undefined;
    if (verdict === 'other' && fault === undefined)
      memory.value = { ...memory.value, fault: { match, type: 'other-cards' } };
  }
  watch(
    () => session.frame,
    (frame) => {
      if (frame === undefined) return;
      seen = withFrame(seen, frame);
      const { phase, games, shuffle } = frame.table;
      const isOpen = phase === 'ended' && shuffle?.hostOpening !== undefined;
      if (isOpen && seen.isComparable && state.value.match !== games) void check(games, seen, frame);
    },
    { immediate: true },
  );
}

/** What comes of the record of a match; undefined if that cannot be told. */
async function verdictOn(
  session: TableSession,
  seen: SeenMatch,
  end: TableFrame,
): Promise<DealVerdict | undefined> {
  const answer = await session.request({ type: 'record' });
  if (!answer.ok || answer.value.app !== appVersion()) return undefined;
  const file = new Blob([answer.value.record]);
  const { request, close } = connectHost();
  try {
    let verdict: DealVerdict | undefined;
    for (const viewer of viewersOf(seen)) {
      const film = await sendRecord(file, viewer, request);
      verdict = film && compareDeal(film, viewer, seen, end);
      if (verdict !== 'same') break;
    }
    return verdict;
  } finally {
    close();
  }
}
