import { homedir, hostname, userInfo } from 'node:os';
import type { HostProblem } from '../../core/protocol/frames.ts';
import type { AddressKind, NetworkCheck } from '../../core/protocol/network-check.ts';
import type { TableListing } from './listings.ts';

/** What a host knows about itself, for finding faults. */
export interface HostFacts {
  readonly network: NetworkCheck;
  readonly tables: readonly TableListing[];
  readonly problems: readonly HostProblem[];
  /** The newest lines of the log. */
  readonly log: readonly string[];
}

/** Lines of the log in a report. */
export const LOG_LINES = 200;

/**
 * Returns the lines of a report that may be shared: counts and kinds, never an address, a name, a PIN, a secret or a card. The log should
 * hold none of them either; but the texts of bugs may, so everything that resembles them is removed again.
 */
export function hostReport({ network, tables, problems, log }: HostFacts): readonly string[] {
  const { listens, discovery, announced, hearsOthers, heard, visits, addresses, port } = network;
  const kinds = countsOf<AddressKind>(addresses.map(({ kind }) => kind));
  const phases = countsOf(tables.map(({ own }) => `${own.phase ?? 'lobby'} (${own.reach})`));
  const clean = cleaner(
    tables.flatMap(({ own: { title, names = [], winners = [] }, players }) => [
      title,
      ...names,
      ...winners,
      ...players,
    ]),
  );
  return [
    `network: listens ${listens}, port ${port}, discovery ${discovery}, announced ${announced}`,
    `hears: itself at ${heard.length} addresses, others ${hearsOthers ? 'yes' : 'no'}; other devices that came: ${visits.length}`,
    `addresses: ${kinds}`,
    `tables: ${phases}`,
    `problems: ${countsOf(problems.map(({ type }) => type))}`,
    'log:',
    ...log.slice(-LOG_LINES).map(clean),
  ];
}

/** "home 1, vpn 2", or "none". */
function countsOf<Kind extends string>(all: readonly Kind[]): string {
  const kinds = [...new Set(all)].sort();
  const texts = kinds.map((kind) => `${kind} ${all.filter((one) => one === kind).length}`);
  return texts.length === 0 ? 'none' : texts.join(', ');
}

export const GONE = '…';
/** What may be private in a text: quoted words, values, secrets, PINs, addresses, home folders. */
const PRIVATE: readonly RegExp[] = [
  /"[^"]*"|'[^']*'|“[^”]*”|`[^`]*`/g,
  /\{.*\}|\[.*\]/g,
  /[0-9a-f]{32,}/gi,
  /(?<![\d.])\d{6}(?![\d.])/g,
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g,
  /(?<![\w:])(?:(?:[0-9a-f]{1,4}:)+:|::|(?:[0-9a-f]{1,4}:){3,})[0-9a-f.:]*(?:%[\w.-]+)?/gi,
  /(?<=[\\/](?:home|Users)[\\/])[^\\/]+/gi,
];

/** Removes from a line what may be private, by its form. */
export const withoutPrivate = (line: string): string =>
  PRIVATE.reduce((text, secret) => text.replace(secret, GONE), line);

/** Returns a function that removes private parts and the names of players and of this computer from a line. */
function cleaner(names: readonly string[]): (line: string) => string {
  const known = [...names, ...ownNames()].filter((name) => name !== '');
  const longestFirst = [...new Set(known)].sort((one, other) => other.length - one.length);
  const people = longestFirst.map(
    (name) => new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{N}])`, 'giu'),
  );
  return (line) => withoutPrivate(people.reduce((text, name) => text.replace(name, GONE), line));
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function ownNames(): readonly string[] {
  try {
    return [homedir(), hostname(), userInfo().username];
  } catch {
    return [hostname()]; // a person without an entry in the system's list
  }
}
