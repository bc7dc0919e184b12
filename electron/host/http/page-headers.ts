import { createHash } from 'node:crypto';

/** What a page brings along that a policy names by its hash: `'sha256-…'`. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const NOTHING_INLINE: Inline = { scripts: [], styles: [] };

const hashes = (html: string, element: RegExp): readonly string[] =>
  [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** The scripts and styles that stand in a built page of our own: the build has written them, so they may run. */
export const inlineIn = (html: string): Inline => ({
  scripts: hashes(html, /<script>([^]*?)<\/script>/g),
  styles: hashes(html, /<style>([^]*?)<\/style>/g),
});

/**
 * The headers of every answer. The page runs our own scripts and styles only, and talks to nobody but this host: `'self'` covers its
 * WebSocket in current browsers; Safari before 15.4 wants it named. `host`: undefined where it is none of ours, or talks to nobody.
 * `elsewhere`: other places at which this host may be found, where the page looks for it when it has lost it. `forms`: where to they are sent.
 */
export const pageHeaders = (
  host: string | undefined,
  inline: Inline,
  elsewhere: readonly string[] = [],
  forms: "'none'" | "'self'" = "'none'",
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    host === undefined
      ? "connect-src 'none'"
      : [`connect-src 'self' ws://${host}`, ...elsewhere.map((place) => `http://${place}`)].join(' '),
    "base-uri 'none'",
    `form-action ${forms}`,
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});
