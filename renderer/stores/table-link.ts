import { shallowRef } from 'vue';
import type { TableId } from '../../core/base/ids.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import {
  Connection,
  hostName,
  openChannel,
  type Body,
  type ConnectionStatus,
  type HostAddress,
  type HostName,
  type Outcome,
} from '../net/index.ts';
import { appVersion, keyring, ownerSecret } from './device.ts';
import { onWake } from './wake.ts';

/** Where a table is: its id, and its host if that is not the own one. */
export interface TablePlace {
  readonly id: TableId;
  readonly host?: HostAddress;
}

/** What hello carries for a table; with `isDisplaced` no seat is claimed back from the page that has it now. */
function helloFor(at: TablePlace, isDisplaced: boolean, pin: string | undefined): Body & { type: 'hello' } {
  // The owner's secret is for the own host alone.
  const owner = at.host === undefined ? ownerSecret() : undefined;
  return {
    type: 'hello',
    protocol: PROTOCOL_VERSION,
    app: appVersion(),
    tokens: isDisplaced ? [] : [...keyring.tokens(at.id, hostName(at.host))],
    ...(owner === undefined ? {} : { owner }),
    ...(pin === undefined ? {} : { pin }),
  };
}

/** The connection to the table that this device is at, and what it shows. */
export function createTableLink() {
  const place = shallowRef<TablePlace>();
  const frame = shallowRef<TableFrame>();
  const status = shallowRef<ConnectionStatus>({ type: 'connecting' });
  /** Another page of this person has taken the seats over; they come back only when asked for. */
  const isDisplaced = shallowRef(false);
  /**
   * This device holds keys of seats at the table, but has them from other addresses (undefined: not written down). Nothing is
   * said to this one before the person says whether it is the same host: whoever can announce a table can use another's id.
   */
  const otherHosts = shallowRef<readonly (HostName | undefined)[]>([]);
  let connection: Connection | undefined;
  let stopListening = (): void => undefined;
  let pin: string | undefined;
  /** The host has set another PIN since this device came in; until it is in again. */
  const isPinChanged = shallowRef(false);

  /** A PIN that does not fit (any more) is not said again by itself: each wrong one counts against this device. */
  function mindPin(now: ConnectionStatus): void {
    if (now.type === 'online') isPinChanged.value = false;
    const isNew = now.type === 'waiting' && now.code === CLOSE.pinChanged;
    if (isNew) isPinChanged.value = true;
    if (isNew || (now.type === 'refused' && now.error.code === 'wrong-pin')) pin = undefined;
  }

  function open(at: TablePlace): void {
    close();
    place.value = at;
    const host = hostName(at.host);
    if (keyring.tokens(at.id, host).length === 0) otherHosts.value = keyring.otherHosts(at.id, host);
    if (otherHosts.value.length === 0) connect(at);
  }

  function connect(at: TablePlace): void {
    const opened = new Connection({
      open: (events) =>
        openChannel({ path: `/ws/${at.id}`, ...(at.host === undefined ? {} : { host: at.host }) }, events),
      hello: () => helloFor(at, isDisplaced.value, pin),
      onFrame: (received) => {
        if (received.type !== 'table') return;
        if (received.you.moved.length > 0) isDisplaced.value = true;
        frame.value = received;
      },
      onStatus: (now) => {
        mindPin(now);
        status.value = now;
      },
    });
    connection = opened;
    stopListening = onWake(() => opened.check());
  }

  /** Leaves the table's page; seats stay. */
  function close(): void {
    stopListening();
    connection?.close();
    connection = undefined;
    place.value = undefined;
    otherHosts.value = [];
    frame.value = undefined;
    pin = undefined;
    isPinChanged.value = false;
    isDisplaced.value = false;
    status.value = { type: 'connecting' };
  }

  /** Tries again with a PIN that was refused or missing. */
  function enterPin(entered: string): void {
    pin = entered;
    connection?.retry();
  }

  /** Comes in at the new address: with the keys, or as somebody who was never there. */
  function enter(isSameHost: boolean): void {
    const at = place.value;
    if (at === undefined || otherHosts.value.length === 0) return;
    otherHosts.value = [];
    if (isSameHost) keyring.moveTo(at.id, hostName(at.host));
    connect(at);
  }

  /** Takes the seats back from the page that took them over. */
  function playHere(): void {
    const at = place.value;
    if (at !== undefined) open(at);
  }

  const request = async (body: Body): Promise<Outcome> =>
    connection === undefined ? { ok: false, error: { code: 'offline' } } : connection.request(body);
  const retry = (): void => connection?.retry();

  return {
    place,
    frame,
    status,
    isDisplaced,
    isPinChanged,
    otherHosts,
    open,
    close,
    enter,
    enterPin,
    playHere,
    retry,
    request,
  };
}
