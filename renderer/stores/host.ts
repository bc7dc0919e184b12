import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { TableId } from '../../core/base/ids.ts';
import type { HostFrame } from '../../core/protocol/frames.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import type { TableSetup } from '../../core/table/state.ts';
import {
  Connection,
  openChannel,
  type ConnectionStatus,
  type HostAddress,
  type Outcome,
} from '../net/index.ts';
import { appVersion, ownerSecret } from './device.ts';
import { useProblem } from './problem.ts';
import { onWake } from './wake.ts';

/** One host as this device sees it: its tables and, for the person who hosts, the tables nearby. */
export function connectHost(host?: HostAddress) {
  const frame = shallowRef<HostFrame>();
  const status = shallowRef<ConnectionStatus>({ type: 'connecting' });
  const connection = new Connection({
    open: (events) => openChannel(host === undefined ? { path: '/ws' } : { host, path: '/ws' }, events),
    hello: () => {
      // The owner's secret is for the own host alone.
      const owner = host === undefined ? ownerSecret() : undefined;
      const hello = { type: 'hello', protocol: PROTOCOL_VERSION, app: appVersion() } as const;
      return owner === undefined ? hello : { ...hello, owner };
    },
    onFrame: (received) => {
      if (received.type === 'host') frame.value = received;
    },
    onStatus: (now) => {
      status.value = now;
    },
  });
  const stopListening = onWake(() => connection.check());
  const close = (): void => {
    stopListening();
    connection.close();
  };
  return { frame, status, connection, close };
}

/** The own host: of the app, or the one that served this page. */
export const useHost = defineStore('host', () => {
  const { frame, status, connection } = connectHost();
  const problem = useProblem();
  const isOwner = computed(() => frame.value?.isOwner ?? false);

  /** Sets up a table; the outcome's value is `{ table }`, its id. */
  async function createTable(setup: TableSetup, pin?: string): Promise<TableId | undefined> {
    const body = { type: 'create-table', setup } as const;
    const outcome = problem.note(await connection.request(pin === undefined ? body : { ...body, pin }));
    return outcome.ok ? (outcome.value as { table: TableId }).table : undefined;
  }

  const discardTable = async (table: TableId): Promise<Outcome> =>
    problem.note(await connection.request({ type: 'discard-table', table }));

  const refreshNearby = (): Promise<Outcome> => connection.request({ type: 'refresh-nearby' });

  return { frame, status, isOwner, createTable, discardTable, refreshNearby };
});
