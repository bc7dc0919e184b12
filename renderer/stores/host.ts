import { defineStore } from 'pinia';
import { computed, shallowRef, watch } from 'vue';
import type { TableId } from '../../core/base/ids.ts';
import type { HostFrame, HostProblem } from '../../core/protocol/frames.ts';
import type { NetworkCheck } from '../../core/protocol/network-check.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import type { TableSetup } from '../../core/table/state.ts';
import {
  Connection,
  openChannel,
  type AnswerTo,
  proving,
  type Body,
  type ConnectionStatus,
  type HostAddress,
  type Outcome,
} from '../net/index.ts';
import { appVersion, isApp, isOwnComputer, ownerSecret } from './device.ts';
import { forgetTable } from './keyring.ts';
import { useProblem } from './problem.ts';
import { onResume } from './on-resume.ts';

/** What a connection to a host shows. */
const nothingYet = () => ({
  frame: shallowRef<HostFrame>(),
  status: shallowRef<ConnectionStatus>({ type: 'connecting' }),
});

/** One host as this device sees it: its tables and, for the person who hosts, the tables nearby. */
export function connectHost(host?: HostAddress, { frame, status } = nothingYet()) {
  const connection = new Connection({
    open: (events) => openChannel(host === undefined ? { path: '/ws' } : { host, path: '/ws' }, events),
    hello: (ask) => {
      // The owner's secret is for the own host alone: by now another device may have its address.
      const owner = host === undefined ? ownerSecret() : undefined;
      const hello = { type: 'hello', protocol: PROTOCOL_VERSION, app: appVersion() } as const;
      if (owner === undefined) return hello;
      const withOwner = { ...hello, owner };
      if (isApp || isOwnComputer) return withOwner;
      return proving()
        .then(({ provenTo }) => provenTo(location.host, [owner], ask))
        .then((known) => (known.length > 0 ? withOwner : hello));
    },
    onFrame: (received) => {
      if (received.type === 'host') frame.value = received;
    },
    onStatus: (now) => {
      status.value = now;
    },
  });
  const stopListening = onResume(() => connection.check());
  const close = (): void => {
    stopListening();
    connection.close();
    status.value = { type: 'connecting' };
  };
  return { frame, status, request: <Of extends Body>(body: Of) => connection.request(body), close };
}

/** The own host: of the app, or the one that served this page. Connected while somebody holds it (`useHost`). */
export const useHostStore = defineStore('host', () => {
  const shown = nothingYet();
  const problem = useProblem();
  const isOwner = computed(() => shown.frame.value?.isOwner ?? false);
  let link: ReturnType<typeof connectHost> | undefined;
  let holders = 0;

  /** Keeps the connection until the function that is returned is called; what it has shown stays. */
  function hold(): () => void {
    holders++;
    link ??= connectHost(undefined, shown);
    return () => {
      holders--;
      // The person who hosts keeps it: the search for tables nearby goes on, and nobody else needs the place.
      if (holders > 0 || isOwner.value) return;
      link?.close();
      link = undefined;
    };
  }

  /** Asks the host; what goes wrong is said where it was asked. */
  const request = async <Of extends Body>(body: Of): Promise<Outcome<AnswerTo<Of>>> => {
    const note = problem.noteHere();
    return note(link === undefined ? { ok: false, error: { code: 'offline' } } : await link.request(body));
  };

  /** Sets up a table; the outcome's value is `{ table }`, its id. */
  async function createTable(setup: TableSetup, pin?: string): Promise<TableId | undefined> {
    const body = { type: 'create-table', setup } as const;
    const outcome = await request(pin === undefined ? body : { ...body, pin });
    return outcome.ok ? outcome.value.table : undefined;
  }
  async function discardTable(table: TableId): Promise<Outcome> {
    const outcome = await request({ type: 'discard-table', table });
    if (outcome.ok) await forgetTable(table);
    return outcome;
  }
  const refreshNearby = (): Promise<Outcome> => request({ type: 'refresh-nearby' });
  /** Ends the connections of other devices that neither play nor watch. */
  const freePlaces = (): Promise<Outcome> => request({ type: 'free-places' });
  /** Takes up what is good of a damaged table. */
  const restoreTable = (table: TableId): Promise<Outcome> => request({ type: 'restore-table', table });
  const dismissProblem = (problem: HostProblem['id']): Promise<Outcome> =>
    request({ type: 'dismiss-problem', problem });

  /** What the host knows of its network; undefined while it does not answer, of which nobody is told. */
  const checkNetwork = async (): Promise<NetworkCheck | undefined> => {
    const outcome = await link?.request({ type: 'check-network' });
    return outcome?.ok === true ? outcome.value : undefined;
  };

  return {
    ...shown,
    isOwner,
    request,
    hold,
    checkNetwork,
    createTable,
    discardTable,
    refreshNearby,
    freePlaces,
    restoreTable,
    dismissProblem,
  };
});

/**
 * The own host, connected as long as the component that asks is there and needs it. At a table a guest does not: the table has
 * a connection of its own, and the places of a host are counted.
 */
export function useHost(isNeeded = (): boolean => true) {
  const host = useHostStore();
  watch(
    isNeeded,
    (isNow, _before, onCleanup) => {
      if (isNow) onCleanup(host.hold());
    },
    { immediate: true },
  );
  return host;
}
