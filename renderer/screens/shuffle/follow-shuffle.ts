import { computed, effectScope, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import {
  afterLoss,
  followTable,
  ownCommitment,
  type DeviceMemory,
  type ShuffleFault,
} from '../../../core/shuffle/device.ts';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import { newToken } from '../../net/keyring.ts';
import { isApp } from '../../stores/device.ts';
import { load } from '../../stores/loading.ts';
import type { TableSession } from '../../session/table-session.ts';

/** What this page knows of the shuffles of a table. */
interface Followed {
  readonly knowledge: ShallowRef<DeviceMemory>;
  /** The shuffle to which it has sent its commitment on this connection. */
  sent?: number;
}

const followed = new WeakMap<TableSession, Followed>();

/**
 * Takes part in the shuffles of a table, and checks them, for as long as there is a session: this device commits to a share in the lobby,
 * and opens it once the commitments are fixed and its own is among them. Pages of the host's owner have no share.
 */
export function followShuffle(session: TableSession): {
  readonly fault: ComputedRef<ShuffleFault | undefined>;
} {
  const known = followed.get(session) ?? { knowledge: shallowRef<DeviceMemory>({}) };
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
          if (type === 'online') return;
          known.knowledge.value = afterLoss(known.knowledge.value);
          delete known.sent;
        },
      );
    });
    if (isApp && session.place.host !== undefined)
      void load(() => import('./deal-again.ts')).then(({ checkDeals }) =>
        scope.run(() => checkDeals(session, known.knowledge)),
      );
  }
  return {
    fault: computed(() => {
      const { fault } = known.knowledge.value;
      const { phase, games = 0 } = session.frame?.table ?? {};
      return fault?.match === (phase === 'lobby' ? games + 1 : games) ? fault.type : undefined;
    }),
  };
}

function follow(session: TableSession, known: Followed, { table, you }: TableFrame): void {
  const draw = () => ({ share: newToken() + newToken(), nonce: newToken() + newToken() });
  const { knowledge, step } = followTable(known.knowledge.value, table, you.owner ? [] : you.seats, draw);
  known.knowledge.value = knowledge;
  const { own } = knowledge;
  if (own === undefined) return;
  const { number, share, nonce } = own;
  if (step === 'open') void session.request({ type: 'reveal-share', number, share, nonce });
  if (step !== 'commit' || known.sent === number) return;
  known.sent = number;
  void session
    .request({ type: 'commit-share', number, commitment: ownCommitment(own, table.id) })
    .then((outcome) => {
      if (!outcome.ok && outcome.error.code === 'too-fast') delete known.sent; // the next frame tries again
    });
}
