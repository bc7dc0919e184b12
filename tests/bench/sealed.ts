import { seat } from '../../core/base/ids.ts';
import { BLUFF } from '../../core/games/money/material.ts';
import type { MoneyView } from '../../core/games/money/view.ts';
import type { HostClient } from '../helpers/host-client.ts';
import { playersAt } from './acts.ts';
import { createDice } from './choices.ts';
import { BenchHost } from './host/start.ts';

/** Sealed bids of which the times are compared. */
const BIDS = 4_000;
const WARMING = 400;
/** Milliseconds that a leak could take: whether this would be seen. */
const LEAK = 0.1;

interface Times {
  /** Milliseconds from a bid until whoever watches sees that somebody has chosen. */
  readonly shown: number[];
  /** And until it is acknowledged. */
  readonly answered: number[];
}

/** Whether the times that others can measure tell a sealed bid of one card from one of a whole hand. */
export async function benchSealed(): Promise<void> {
  const host = await BenchHost.start();
  try {
    const [ada, , , watcher] = await playersAt(host, await host.openTable(), 1);
    if (ada === undefined || watcher === undefined) throw new Error('nobody is there');
    const dice = createDice(11);
    const { game } = await ada.untilTable(({ game: shown }) => shown?.question !== undefined);
    const hand = (game?.view as MoneyView | undefined)?.own?.hand ?? [];
    const kinds = [[BLUFF], hand, [BLUFF]].map((cards) => ({
      cards,
      times: { shown: [], answered: [] } as Times,
    }));
    for (let count = 0; count < WARMING + BIDS; count++) {
      const kind = kinds[dice(kinds.length)];
      if (kind === undefined) throw new Error('a die has more sides');
      const times = await timesOf(ada, watcher, { type: 'bid', cards: kind.cards });
      await timesOf(ada, watcher, { type: 'unbid' });
      if (count < WARMING) continue;
      kind.times.shown.push(times.shown);
      kind.times.answered.push(times.answered);
    }
    const [one, all, again] = kinds.map(({ times }) => times) as [Times, Times, Times];
    console.log(
      `${BIDS} sealed bids by lot; the chance that the longer of two times belongs to the second (0.5: nobody can tell)`,
    );
    for (const what of ['shown', 'answered'] as const) {
      console.log(`  ${what}`);
      console.log(`    one card and ${hand.length}: ${chance(one[what], all[what])}`);
      console.log(`    one card and one card: ${chance(one[what], again[what])}`);
      const late = again[what].map((time) => time + LEAK);
      console.log(`    the same, if it took ${LEAK} ms more: ${chance(one[what], late)}`);
    }
  } finally {
    await host.end();
  }
}

async function timesOf(
  ada: HostClient,
  watcher: HostClient,
  action: object,
): Promise<{ readonly shown: number; readonly answered: number }> {
  const question = (await ada.untilTable(({ game }) => game?.question !== undefined)).game?.question ?? 0;
  const before = watcher.table();
  const began = performance.now();
  const answer = ada
    .shownAfter({ type: 'act', seat: seat(0), action, question })
    .then(() => performance.now());
  const shown = watcher.untilTable((now) => now !== before).then(() => performance.now());
  const [answeredAt, shownAt] = await Promise.all([answer, shown]);
  return { shown: shownAt - began, answered: answeredAt - began };
}

/** The share of pairs in which the second time is longer, with the half of its 95 % interval if both were the same. */
function chance(ones: readonly number[], others: readonly number[]): string {
  const longer = ones.reduce(
    (sum, one) =>
      sum + others.reduce((count, other) => count + Number(other > one) + Number(other === one) / 2, 0),
    0,
  );
  const pairs = ones.length * others.length;
  const deviation = Math.sqrt((ones.length + others.length + 1) / (12 * pairs));
  return `${(longer / pairs).toFixed(3)} (± ${(1.96 * deviation).toFixed(3)})`;
}
