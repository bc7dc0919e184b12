import { utf8ToBytes } from '@noble/hashes/utils.js';
import { labelled } from './bytes.ts';
import { commonPoint, scalarFrom, sessionKey, shareOf, type CpaceInput } from './cpace.ts';
import type { Role } from './proofs.ts';

const ROLES: Readonly<Record<Role, Uint8Array>> = {
  client: utf8ToBytes('client'),
  host: utf8ToBytes('host'),
};

/** One end's part of a check whether both have the same PIN. */
export interface PinRun {
  /** The share to send. */
  readonly share: Uint8Array;
  /** The key for the proofs, from the other end's share; undefined if that is invalid. */
  keyWith(share: Uint8Array): Uint8Array | undefined;
}

/** Begins to check a PIN on the line with this binding. */
export function beginPin(
  { pin, path, binding }: { readonly pin: string; readonly path: string; readonly binding: Uint8Array },
  role: Role,
  entropy: (size: number) => Uint8Array,
): PinRun {
  const input: CpaceInput = { prs: utf8ToBytes(pin), ci: labelled('pin', path), sid: binding };
  const scalar = scalarFrom(entropy(32));
  const share = shareOf(scalar, input);
  return {
    share,
    keyWith: (other) => {
      const common = commonPoint(scalar, other);
      if (common === undefined) return undefined;
      const [initiator, responder] = role === 'client' ? [share, other] : [other, share];
      return sessionKey(
        binding,
        common,
        { share: initiator, ad: ROLES.client },
        { share: responder, ad: ROLES.host },
      );
    },
  };
}
