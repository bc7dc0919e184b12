import { computed, onUnmounted, type ComputedRef, type Ref } from 'vue';
import { formatEndpoint } from '../../../core/base/endpoint.ts';
import type { TableId } from '../../../core/base/ids.ts';
import type { HostFrame, TableSummary } from '../../../core/protocol/frames.ts';
import type { TypedAddress } from '../../../core/protocol/typed-address.ts';
import type { ConnectionStatus } from '../../net/index.ts';
import { connectHost } from '../../stores/host.ts';
import type { Attempt } from './diagnose.ts';

/** Results by error code of the system. */
const FAILURES: Readonly<Record<string, 'refused' | 'unreachable'>> = {
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EHOSTDOWN: 'unreachable',
  ENOTFOUND: 'unreachable',
};

const answerOf = (tables: readonly TableSummary[], table: TableId | undefined) =>
  tables.length > 0 ? 'answers' : table === undefined ? 'nothing-open' : 'no-table';

/** A host that the app tries to reach. */
export interface Tried {
  /** `address:port` */
  readonly at: string;
  readonly status: Readonly<Ref<ConnectionStatus>>;
  readonly frame: Readonly<Ref<HostFrame | undefined>>;
}

/** Tries a host in the app, repeatedly, until the component is unmounted. */
export function tryHost({ address, port }: TypedAddress): Tried {
  const { status, frame, close } = connectHost({ address, port, isTyped: true });
  onUnmounted(close);
  return { at: formatEndpoint({ address, port }), status, frame };
}

/** The current result for a host, and the tables there that can be opened. */
export function useAttempt(
  of: () => Tried | undefined,
  table: TableId | undefined,
): { readonly attempt: ComputedRef<Attempt>; readonly tables: ComputedRef<readonly TableSummary[]> } {
  const all = computed(() => of()?.frame.value?.tables ?? []);
  const tables = computed(() =>
    table === undefined ? all.value : all.value.filter(({ id }) => id === table),
  );
  const attempt = computed<Attempt>((before) => {
    const tried = of();
    if (tried === undefined) return { type: 'not-tried' };
    const { at, status, frame } = tried;
    const now = status.value;
    if (now.type === 'refused') return { type: 'version', at };
    if (now.type === 'waiting') return { type: FAILURES[now.why ?? ''] ?? 'silent', at };
    if (now.type === 'closed') return { type: 'silent', at };
    if (now.type === 'online' && frame.value !== undefined)
      return { type: answerOf(tables.value, table), at };
    // Keeps the last result during the next attempt, so that the text does not flicker
    return before === undefined || before.type === 'not-tried' ? { type: 'trying', at } : before;
  });
  return { attempt, tables };
}
