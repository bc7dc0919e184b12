import { expect, it } from 'vitest';
import { createRng } from '../../core/base/rng.ts';
import { seat } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import fuffziger, { events } from '../../renderer/games/falsche-fuffziger/table/events.ts';
import { moneyEvents } from '../../renderer/games/falsche-fuffziger/table/events-money.ts';
import forSale from '../../renderer/games/for-sale/table/events.ts';
import money from '../../renderer/games/money/table/events.ts';
import type { SceneBuilder } from '../../renderer/games/table-parts.ts';
import { ScenePlayer, type ShownFrame } from '../../renderer/session/scene-player.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { openTestTable, seatGuests, testHost } from '../helpers/host-fixture.ts';
import { choose } from '../helpers/host-player.ts';
import { manualClock, type ManualClock } from '../helpers/manual-clock.ts';

Object.assign(events, moneyEvents); // as with the components of the later phases

const CUTS: Readonly<Record<string, SceneBuilder>> = {
  money,
  'for-sale': forSale,
  'falsche-fuffziger': fuffziger,
};
const STEP = 50;
/** How long the one who plays takes for an answer. */
const ANSWER = 4_000;
/** So many minutes of a game are played at most. */
const MOST = 60;

/** What was on the screen from one time to the next, in milliseconds. */
interface Sight {
  readonly from: number;
  readonly until: number;
  /** What happened is shown, something is asked, or neither. */
  readonly type: 'scene' | 'question' | 'nothing';
  /** The events that came with it. */
  readonly events: readonly string[];
}

/** A page without a browser: what is on its screen, and when. */
interface Page {
  readonly player: ScenePlayer;
  readonly sights: Sight[];
  /** Takes in what has come. */
  look(): void;
  /** What it has told the host has arrived. */
  told(): Promise<unknown>;
}

function pageOf(client: HostClient, game: string, clock: ManualClock): Page {
  let told: Promise<unknown> = Promise.resolve();
  const player = new ScenePlayer(
    {
      sceneBuilderFor: () => CUTS[game],
      report: (show) => {
        told = client.request({ type: 'shown', show });
      },
    },
    { after: clock.after, isHidden: () => false },
  );
  const sights: Sight[] = [];
  let taken: TableFrame | undefined;
  let [on, since]: [ShownFrame | undefined, number] = [undefined, 0];
  const look = (): void => {
    const newest = client.table();
    if (newest !== undefined && newest !== taken) player.push({ ...newest, receivedAt: clock.elapsed() });
    taken = newest;
    const shown = player.shown.value;
    // What changes around the table leaves the scene as it is.
    if (shown === on || (shown?.timing !== undefined && shown.timing === on?.timing)) return;
    if (on !== undefined) sights.push({ ...sightOf(on), from: since, until: clock.elapsed() });
    [on, since] = [shown, clock.elapsed()];
  };
  return { player, sights, look, told: () => told };
}

/** A whole game against three bots as the one who plays and a television show it, on a clock that is turned by hand. */
async function recorded(game: string, pace: 'normal' | 'quick'): Promise<readonly (readonly Sight[])[]> {
  const clock = manualClock();
  const rng = createRng(`pace ${game}`);
  const entropy = (size: number): Uint8Array => Uint8Array.from({ length: size }, () => rng.below(256));
  const running = await testHost({ clock, entropy, botDelay: 900, beat: 500 });
  const options = game === 'money' ? { hands: 1 } : {};
  const table = await openTestTable(running.host, { game, seatCount: 4, pace, options });
  const [ada] = await seatGuests(running.host, table, ['Ada']);
  if (ada === undefined) throw new Error('nobody sits');
  for (const at of [1, 2, 3]) await ada.client.ask({ type: 'seat-bot', seat: seat(at), bot: 'regular' });
  const television = await join(running.host.port, `/ws/${table}`, { television: true });
  await ada.client.shownAfter({ type: 'start' });
  const clients = [ada.client, television];
  const pages = clients.map((client) => pageOf(client, game, clock));
  const shown = (): ShownFrame | undefined => pages[0]?.player.shown.value;
  let asked = { question: -1, since: 0 };
  while (shown()?.table.phase !== 'ended' && clock.elapsed() < MOST * 60_000) {
    for (const client of clients) await client.settled(); // what fell due has been done, and its frames are here
    for (const page of pages) page.look();
    const frame = shown();
    const { prompt, question = -1 } = frame?.game ?? {};
    if (asked.question !== question || frame?.timing !== undefined)
      asked = { question, since: clock.elapsed() };
    const isTime = prompt !== undefined && clock.elapsed() - asked.since >= ANSWER;
    const action = isTime && frame !== undefined ? choose(frame, rng) : undefined;
    if (action === undefined) clock.advance(STEP);
    else await ada.client.ask({ type: 'act', seat: seat(0), action, question });
  }
  for (const page of pages) page.look();
  for (const page of pages) await page.told();
  await running.dispose();
  return pages.map(({ sights }) => sights);
}

function sightOf({ timing, game, events }: ShownFrame): Pick<Sight, 'type' | 'events'> {
  const type = timing !== undefined ? 'scene' : game?.prompt === undefined ? 'nothing' : 'question';
  return {
    type,
    events: (events as unknown as readonly { readonly type: string }[]).map((event) => event.type),
  };
}

/** Milliseconds until what came with an event of the type had been looked at, for each such event. */
const lasted = (sights: readonly Sight[], type: string): readonly number[] =>
  sights.flatMap(({ type: kind, events, from, until }) =>
    kind === 'scene' && events.includes(type) ? [until - from] : [],
  );

/** What was shown to everybody, and when. */
const scenesIn = (sights: readonly Sight[]): readonly string[] =>
  sights.flatMap(({ type, events, from, until }) =>
    type === 'scene' ? [`${from} ${until} ${events.filter((event) => event !== 'gave-back').join(' ')}`] : [],
  );

it.each([
  ['money', { revealed: 2000, took: 1000, refilled: 500 }],
  ['for-sale', { bought: 500 }],
  ['falsche-fuffziger', { inspected: 2000, opened: 2000, 'auction-ended': 1500 }],
] as const)('%s is shown at the pace of people, to all of them at the same time', async (game, least) => {
  const [own = [], television = []] = await recorded(game, 'normal');
  for (const [type, time] of Object.entries(least)) {
    const times = lasted(own, type);
    expect(times.length, type).toBeGreaterThan(0);
    expect(Math.min(...times), type).toBeGreaterThanOrEqual(time - STEP);
  }
  expect(scenesIn(television).length).toBeGreaterThan(10);
  expect(scenesIn(television)).toEqual(scenesIn(own));
});

it.each(['money', 'for-sale', 'falsche-fuffziger'])(
  '%s at the quick pace has seldom neither something to see nor an own question',
  async (game) => {
    const [sights = []] = await recorded(game, 'quick');
    const sum = (some: readonly Sight[]): number =>
      some.reduce((whole, { from, until }) => whole + until - from, 0);
    const idle = sum(sights.filter(({ type }) => type === 'nothing'));
    expect(idle / sum(sights)).toBeLessThanOrEqual(0.2);
  },
);
