import { shallowRef } from 'vue';
import type { TableId } from '../../core/base/ids.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import {
  hostName,
  newToken,
  proving,
  spectatorSecret,
  type AskFirst,
  type ConnectionStatus,
  type HelloBody,
  type HostAddress,
  type Outcome,
} from '../net/index.ts';
import { appVersion, isApp, isOwnComputer, kept, ownerSecret } from './device.ts';
import { keyring } from './keyring.ts';

/** Where a table is: its id, and its host if that is not the own one. */
export interface TablePlace {
  readonly id: TableId;
  readonly host?: HostAddress;
  /** From the link that was opened. */
  readonly pin?: string;
  /** From a link that a page at another address of the host has made: proofs of the seats that it held. */
  readonly back?: readonly string[];
  /** This page is a television: it shows the open table, and no key of a seat. */
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

/**
 * What a link from a page at another address of the host is good for: the next hello, and only that. The new keys are kept before they
 * are sent: if the answer is lost, the seats are still ours.
 */
function createReturn(keepKey: (at: TablePlace, token: string) => Promise<void>) {
  let asked: readonly { readonly proof: string; readonly token: string }[] = [];
  let at: TablePlace | undefined;
  let areKept: Promise<unknown> = Promise.resolve();
  return {
    begin(place: TablePlace): void {
      at = place;
      asked = (place.back ?? []).map((proof) => ({ proof, token: newToken() }));
      areKept = Promise.all(asked.map(({ token }) => keepKey(place, token)));
    },
    async said() {
      await areKept;
      return asked.length === 0 ? {} : { back: [...asked] };
    },
    end(now: ConnectionStatus): void {
      if (now.type === 'online') asked = [];
      if (now.type !== 'refused' || at === undefined) return;
      for (const { token } of asked) void keyring.removeToken(at.id, hostName(at.host), token);
      asked = [];
    },
    forget: (): void => void (asked = []),
  };
}

interface Secrets {
  readonly tokens: readonly string[];
  readonly owner?: string | undefined;
}

/** As many as a table has seats, and as hello may carry. */
const MOST_TOKENS = 6;

/** What this device may show to the host at a place, if that is the right one. The owner's secret is for the own host alone. */
async function secretsFor(at: TablePlace, isDisplaced: boolean): Promise<Secrets> {
  const owner = at.host === undefined ? ownerSecret() : undefined;
  return { tokens: isDisplaced ? [] : await keyring.candidates(at.id, hostName(at.host)), owner };
}

/**
 * What of it whoever answers there has proven to know: by now another device may have the address, and whoever can announce a table
 * can use another's id. What the host knows, it has given, at whichever address.
 */
async function proven(at: TablePlace, { tokens, owner }: Secrets, ask: AskFirst): Promise<Secrets> {
  const host = hostName(at.host);
  const place = at.host === undefined ? location.host : host;
  const { provenTo } = await proving();
  const known = await provenTo(place, owner === undefined ? tokens : [...tokens, owner], ask);
  const kept = await keyring.tokens(at.id, host);
  const shown = tokens.filter((token) => known.includes(token));
  for (const token of shown) if (!kept.includes(token)) await keyring.addToken(at.id, host, token);
  return { tokens: shown, owner: owner !== undefined && known.includes(owner) ? owner : undefined };
}

/** What is said at the door of a table: which keys are shown to its host, which PIN, and which code of a seat. */
export function createDoor() {
  /** The host has set another PIN since this device came in; until it is in again. */
  const isPinChanged = shallowRef(false);
  /** Whether the storage has taken the newest key; otherwise this page alone knows the seat, in the app as long as that runs. */
  const areKeysKept = shallowRef(true);
  const keepKey = async (at: TablePlace, token: string): Promise<void> => {
    areKeysKept.value = await keyring.addToken(at.id, hostName(at.host), token);
  };
  let pin: string | undefined;
  /** Said with each look, until the host has answered it. */
  let claim: SeatClaim | undefined;
  const move = createMoveTry();
  const ways = createReturn(keepKey);

  /** Comes to another table. */
  function comeTo(at: TablePlace): void {
    pin = at.pin ?? pin;
    areKeysKept.value = true;
    ways.begin(at);
  }

  /** What hello carries; with `isDisplaced` no seat is claimed back from the page that has it now. */
  async function helloFor(at: TablePlace, isDisplaced: boolean, ask: AskFirst): Promise<HelloBody> {
    const common = {
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      app: appVersion(),
      spectator: spectatorSecret(kept, at.id, hostName(at.host)),
      ...(pin === undefined ? {} : { pin }),
      ...move.said(),
      ...(claim === undefined ? {} : { claim }),
      ...(await ways.said()),
    } as const;
    if (at.isTelevision === true) return { ...common, television: true };
    const secrets = await secretsFor(at, isDisplaced);
    const isOwnHost = at.host === undefined && (isApp || isOwnComputer);
    const hasNone = secrets.tokens.length === 0 && secrets.owner === undefined;
    const { tokens, owner } = isOwnHost || hasNone ? secrets : await proven(at, secrets, ask);
    return {
      ...common,
      tokens: [...tokens].slice(-MOST_TOKENS),
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
    ways.end(now);
    const isNew = now.type === 'waiting' && now.code === CLOSE.pinChanged;
    if (isNew) isPinChanged.value = true;
    if (isNew || (now.type === 'refused' && now.error.code.includes('pin'))) pin = undefined;
    return now.type !== 'connecting' && move.end(now) && now.type === 'refused';
  }
  const takePin = (entered: string): void => void (pin = entered);
  const takeClaim = (said: SeatClaim): void => void (claim = said);

  /** Goes away from there; what was asked and entered is forgotten. */
  function leave(): void {
    isPinChanged.value = false;
    pin = undefined;
    claim = undefined;
    move.end();
    ways.forget();
  }

  return {
    isPinChanged,
    areKeysKept,
    keepKey,
    comeTo,
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
