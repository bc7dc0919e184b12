import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { rejection } from '../../../core/base/rejection.ts';
import { fail, ok } from '../../../core/base/result.ts';
import { beginPin, type PinRun } from '../../../core/line/pin.ts';
import { isProof, proofOf } from '../../../core/line/proofs.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { Hello, PinShare } from '../../../core/protocol/requests.ts';
import { lineEntropy } from '../line/node-line.ts';
import type { HostedTable } from '../table/table.ts';

/** What a connection's line has for checking a PIN. */
export interface LineOfCaller {
  readonly path: string;
  readonly binding: () => Uint8Array | undefined;
}

/** The host's part of checking a PIN on one connection (docs/closed-line.md). A run is one try. */
export class PinCheck {
  readonly #line: LineOfCaller | undefined;
  readonly #address: string;
  #run: { readonly run: PinRun; readonly share: Uint8Array; readonly pin: string } | undefined;

  /** @param line Undefined within this process, where a hello has the PIN itself. */
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
   * Ends the run with the proof in a hello.
   * @returns the hello with the PIN that was proven, or with none that any table has, and what its answer becomes: with this host's proof, if
   * the client's was right
   */
  check(hello: Hello): { readonly hello: Hello; readonly answered: (answer: Answer) => Answer } {
    const current = this.#run;
    this.#run = undefined;
    const binding = this.#line?.binding();
    if (this.#line === undefined || hello.pin === undefined) return { hello, answered: (answer) => answer };
    const key = current?.run.keyWith(current.share);
    const isRight =
      key !== undefined &&
      binding !== undefined &&
      isProof(hexToBytes(hello.pin), key, 'pin', 'client', binding);
    if (!isRight) return { hello: { ...hello, pin: NO_PIN }, answered: (answer) => answer };
    const pin = bytesToHex(proofOf(key, 'pin', 'host', binding));
    return {
      hello: { ...hello, pin: current?.pin },
      answered: (answer) => (answer.ok ? ok({ pin }) : answer),
    };
  }
}

/** No PIN of any table. */
const NO_PIN = '';
