import { defineStore } from 'pinia';
import { computed, shallowRef, watch } from 'vue';
import type { TableId } from '../../core/base/ids.ts';
import type { HostFrame, HostProblem } from '../../core/protocol/frames.ts';
import type { NetworkCheck } from '../../core/protocol/network-check.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import type { TableSetup } from '../../core/table/state.ts';
import {
  HOST_PATH,
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

/** The state of a host connection before its first frame. */
const initialState = () => ({
  frame: shallowRef<HostFrame>(),
  status: shallowRef<ConnectionStatus>({ type: 'connecting' }),
});

/** Connects to one host: its tables and, for the owner, the tables nearby. */
export function connectHost(host?: HostAddress, { frame, status } = initialState()) {
  const connection = new Connection({
    open: (events) =>
      openChannel(host === undefined ? { path: HOST_PATH } : { host, path: HOST_PATH }, events),
    hello: (ask) => {
      // Only this page's own host gets the owner's secret: another device may have any other address by now.
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

/** This page's own host: the app's, or the one that served the page. Connected while held (`useHost`). */
export const useHostStore = defineStore('host', () => {
  const state = initialState();
  const problem = useProblem();
  const isOwner = computed(() => state.frame.value?.isOwner ?? false);
  let link: ReturnType<typeof connectHost> | undefined;
  let holders = 0;

  /** Keeps the connection open until the returned function is called; the last frame stays. */
  function hold(): () => void {
    holders++;
    link ??= connectHost(undefined, state);
    return () => {
      holders--;
      // The owner stays connected: the search for tables nearby goes on, and nobody else needs that connection.
      if (holders > 0 || isOwner.value) return;
      link?.close();
      link = undefined;
    };
  }

  /** Sends a request; an error is shown where the request was made. */
  const request = async <Of extends Body>(body: Of): Promise<Outcome<AnswerTo<Of>>> => {
    const note = problem.noteHere();
    return note(link === undefined ? { ok: false, error: { code: 'offline' } } : await link.request(body));
  };

  /** Creates a table; returns its id, or undefined if the host rejected it. */
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
  /** Restores the readable part of a damaged table. */
  const restoreTable = (table: TableId): Promise<Outcome> => request({ type: 'restore-table', table });
  const dismissProblem = (problem: HostProblem['id']): Promise<Outcome> =>
    request({ type: 'dismiss-problem', problem });

  /** What the host knows of its network. Returns undefined, without showing an error, if the host does not answer. */
  const checkNetwork = async (): Promise<NetworkCheck | undefined> => {
    const outcome = await link?.request({ type: 'check-network' });
    return outcome?.ok === true ? outcome.value : undefined;
  };

  return {
    ...state,
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
 * This page's own host, connected while the component is mounted and `isNeeded`. Guests at a table do not need it: the table has its own
 * connection, and the host limits connections.
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
