import { computed, effectScope, shallowReactive, watch, type ComputedRef } from 'vue';
import {
  faultIn,
  hashOfSeen,
  needsShare,
  ownCommitment,
  shuffleIn,
  type DeviceShuffle,
  type ShuffleFault,
  type SeenShuffle,
} from '../../../core/shuffle/device.ts';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import { newToken } from '../../net/keyring.ts';
import type { TableSession } from '../../session/table-session.ts';

/** What this page knows of the shuffles of a table. */
interface Followed {
  /** Its own share; absent before it has taken part. */
  device?: DeviceShuffle;
  /** The number of the newest shuffle that it has seen since it connected. */
  last?: number;
  /** Its share is open, and no frame has shown yet what came of it. */
  isOpen?: boolean;
  /** What is wrong with a shuffle: nothing that comes later in the same one makes it right. */
  fault?: { readonly number: number; readonly type: ShuffleFault };
}

const followed = new WeakMap<TableSession, Followed>();

/**
 * Takes part in the shuffles of a table, and checks them, until the session ends: this device commits to a share in the lobby, and opens it
 * once the commitments are fixed and its own is among them. Pages of the host's owner have no share.
 */
export function followShuffle(session: TableSession): {
  readonly fault: ComputedRef<ShuffleFault | undefined>;
} {
  const known = followed.get(session) ?? shallowReactive<Followed>({});
  if (!followed.has(session)) {
    followed.set(session, known);
    const scope = effectScope(true);
    scope.run(() => {
      watch(
        () => session.frame,
        (frame) => frame && follow(session, known, frame),
        { immediate: true },
      );
      watch(
        () => session.status.type,
        (type) => {
          if (type !== 'online') delete known.last;
          if (type === 'closed') scope.stop();
        },
      );
    });
  }
  return { fault: computed(() => known.fault?.type) };
}

function follow(session: TableSession, known: Followed, { table, you }: TableFrame): void {
  const seen = shuffleIn(table);
  const isOpen = known.isOpen === true;
  known.isOpen = isOpen && table.phase === 'lobby' && seen?.isFixed === true;
  if (seen?.isFixed !== true) {
    const { number } = known.device ?? { number: 0 };
    if (isOpen && table.phase !== 'lobby') known.fault = { number, type: 'opened-wrongly' }; // the deal is another one
    if (seen !== undefined && !you.owner && you.seats.length > 0) commit(session, known, seen);
    return;
  }
  const fault = faultIn(seen, known.device, known.last);
  if (fault !== undefined) known.fault = { number: seen.number, type: fault };
  else if (known.fault?.number !== seen.number) delete known.fault;
  known.last = seen.number;
  if (fault === undefined && table.phase === 'lobby') open(session, known, seen);
}

function commit(session: TableSession, known: Followed, seen: SeenShuffle): void {
  if (needsShare(seen, known.device))
    known.device = {
      number: seen.number,
      own: { share: newToken() + newToken(), nonce: newToken() + newToken() },
    };
  const { device } = known;
  if (device === undefined || device.commitments !== undefined) return;
  const commitment = ownCommitment(device, seen.table);
  if (seen.devices.some((one) => one.commitment === commitment)) return;
  void session.ask({ type: 'commit-share', number: seen.number, commitment });
}

function open(session: TableSession, known: Followed, seen: SeenShuffle): void {
  const { device } = known;
  const commitments = hashOfSeen(seen);
  const isDone = device?.number !== seen.number || device.commitments !== undefined;
  if (isDone || commitments === undefined) return;
  known.device = { ...device, commitments };
  known.isOpen = true;
  void session.ask({ type: 'reveal-share', number: seen.number, ...device.own });
}
