import { homedir, hostname, userInfo } from 'node:os';
import type { HostProblem } from '../../core/protocol/frames.ts';
import type { AddressKind, NetworkCheck } from '../../core/protocol/network-check.ts';
import type { TableListing } from './summaries.ts';

/** What a host knows of itself, for whoever has to find out what is wrong with it. */
export interface HostFacts {
  readonly network: NetworkCheck;
  readonly tables: readonly TableListing[];
  readonly problems: readonly HostProblem[];
  /** The newest lines of the log. */
  readonly log: readonly string[];
}

/** How many lines of the log go along. */
export const LOG_LINES = 200;

/**
 * The lines of a report that may be shown to strangers: counts and kinds, never an address, a name, a PIN, a secret or a card. The log
 * should hold none of them; but bugs speak in words of their own, so what looks like any of it is left out once more.
 */
export function hostReport({ network, tables, problems, log }: HostFacts): readonly string[] {
  const { listens, discovery, announced, hearsOthers, heard, visits, addresses, port } = network;
  const kinds = counted<AddressKind>(addresses.map(({ kind }) => kind));
  const phases = counted(tables.map(({ own }) => `${own.phase ?? 'lobby'} (${own.reach})`));
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
    `problems: ${counted(problems.map(({ type }) => type))}`,
    'log:',
    ...log.slice(-LOG_LINES).map(clean),
  ];
}

/** "home 1, vpn 2", or "none". */
function counted<Kind extends string>(all: readonly Kind[]): string {
  const kinds = [...new Set(all)].sort();
  const texts = kinds.map((kind) => `${kind} ${all.filter((one) => one === kind).length}`);
  return texts.length === 0 ? 'none' : texts.join(', ');
}

export const GONE = '…';
/** What a text may hold that belongs to people or cards: quoted words, values of a program, secrets, PINs, addresses, folders of people. */
const PRIVATE: readonly RegExp[] = [
  /"[^"]*"|'[^']*'|“[^”]*”|`[^`]*`/g,
  /\{.*\}|\[.*\]/g,
  /[0-9a-f]{32,}/gi,
  /(?<![\d.])\d{6}(?![\d.])/g,
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g,
  /(?<![\w:])(?:(?:[0-9a-f]{1,4}:)+:|::|(?:[0-9a-f]{1,4}:){3,})[0-9a-f.:]*(?:%[\w.-]+)?/gi,
  /(?<=[\\/](?:home|Users)[\\/])[^\\/]+/gi,
];

/** A line without what belongs to people or cards, as far as it can be told by its look. */
export const withoutPrivate = (line: string): string =>
  PRIVATE.reduce((text, secret) => text.replace(secret, GONE), line);

/** Leaves out of a line what is private, and the names of those who play here and of this computer wherever they stand. */
function cleaner(names: readonly string[]): (line: string) => string {
  const known = [...names, ...ownNames()].filter((name) => name !== '');
  const longestFirst = [...new Set(known)].sort((one, other) => other.length - one.length);
  const people = longestFirst.map(
    (name) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu'),
  );
  return (line) => withoutPrivate(people.reduce((text, name) => text.replace(name, GONE), line));
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function ownNames(): readonly string[] {
  try {
    return [homedir(), hostname(), userInfo().username];
  } catch {
    return [hostname()]; // a person without an entry in the system's list
  }
}
