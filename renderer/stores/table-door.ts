import { shallowRef } from 'vue';
import type { TableId } from '../../core/base/ids.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import {
  hostName,
  type Body,
  type ConnectionStatus,
  type HostAddress,
  type HostName,
  type Outcome,
} from '../net/index.ts';
import { appVersion, keyring, ownerSecret } from './device.ts';

/** Where a table is: its id, and its host if that is not the own one. */
export interface TablePlace {
  readonly id: TableId;
  readonly host?: HostAddress;
  /** From the link that was opened. */
  readonly pin?: string;
  /** This page is a television: it shows the open table, and no key of this device. */
  readonly isTelevision?: true;
}

/** The code of a seat that another device has, and the secret that is to prove it here. */
export interface SeatMove {
  readonly code: string;
  readonly token: string;
}

/** The code of a seat is tried with the next hello, and only with that. */
function createMoveTry() {
  let tried: { readonly move: SeatMove; readonly settle: (outcome: Outcome) => void } | undefined;
  /** What became of it; answers whether there was one. */
  function end(now?: ConnectionStatus): boolean {
    const ended = tried;
    tried = undefined;
    if (now?.type === 'online') ended?.settle({ ok: true, value: undefined });
    else ended?.settle({ ok: false, error: now?.type === 'refused' ? now.error : { code: 'offline' } });
    return ended !== undefined;
  }
  const take = (move: SeatMove): Promise<Outcome> =>
    new Promise((settle) => {
      end();
      tried = { move, settle };
    });
  return { said: () => (tried === undefined ? {} : { move: tried.move }), take, end };
}

/** Who somebody before a closed door says they are, and the secret that is to prove it. */
export interface SeatClaim {
  readonly name: string;
  readonly token: string;
}

/** What is said at the door of a table: which keys are shown to its host, which PIN, and which code of a seat. */
export function createDoor() {
  /**
   * This device holds keys of seats at the table, but has them from other addresses (undefined: not written down). Nothing is
   * said to this one before the person says whether it is the same host: whoever can announce a table can use another's id.
   */
  const otherHosts = shallowRef<readonly (HostName | undefined)[]>([]);
  /** The host has set another PIN since this device came in; until it is in again. */
  const isPinChanged = shallowRef(false);
  let pin: string | undefined;
  /** Said with each look, until the host has answered it. */
  let claim: SeatClaim | undefined;
  const move = createMoveTry();

  /** Comes to another table; answers whether it may be gone to at once. */
  function comeTo(at: TablePlace): boolean {
    pin = at.pin ?? pin;
    const host = hostName(at.host);
    otherHosts.value = keyring.tokens(at.id, host).length > 0 ? [] : keyring.otherHosts(at.id, host);
    return otherHosts.value.length === 0;
  }

  /** The person has said whether a new address is that of the same host: then its keys are for this one. */
  function answer(at: TablePlace, isSameHost: boolean): void {
    otherHosts.value = [];
    if (isSameHost) keyring.moveTo(at.id, hostName(at.host));
  }

  /** What hello carries; with `isDisplaced` no seat is claimed back from the page that has it now. */
  function helloFor(at: TablePlace, isDisplaced: boolean): Body & { type: 'hello' } {
    const common = {
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      app: appVersion(),
      ...(pin === undefined ? {} : { pin }),
      ...move.said(),
      ...(claim === undefined ? {} : { claim }),
    } as const;
    if (at.isTelevision === true) return { ...common, television: true };
    // The owner's secret is for the own host alone.
    const owner = at.host === undefined ? ownerSecret() : undefined;
    return {
      ...common,
      tokens: isDisplaced ? [] : [...keyring.tokens(at.id, hostName(at.host))],
      ...(owner === undefined ? {} : { owner }),
    };
  }

  /**
   * A PIN or code that does not fit (any more) is not said again by itself: each wrong one counts against this device. Answers whether a
   * code was refused: then what was refused before still is.
   */
  function mind(now: ConnectionStatus): boolean {
    if (now.type === 'online') isPinChanged.value = false;
    if (claim !== undefined && isAnswered(now)) claim = undefined;
    const isNew = now.type === 'waiting' && now.code === CLOSE.pinChanged;
    if (isNew) isPinChanged.value = true;
    if (isNew || (now.type === 'refused' && now.error.code.includes('pin'))) pin = undefined;
    return now.type !== 'connecting' && move.end(now) && now.type === 'refused';
  }
  const takePin = (entered: string): void => void (pin = entered);
  const takeClaim = (said: SeatClaim): void => void (claim = said);

  /** Goes away from there; what was asked and entered is forgotten. */
  function leave(): void {
    otherHosts.value = [];
    isPinChanged.value = false;
    pin = undefined;
    claim = undefined;
    move.end();
  }

  return {
    otherHosts,
    isPinChanged,
    comeTo,
    answer,
    helloFor,
    mind,
    takePin,
    takeClaim,
    takeMove: move.take,
    leave,
  };
}

/** Whether a claim needs not be said any more: its person is in, or the host has said something else than to wait, or to give the PIN first. */
function isAnswered(now: ConnectionStatus): boolean {
  if (now.type === 'online') return true;
  return now.type === 'refused' && now.error.code !== 'claim-waiting' && !now.error.code.includes('pin');
}
