import { beforeAll, describe, expect, it } from 'vitest';
import { seat, type Seat } from '../../core/base/ids.ts';
import { isSameJson } from '../../core/base/json.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import type { AnyGame, GameState, GameTypes } from '../../core/game.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import type { Film } from '../../core/protocol/records.ts';
import type { GameRecord } from '../../core/record/index.ts';
import {
  compareDeal,
  viewersOf,
  withFrame,
  type SeenMatch,
} from '../../renderer/screens/shuffle/compare-deal.ts';
import type { ShownFrame } from '../../renderer/session/scene-player.ts';
import { few } from '../helpers/budget.ts';
import { filmOf, framesOf } from '../helpers/seen-match.ts';
import { game, playedOut, provedRecord } from '../helpers/shuffles.ts';

const GAMES = ['for-sale', 'money', 'falsche-fuffziger'];

const seenIn = (frames: readonly ShownFrame[]): SeenMatch => {
  const seen = frames.reduce<SeenMatch | undefined>(withFrame, undefined);
  if (seen === undefined) throw new Error('nothing was seen');
  return seen;
};

const lastOf = (frames: readonly ShownFrame[]): ShownFrame => {
  const last = frames.at(-1);
  if (last === undefined) throw new Error('no frames');
  return last;
};

/** The same frame with another number in its view. */
function forged(frame: ShownFrame): ShownFrame {
  const text = JSON.stringify(frame.game?.view);
  const other = text.replace(/"hand":\[(\d+)/, (_, card: string) => `"hand":[${Number(card) + 1}`);
  const view = (
    text === other ? { ...(JSON.parse(text) as object), seatCount: 9 } : JSON.parse(other)
  ) as never;
  if (frame.game === undefined) throw new Error('no game');
  return { ...frame, game: { ...frame.game, view } };
}

describe.each(GAMES)('a match of %s', (name) => {
  const record = playedOut(provedRecord(name, 3, `honest ${name}`));
  const me = seat(1);
  let frames: readonly ShownFrame[] = [];
  let film: Film;
  beforeAll(async () => {
    frames = await framesOf(record, me);
    film = await filmOf(record, me);
  });
  const said = (made: Film, seen = seenIn(frames), end = lastOf(frames)) => compareDeal(made, me, seen, end);

  it('is the one of its record, whether all of it was shown or little', async () => {
    expect(seenIn(frames).isComparable).toBe(true);
    expect(said(film)).toBe('same');
    const some = frames.filter((_, index) => index === 0 || index % 5 === 3 || index === frames.length - 1);
    expect(said(film, seenIn(some))).toBe('same');
    const watched = await framesOf(record, 'table');
    const open = await filmOf(record, 'table');
    expect(compareDeal(open, 'table', seenIn(watched), lastOf(watched))).toBe('same');
    expect(viewersOf(seenIn(watched))).toEqual(['table']);
  });

  it('is not one with another deal, although that has a proof of its own', async () => {
    const other = playedOut(provedRecord(name, 3, `another ${name}`));
    expect(said(await filmOf(other, me))).toBe('other');
    // Nor if that shuffle is the one that everybody saw
    const honest = lastOf(await framesOf(other, me));
    expect(said(await filmOf(other, me), seenIn(frames), { ...lastOf(frames), table: honest.table })).toBe(
      'other',
    );
  });

  it('is not that of a shuffle if its cards were others', async () => {
    const rules = game(name);
    const stacked = rules.deal(record.options, 3, createRng('stacked'));
    const played = await framesOf(playedOut(record, stacked), me);
    expect(said(film, seenIn(played), lastOf(played))).toBe('other');
    expect(said(await filmOf(playedOut(record, stacked), me), seenIn(played), lastOf(played))).toBe('other');
  });

  it('is not one in which somebody acted in another way', async () => {
    const { actions } = record;
    for (const at of [0, Math.floor(actions.length / 3), Math.floor((2 * actions.length) / 3)]) {
      const changed = await filmOf(withOtherAction(record, at), me);
      expect(said(changed)).toBe('other');
    }
  });

  it('is not one in which this device saw another card, at the end or before', () => {
    const end = forged(lastOf(frames));
    expect(said(film, seenIn([...frames.slice(0, -1), end]), end)).toBe('other');
    const middle = Math.floor(frames.length / 2);
    const before = frames.map((frame, index) => (index === middle ? forged(frame) : frame));
    expect(said(film, seenIn(before))).toBe('other');
    const early = {
      ...lastOf(frames),
      game: { ...frames[middle]?.game, result: lastOf(frames).game?.result },
    };
    expect(said(film, seenIn(frames.slice(0, middle + 1)), early as ShownFrame)).toBe('other');
    const turned = [...frames.slice(0, 1), ...frames.slice(1).toReversed()];
    expect(said(film, seenIn(turned))).toBe('other');
  });

  it('is not one of another shuffle, of other options or of a proof that does not hold', () => {
    const end = lastOf(frames);
    const { shuffle } = end.table;
    if (shuffle?.host === undefined || !film.ok) throw new Error('no shuffle');
    const at = (table: Partial<TableFrame['table']>): ShownFrame => ({
      ...end,
      table: { ...end.table, ...table },
    });
    expect(said(film, undefined, at({ shuffle: { ...shuffle, number: 4 } }))).toBe('other');
    const host = { ...shuffle.host, commitment: 'a'.repeat(64) };
    expect(said(film, undefined, at({ shuffle: { ...shuffle, host } }))).toBe('other');
    const options = { ...(end.table.setup.options as object), memoryAid: true };
    expect(said(film, undefined, at({ setup: { ...end.table.setup, options } }))).toBe('other');
    expect(said({ ...film, proof: { type: 'wrong' } })).toBe('other');
    expect(said({ ...film, proof: { type: 'none', isChosen: false } })).toBe('other');
    expect(end.game?.result).toBeDefined();
    const won = { ...end, game: { ...end.game, result: { totals: [9, 9, 9], winners: [1] } } };
    expect(said(film, undefined, won as never)).toBe('other');
  });

  it('cannot be compared by other rules, and a record that cannot be played is none', () => {
    if (!film.ok) throw new Error(film.why);
    expect(said({ ...film, isEndOnly: true })).toBeUndefined();
    for (const why of ['newer', 'unreadable'] as const) expect(said({ ok: false, why })).toBeUndefined();
    for (const why of ['no-record', 'unfinished'] as const) expect(said({ ok: false, why })).toBe('other');
  });
});

/** Most draws of another action at one position. */
const TRIES = 20;

/** The record with another action at this position, or at the last one before where there is a choice; bots went on from there. */
function withOtherAction(record: GameRecord, at: number): GameRecord {
  if (at < 0) throw new Error('there is no choice');
  for (let seed = 0; seed < TRIES; seed++) {
    const actions = actionsFrom(record, at, createRng(`another action ${at} ${seed}`));
    if (!isSameJson(actions[at], record.actions[at])) return { ...record, actions };
  }
  return withOtherAction(record, at - 1);
}

/** The first actions of a record, and how bots went on. */
function actionsFrom(record: GameRecord, count: number, rng: Rng): readonly object[] {
  const rules = game(record.game);
  const actions: object[] = [];
  let state = rules.start(record.options, record.seats.length, record.deal);
  while (rules.result(state) === undefined) {
    const kept =
      actions.length < count ? (record.actions[actions.length] as { readonly seat: Seat }) : undefined;
    const acting = kept?.seat ?? (rules.awaits(state)[0] as Seat);
    const { seat: _seat, ...action } = kept ?? { seat: acting, ...drawnAction(rules, state, acting, rng) };
    const step = rules.apply(state, acting, action as GameTypes['action']);
    if (!step.ok) throw new Error(step.error.code);
    actions.push({ seat: acting, ...action });
    ({ state } = step.value);
  }
  return actions;
}

function drawnAction(rules: AnyGame, state: GameState, at: Seat, rng: Rng): object {
  const bot = rules.bots['random'];
  if (bot === undefined) throw new Error('no bot');
  return bot.decide(rules.view(state, at), rules.legal(state, at), bot.initial, rng, few());
}

describe('what a device has seen', () => {
  const record = playedOut(provedRecord('for-sale', 3, 'seen'));
  let frames: readonly ShownFrame[] = [];
  beforeAll(async () => void (frames = await framesOf(record, seat(0))));
  const middle = 20;
  const isComparable = (change: (frame: ShownFrame) => ShownFrame): boolean =>
    seenIn(frames.map((frame, index) => (index === middle ? change(frame) : frame))).isComparable;

  it('is not comparable from the middle on, after an action was taken back, or with another memory aid', () => {
    expect(isComparable((frame) => frame)).toBe(true);
    expect(seenIn(frames.slice(1)).isComparable).toBe(false);
    const news = [{ type: 'taken-back', seat: seat(2), name: 'Cleo' }] as const;
    expect(isComparable((frame) => ({ ...frame, news }))).toBe(false);
    expect(
      isComparable((frame) => {
        const { setup } = frame.table;
        const options = { ...(setup.options as object), memoryAid: true };
        return { ...frame, table: { ...frame.table, setup: { ...setup, options } } };
      }),
    ).toBe(false);
  });

  it('has no scenes on the way to a position, and begins anew with each match', () => {
    const timing = { time: 1, isUntilTapped: false };
    const scene = { ...forged(frames[middle] as ShownFrame), timing };
    expect(seenIn([...frames.slice(0, middle), scene, ...frames.slice(middle)])).toEqual(seenIn(frames));
    const [lobby] = frames as readonly [ShownFrame];
    const next = withFrame(seenIn(frames), { ...lobby, table: { ...lobby.table, games: 1 } });
    expect(next).toEqual({ match: 2, isComparable: true, views: [] });
  });
});
