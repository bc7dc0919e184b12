import type { HostedTable } from '../../electron/host/table/table.ts';
import type { Leak, Noticed } from './host-arena.ts';

/** What nobody outside may know of a table, as a small number: it hangs on all cards, sealed choices and piles. */
function secretOf({ state }: HostedTable): number {
  const text = JSON.stringify(state.game?.state ?? null);
  return [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_003, 7) % 7;
}

/** JSON that may be changed as a leak likes. */
interface Loose {
  [key: string]: Loose | Loose[] | string | number | boolean | undefined;
}

/** A leak in the things of one place, each of which `change` makes into another. Those that it does not concern stay as they are. */
const within =
  (where: Noticed['where'], change: (json: Loose, secret: number, table: HostedTable) => unknown): Leak =>
  (thing, table) => {
    if (thing.where !== where) return [thing];
    const json = JSON.parse(thing.text) as Loose;
    return [{ where, text: JSON.stringify(change(json, secretOf(table), table) ?? json) }];
  };

/** A leak in one part of frames, or of the answers that have it. */
const part = (
  where: Noticed['where'],
  path: readonly string[],
  change: (part: never, secret: number, table: HostedTable) => unknown,
): Leak =>
  within(where, (json, secret, table) => {
    const last = path.at(-1) ?? '';
    const holder = path.slice(0, -1).reduce<Loose | undefined>((at, key) => at?.[key] as Loose, json);
    if (holder?.[last] !== undefined) holder[last] = change(holder[last] as never, secret, table) as Loose;
  });

const isOdd = (secret: number): boolean => secret % 2 === 1;
const backwards = (list: readonly unknown[], secret: number): readonly unknown[] =>
  isOdd(secret) ? [...list].reverse() : list;

/** The leak that only a game with a coach can have. */
export const OF_COACH = 'what the coach has said to somebody else';

/** Ways in which a host could tell what it must not, one for each thing that a viewer or a neighbour can notice. */
export const LEAKS: Readonly<Record<string, Leak>> = {
  'a value in the view': part('frame', ['game', 'view'], (view: object, secret) => ({ ...view, secret })),
  'a count in the view': part('frame', ['game', 'view'], (view: object, secret) => ({
    ...view,
    pile: Array.from({ length: secret }, () => 0),
  })),
  'the order of what is in the view': part('frame', ['game', 'view'], (view: object, secret) =>
    Object.fromEntries(backwards(Object.entries(view), secret) as [string, unknown][]),
  ),
  'the length of a frame': (thing, table) =>
    thing.where === 'wire' ? [{ ...thing, text: thing.text + ' '.repeat(secretOf(table)) }] : [thing],
  'the number of frames': (thing, table) =>
    thing.where === 'frame' && isOdd(secretOf(table)) ? [thing, thing] : [thing],
  'a frame that is missing': (thing, table) =>
    thing.where === 'frame' && isOdd(secretOf(table)) ? [] : [thing],
  'the order of answer and frame': (thing, table, later) => {
    if (thing.where !== 'answer' || !isOdd(secretOf(table))) return [thing];
    later(thing, 0);
    return [];
  },
  'the time of sending': (thing, table, later) => {
    if (thing.where !== 'wire') return [thing];
    later(thing, secretOf(table));
    return [];
  },
  // What is advised hangs on what the asked seat sees alone, which may be the same at both tables
  [OF_COACH]: part('frame', ['you'], (you: object, secret, { coach, audience }) => {
    const heard = audience.clients.flatMap((client) => coach.privatePartFor(client)?.advice ?? []);
    return heard.length > 0 && isOdd(secret) ? { ...you, heard } : you;
  }),
  'what is legal': part('frame', ['game', 'legal'], (legal: object, secret) => ({ ...legal, most: secret })),
  'the prompt': part('frame', ['game', 'prompt'], (prompt: object, secret) => ({ ...prompt, secret })),
  'the order of those who are awaited': part('frame', ['game', 'awaits'], backwards),
  'the number of the question': part(
    'frame',
    ['game', 'question'],
    (number: number, secret) => number + secret,
  ),
  'an event of others': part('frame', ['events'], (events: unknown[], _secret, { state }) => [
    ...events,
    state.game?.actions.last,
  ]),
  'what happened while somebody was away': part(
    'frame',
    ['meanwhile'],
    (events: unknown[], _secret, { state }) => [...events, ...(state.game?.actions ?? [])],
  ),
  'the number of events': part('frame', ['events'], (events: unknown[], secret) => [
    ...events,
    ...Array.from({ length: secret }, () => ({ type: 'chose' })),
  ]),
  'the news': part('frame', ['news'], (news: unknown[], secret) =>
    isOdd(secret) ? [...news, { type: 'shuffled' }] : news,
  ),
  'how many look on': part('frame', ['table', 'spectators'], (count: number, secret) => count + secret),
  'how many televisions show it': part(
    'frame',
    ['table', 'televisions'],
    (count: number, secret) => count + secret,
  ),
  'since when somebody is waited for': part('frame', ['table', 'waited'], (waited: object, secret) =>
    Object.fromEntries(Object.entries({ 0: 0, ...waited }).map(([at, time]) => [at, Number(time) + secret])),
  ),
  'that there is a PIN': part('frame', ['table', 'hasPin'], (_has: boolean, secret) => isOdd(secret)),
  'that the table is frozen': part('frame', ['table'], (table: object, secret) =>
    isOdd(secret) ? { ...table, frozen: 'fault' } : table,
  ),
  'which rejection it is': part('answer', ['error', 'code'], (code: string, secret) =>
    isOdd(secret) ? 'not-available' : code,
  ),
  'the data of a rejection': part('answer', ['error'], (error: object, secret) => ({
    ...error,
    data: { secret },
  })),
  'what a breakdown says before the end': within('answer', (json, secret) =>
    (json['error'] as Loose | undefined)?.['code'] === 'not-ended'
      ? { ...json, value: { deal: secret } }
      : json,
  ),
  'what is looked up in the log': part('answer', ['value', 'entries'], (entries: unknown, secret) =>
    Array.isArray(entries) ? [...(entries as unknown[]), secret] : entries,
  ),
  'the list of tables': part('list', ['taken'], (taken: number, secret) => taken + secret),
  'that a list has changed': (thing, table) => {
    if (thing.where !== 'frame' || !isOdd(secretOf(table))) return [thing];
    return [thing, { where: 'list', text: '{}' }];
  },
  'the health of the table': part('health', ['seats'], (seats: number, secret) => seats + secret),
  'a line of the log': (thing, table) => {
    if (thing.where === 'frame') table.services.log(`the hand is worth ${secretOf(table)}`);
    return [thing];
  },
  'a file': (thing, table) => {
    if (thing.where === 'frame' && isOdd(secretOf(table))) table.services.finished(table.state);
    return [thing];
  },
};
