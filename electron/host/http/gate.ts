/** What a request says of where it comes from and where it wants to go. */
export interface Claim {
  /** Names and values as they came, alternating. */
  readonly rawHeaders: readonly string[];
  /** The address of ours at which it arrived. */
  readonly localAddress: string;
}

/** Who we are. */
export interface OwnNames {
  readonly port: number;
  /** The `.local` names that we announce. */
  readonly localNames: readonly string[];
}

/** `host`: what the Host header says, which is one of our own. */
export type GateOutcome =
  | { readonly ok: true; readonly host: string }
  | { readonly ok: false; readonly status: 421 | 403 };

/**
 * The gate before every answer and every handshake. There has to be one Host header that names us and our port: a page whose name was made
 * to point here (DNS rebinding) names itself. Origin is absent (no browser, or a plain visit) or exactly that host: a page
 * from elsewhere names its own.
 */
export function passGate({ rawHeaders, localAddress }: Claim, { port, localNames }: OwnNames): GateOutcome {
  const [host, ...moreHosts] = valuesOf(rawHeaders, 'host');
  const names = [localAddress, ...(isLoopback(localAddress) ? ['localhost'] : []), ...localNames];
  const isOwn = names.some(
    (name) => host?.toLowerCase() === `${name}:${port}` || (port === 80 && host === name),
  );
  if (host === undefined || moreHosts.length > 0 || !isOwn) return { ok: false, status: 421 };
  const origins = valuesOf(rawHeaders, 'origin');
  const isSame = origins.every((origin) => origin.toLowerCase() === `http://${host.toLowerCase()}`);
  return isSame && origins.length <= 1 ? { ok: true, host: host.toLowerCase() } : { ok: false, status: 403 };
}

/** Whether an address can only be reached from this computer. */
export const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1';

/** All values of a header, in order; several headers of a name are several values. */
export const valuesOf = (rawHeaders: readonly string[], name: string): readonly string[] =>
  rawHeaders.flatMap((key, index) =>
    index % 2 === 0 && key.toLowerCase() === name ? [rawHeaders[index + 1] ?? ''] : [],
  );
