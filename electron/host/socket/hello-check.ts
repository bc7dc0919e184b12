import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { rejection } from '../../../core/base/rejection.ts';
import { fail, ok } from '../../../core/base/result.ts';
import { beginPin, type PinRun } from '../../../core/line/pin.ts';
import { isProof, proofOf, type Purpose, type Role } from '../../../core/line/proofs.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { Hello, PinShare } from '../../../core/protocol/requests.ts';
import { lineEntropy } from '../line/node-line.ts';
import { hashOf, isSameHash } from '../secrets.ts';
import type { ProvenHello } from '../table/hello.ts';
import type { HostedTable } from '../table/table.ts';

/** What a connection's line has for checking who is at its other end. */
export interface LineOfCaller {
  readonly path: string;
  readonly binding: () => Uint8Array | undefined;
  /** The words of the line. */
  readonly words: () => readonly string[] | undefined;
}

/** The keys of a host that proofs can be of. */
export interface KnownKeys {
  readonly owner: string;
  readonly seats: readonly string[];
  /** The code of the table, if it has a PIN. */
  readonly code?: string;
}

/** A hello as it was proven, and what its answer becomes: with this host's own proofs of all that was proven to it. */
export interface CheckedHello {
  readonly hello: ProvenHello;
  readonly answered: (answer: Answer) => Answer;
}

/** The host's part of hello on one connection (docs/closed-line.md). */
export class HelloCheck {
  readonly #line: LineOfCaller | undefined;
  readonly #address: string;
  /** A try of a PIN. */
  #run: { readonly run: PinRun; readonly share: Uint8Array; readonly pin: string } | undefined;

  /** @param line Undefined within this process, where a hello has the secrets themselves. */
  constructor(line: LineOfCaller | undefined, address: string) {
    this.#line = line;
    this.#address = address;
  }

  /** Answers the client's share with one of this host. Computes nothing for an address that may not try, nor twice without a try. */
  share(table: HostedTable | undefined, { share }: PinShare): Answer {
    const binding = this.#line?.binding();
    const pin = table?.secrets.pin();
    if (table === undefined || this.#line === undefined || binding === undefined || pin === undefined)
      return fail(rejection('not-available', { type: 'pin-share', available: [] }));
    const refusal = table.pins.refusal(this.#address);
    if (refusal !== undefined) return fail(refusal);
    if (this.#run !== undefined) return fail(rejection('too-fast'));
    const run = beginPin({ pin, path: this.#line.path, binding }, 'host', lineEntropy);
    this.#run = { run, share: hexToBytes(share), pin };
    return ok({ share: bytesToHex(run.share) });
  }

  /**
   * Checks the proofs of a hello, which end a try of a PIN. A wrong one of a PIN becomes a PIN that no table has; other wrong ones count as
   * none. Nobody guesses a code, and an old one is no fault of whoever has it.
   */
  check(received: Hello, known: KnownKeys): CheckedHello {
    const run = this.#run;
    if (received.pin !== undefined) this.#run = undefined; // so that each share costs a try
    const binding = this.#line?.binding();
    if (binding === undefined)
      return { hello: provenHere(received, known.owner), answered: (answer) => answer };
    const { owner, tokens = [], pin, code, ...others } = received;
    const proof = (key: Uint8Array, purpose: Purpose, role: Role): string =>
      bytesToHex(proofOf(key, purpose, role, binding));
    const isRight = (found: string, key: Uint8Array, purpose: Purpose): boolean =>
      isProof(hexToBytes(found), key, purpose, 'client', binding);
    const ownerKey = hexToBytes(known.owner);
    const isOwner = owner !== undefined && isRight(owner, ownerKey, 'owner');
    const byProof =
      tokens.length === 0
        ? undefined
        : new Map(known.seats.map((key) => [proof(hexToBytes(key), 'seat', 'client'), key]));
    const seats = tokens.map((token) => byProof?.get(token));
    const codeKey = known.code === undefined ? undefined : hexToBytes(hashOf(known.code));
    const isCode = code !== undefined && codeKey !== undefined && isRight(code, codeKey, 'code');
    const hasRight = isOwner || isCode || seats.some((key) => key !== undefined);
    const pinKey = pin === undefined ? undefined : run?.run.keyWith(run.share);
    const isPin = pin !== undefined && pinKey !== undefined && isRight(pin, pinKey, 'pin');
    const own = {
      ...(isOwner && { owner: proof(ownerKey, 'owner', 'host') }),
      ...(seats.some((key) => key !== undefined) && {
        tokens: seats.map((key) => (key === undefined ? '' : proof(hexToBytes(key), 'seat', 'host'))),
      }),
      // Who has a right is asked for no PIN, and is not to learn here whether it is this one
      ...(isPin && !hasRight && { pin: proof(pinKey, 'pin', 'host') }),
      ...(isCode && { code: proof(codeKey, 'code', 'host') }),
    };
    return {
      hello: {
        ...others,
        ...(pin !== undefined && { pin: isPin ? (run?.pin ?? NO_PIN) : NO_PIN }),
        ...(isCode && { isCodeProven: true }),
        isOwner,
        keys: seats.flatMap((key) => key ?? []),
      },
      answered: (answer) => (answer.ok && Object.keys(own).length > 0 ? ok(own) : answer),
    };
  }
}

/** A hello from within this process. */
export const provenHere = ({ owner, tokens = [], ...others }: Hello, ownerKey: string): ProvenHello => ({
  ...others,
  isOwner: owner !== undefined && isSameHash(hashOf(owner), ownerKey),
  keys: tokens.map(hashOf),
});

/** No PIN of any table. */
const NO_PIN = '';
