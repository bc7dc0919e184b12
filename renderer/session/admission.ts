import { shallowRef } from 'vue';
import type { TableId } from '../../core/base/ids.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import { hasTableSecret } from '../../core/line/code.ts';
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
import { appVersion, isApp, isOwnComputer, kept, ownerSecret } from '../stores/device.ts';
import { keyring } from '../stores/keyring.ts';

/** Where a table is: its id, and its host unless that is the one of this app, or the one that served this page. */
export interface TablePlace {
  readonly id: TableId;
  readonly host?: HostAddress;
  /** The code of the table, from the link that was opened. */
  readonly tableCode?: string;
  /** From a link that a page at another address of the host has made: proofs of the seats that it held. */
  readonly back?: readonly string[];
  /** This page is a television: it shows the open table, and no key of a seat. */
  readonly isTelevision?: true;
}

/** The code of a seat that another device holds, and the seat token with which this device takes it over. */
export interface SeatMove {
  readonly code: string;
  readonly token: string;
}

/** Who somebody in front of a closed table says they are, and the token with which they would play. */
export interface SeatClaim {
  readonly name: string;
  readonly token: string;
}

interface Secrets {
  readonly tokens: readonly string[];
  readonly owner?: string | undefined;
}

/** As many as a table has seats, and as hello may carry. */
const MOST_TOKENS = 6;

/** What this device may show to the host of a place if it proves to be the right one. The owner's secret is for this device's host alone. */
async function secretsFor(place: TablePlace, isDisplaced: boolean): Promise<Secrets> {
  const owner = place.host === undefined ? ownerSecret() : undefined;
  return { tokens: isDisplaced ? [] : await keyring.candidates(place.id, hostName(place.host)), owner };
}

/**
 * Returns those of the secrets that whoever answers at the place has proven to know: another device may have the address by now, and anybody
 * can announce a table under another's id. Tokens that the host knows are stored for its address.
 */
async function proven(place: TablePlace, { tokens, owner }: Secrets, ask: AskFirst): Promise<Secrets> {
  const host = hostName(place.host);
  const { provenTo } = await proving();
  const asked = owner === undefined ? tokens : [...tokens, owner];
  const known = await provenTo(place.host === undefined ? location.host : host, asked, ask);
  const stored = await keyring.tokens(place.id, host);
  const shown = tokens.filter((token) => known.includes(token));
  for (const token of shown) if (!stored.includes(token)) await keyring.addToken(place.id, host, token);
  return { tokens: shown, owner: owner !== undefined && known.includes(owner) ? owner : undefined };
}

/** How this device asks to be admitted to one table: the tokens, PIN, seat code or claim that its hello carries. */
export class Admission {
  /** Whether the host has set another PIN since this device was admitted; until it is admitted again. */
  readonly isPinChanged = shallowRef(false);
  /** Whether the storage has taken the newest seat token. */
  readonly areTokensStored = shallowRef(true);
  readonly #place: TablePlace;
  /** The code of the table in the link that was opened last: it names the host's key. */
  #tableCode: string | undefined;
  /** Whether the secret in that code was refused: the PIN has changed since. */
  #isTableCodeRefused = false;
  #pin: string | undefined;
  /** Whether a proof of the PIN has left on this connection, and its host has not answered yet. */
  #isPinOut = false;
  /** Connections in a row that were lost so. */
  #lostTries = 0;
  /** Sent with each hello until the host has decided. */
  #claim: SeatClaim | undefined;
  /** Sent with the next hello only. */
  #move: { readonly move: SeatMove; readonly settle: (outcome: Outcome<undefined>) => void } | undefined;
  /** New tokens for the seats of a link from another address of the host; sent until one hello was answered. */
  #returns: readonly { readonly proof: string; readonly token: string }[];
  /** Resolves once the new tokens are stored: if the answer to hello is lost, the seats are still this device's. */
  readonly #areStored: Promise<unknown>;

  constructor(place: TablePlace) {
    this.#place = place;
    this.#tableCode = place.tableCode;
    this.#returns = (place.back ?? []).map((proof) => ({ proof, token: newToken() }));
    this.#areStored = Promise.all(this.#returns.map(({ token }) => this.storeToken(token)));
  }

  async storeToken(token: string): Promise<void> {
    this.areTokensStored.value = await keyring.addToken(this.#place.id, hostName(this.#place.host), token);
  }

  removeToken(token: string): Promise<void> {
    return keyring.removeToken(this.#place.id, hostName(this.#place.host), token);
  }

  /** The tokens of this device's seats here. */
  tokens(): Promise<readonly string[]> {
    return keyring.tokens(this.#place.id, hostName(this.#place.host));
  }

  /** Makes the hello of the next attempt. With `isDisplaced` no seat is claimed back from the page that has it now. */
  async hello(isDisplaced: boolean, ask: AskFirst): Promise<HelloBody> {
    const place = this.#place;
    await this.#areStored;
    this.#isPinOut = this.#pin !== undefined;
    const common = {
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      app: appVersion(),
      spectator: spectatorSecret(kept, hostName(place.host)),
      ...(this.#pin !== undefined && { pin: this.#pin }),
      ...(this.#tableCode !== undefined &&
        hasTableSecret(this.#tableCode) &&
        !this.#isTableCodeRefused && { code: this.#tableCode }),
      ...(this.#move === undefined ? {} : { move: this.#move.move }),
      ...(this.#claim === undefined ? {} : { claim: this.#claim }),
      ...(this.#returns.length === 0 ? {} : { back: [...this.#returns] }),
    } as const;
    if (place.isTelevision === true) return { ...common, television: true };
    const secrets = await secretsFor(place, isDisplaced);
    const isOwnHost = place.host === undefined && (isApp || isOwnComputer);
    const hasNone = secrets.tokens.length === 0 && secrets.owner === undefined;
    const { tokens, owner } = isOwnHost || hasNone ? secrets : await proven(place, secrets, ask);
    return {
      ...common,
      tokens: [...tokens].slice(-MOST_TOKENS),
      ...(owner === undefined ? {} : { owner }),
    };
  }

  /**
   * Notes how the connection stands. A PIN or code that was rejected is not sent again by itself: each wrong one counts against this device.
   *
   * @returns whether a seat code was rejected; then what was rejected before still is
   */
  onStatus(now: ConnectionStatus): boolean {
    if (now.type === 'online') this.isPinChanged.value = false;
    if (this.#claim !== undefined && isDecided(now)) this.#claim = undefined;
    if (now.type === 'refused') for (const { token } of this.#returns) void this.removeToken(token);
    if (now.type === 'online' || now.type === 'refused') this.#returns = [];
    const isNewPin = now.type === 'waiting' && now.code === CLOSE.pinChanged;
    if (isNewPin) this.isPinChanged.value = true;
    // A host that let this device in without having the PIN, or somebody in between, gets no second try
    const isUnproven = now.type === 'waiting' && now.code === CLOSE.brokenLine;
    const isRefused = now.type === 'refused' && now.error.code.includes('pin');
    // Whoever takes a proof and hangs up has had a try, too; one lost connection may be the Wi-Fi
    if (now.type === 'online' || now.type === 'refused') this.#lostTries = 0;
    else if (now.type === 'waiting' && this.#isPinOut) this.#lostTries += 1;
    if (now.type !== 'connecting') this.#isPinOut = false;
    if (isNewPin || isUnproven || isRefused || this.#lostTries > 1) this.#pin = undefined;
    if (isNewPin || (now.type === 'refused' && now.error.code === 'pin-needed'))
      this.#isTableCodeRefused = true;
    if (now.type === 'connecting' || this.#move === undefined) return false;
    if (now.type === 'refused') this.#settleMove({ ok: false, error: now.error });
    else this.#settleMove(now.type === 'online' ? { ok: true, value: undefined } : OFFLINE);
    return now.type === 'refused';
  }

  /** The code of the link that was opened last. */
  get tableCode(): string | undefined {
    return this.#tableCode;
  }

  /** Takes the code of a link; undefined: any host will do. */
  takeCode(code: string | undefined): void {
    this.#tableCode = code;
    this.#isTableCodeRefused = false;
  }

  takePin(pin: string): void {
    this.#pin = pin;
  }

  takeClaim(claim: SeatClaim): void {
    this.#claim = claim;
  }

  /** Takes a seat code for the next hello; resolves with what became of it. */
  takeMove(move: SeatMove): Promise<Outcome<undefined>> {
    this.#settleMove(OFFLINE);
    return new Promise((settle) => {
      this.#move = { move, settle };
    });
  }

  /** Nothing more is asked. */
  end(): void {
    this.#settleMove(OFFLINE);
  }

  #settleMove(outcome: Outcome<undefined>): void {
    this.#move?.settle(outcome);
    this.#move = undefined;
  }
}

const OFFLINE = { ok: false, error: { code: 'offline' } } as const;

/** Whether the host has decided on a claim: its person is admitted, or the host says something else than to wait, or to give the PIN first. */
function isDecided(now: ConnectionStatus): boolean {
  if (now.type === 'online') return true;
  return now.type === 'refused' && now.error.code !== 'claim-waiting' && !now.error.code.includes('pin');
}
