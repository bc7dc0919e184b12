import { createHash } from 'node:crypto';

/** The inline parts of a page, as hashes for its policy: `'sha256-…'`. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const NOTHING_INLINE: Inline = { scripts: [], styles: [] };

const hashes = (html: string, element: RegExp): readonly string[] =>
  [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Hashes the inline scripts and styles of one of our own pages, so that they may run. */
export const inlineIn = (html: string): Inline => ({
  scripts: hashes(html, /<script>([^]*?)<\/script>/g),
  styles: hashes(html, /<style>([^]*?)<\/style>/g),
});

/**
 * Returns the headers of every answer. A page runs only our scripts and styles and connects only to this host: `'self'` covers its
 * WebSocket in current browsers; Safari before 15.4 needs it by name.
 * @param host Undefined if the request did not name this host, or if the page connects to nothing.
 * @param elsewhere Other endpoints at which the page looks for the host when it has lost it.
 */
export const pageHeaders = (
  host: string | undefined,
  inline: Inline,
  elsewhere: readonly string[] = [],
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
      : [`connect-src 'self' ws://${host}`, ...elsewhere.map((endpoint) => `http://${endpoint}`)].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});
