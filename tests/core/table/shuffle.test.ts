import { expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { findProof, recordOf, type GameRecord } from '../../../core/record/index.ts';
import {
  commitmentTo,
  hashOfCommitments,
  MOST_BROKEN_OFF,
  seedFrom,
} from '../../../core/shuffle/commitments.ts';
import { PROOF_FORMAT, type OpenedParty, type ShuffleProof } from '../../../core/shuffle/proof.ts';
import {
  foldLog,
  gameOf,
  gameOptions,
  termsOf,
  type TableCommand,
  type TableState,
} from '../../../core/table/index.ts';
import { drawnOpening } from '../../helpers/shuffles.ts';
import { after, opened, refusal, setupOf, step, tableId } from '../../helpers/table-log.ts';

const rng = createRng('shuffles of a table');
const LOBBY: readonly TableCommand[] = [
  { type: 'joined', name: 'Ada', isHost: true },
  { type: 'joined', name: 'Ben', isHost: false },
  { type: 'joined', name: 'Cleo', isHost: false },
  { type: 'readied', seat: seat(1), ready: true },
  { type: 'readied', seat: seat(2), ready: true },
];
const lobby = (): TableState => after(opened(setupOf({ game: 'for-sale', options: {} })), ...LOBBY);

const parties = (number: number): readonly [OpenedParty, ...OpenedParty[]] => {
  const party = (at: number): OpenedParty => {
    const opening = drawnOpening(rng);
    return { seats: [seat(at)], commitment: commitmentTo(opening, { table: tableId, number }), ...opening };
  };
  return [party(0), party(1), party(2)];
};

const fixed = (number: number, [host, ...devices] = parties(number)) =>
  ({
    type: 'shuffle-fixed',
    number,
    host: { seats: host.seats, commitment: host.commitment },
    devices: devices.map(({ seats, commitment }) => ({ seats, commitment })),
  }) as const;

/** The start of a match from a table's fixed shuffle. */
function started(table: TableState, [host, ...devices]: ReturnType<typeof parties>) {
  const { last: number = 0, brokenOff = [] } = table.shuffle ?? {};
  const proof: ShuffleProof = { format: PROOF_FORMAT, table: tableId, number, brokenOff, host, devices };
  const terms = termsOf(table);
  const seed = seedFrom(hashOfCommitments(proof, terms, proof), [host, ...devices]);
  const deal = gameOf(table).deal(gameOptions(table), 3, createRng(seed));
  return { type: 'started', deal, proof } as const;
}

it('a fixed shuffle leads to the match that follows from it, and to no other', () => {
  const own = parties(1);
  const table = after(lobby(), fixed(1, own));
  const start = started(table, own);
  const { proof: _proof, ...bare } = start;
  const stacked = { ...start, deal: { ...(start.deal as object), starter: 2 } };
  const other = parties(1);
  for (const wrong of [bare, started(table, other), { ...start, proof: {} }])
    expect(refusal(table, wrong)).toEqual({ code: 'bad-deal', data: { reason: 'proof' } });
  const found = [start, stacked].map((entry) => findProof(recordOf(after(table, entry)) as GameRecord).type);
  expect(found).toEqual(['proved', 'wrong']);
  expect(refusal(lobby(), start)).toMatchObject({ code: 'bad-deal' });
  const playing = after(table, start);
  expect(playing).toMatchObject({ phase: 'playing', shuffle: { last: 1 } });
  expect(playing.shuffle?.fixed).toBeUndefined();
  expect(recordOf(playing)?.proof).toEqual(start.proof);
});

it('numbers follow each other, and lists have every commitment once', () => {
  expect(refusal(lobby(), fixed(2))).toMatchObject({ code: 'not-available' });
  const [host, ben] = parties(1);
  const twice = { ...fixed(1), devices: [ben, { ...ben, seats: [seat(2)] }] as never };
  expect(refusal(lobby(), twice)).toMatchObject({ code: 'malformed' });
  expect(refusal(lobby(), { ...fixed(1), devices: [] })).toMatchObject({ code: 'malformed' });
  const nothing = { ...fixed(1), host: { ...host, commitment: '' } as never };
  expect(refusal(lobby(), nothing)).toMatchObject({ code: 'malformed' });
  const table = after(lobby(), fixed(1));
  expect(refusal(table, fixed(2))).toMatchObject({ code: 'not-available' });
  const unready = after(lobby(), { type: 'readied', seat: seat(1), ready: false });
  expect(refusal(unready, fixed(1))).toMatchObject({ code: 'not-ready' });
});

it('whatever ends a shuffle is kept until the next match', () => {
  const table = after(lobby(), fixed(1));
  const broken = step(table, { type: 'shuffle-broken-off', why: 'away', seats: [seat(2)] });
  expect(broken.news).toEqual([{ type: 'shuffle-broken-off', number: 1, why: 'away', names: ['Cleo'] }]);
  expect(refusal(broken.state, { type: 'shuffle-broken-off', why: 'host', seats: [] })).toMatchObject({
    code: 'not-available',
  });
  const again = after(broken.state, fixed(2));
  const changes: readonly TableCommand[] = [
    { type: 'left', seat: seat(2) },
    { type: 'readied', seat: seat(1), ready: false },
    { type: 'shuffled', order: [seat(1), seat(0), seat(2)] },
    { type: 'configured', setup: { ...again.setup, openHands: true } },
  ];
  for (const change of changes) {
    const { state, news } = step(again, change);
    expect(state.shuffle).toEqual({
      last: 2,
      brokenOff: [
        { number: 1, why: 'away', seats: [2] },
        { number: 2, why: 'changed', seats: [] },
      ],
    });
    expect(news.at(-1)).toMatchObject({ type: 'shuffle-broken-off', number: 2, why: 'changed' });
  }
  const renamed = after(again, { type: 'renamed', seat: seat(1), name: 'Bea', colour: 1 });
  expect(renamed.shuffle).toEqual(again.shuffle);
  const own = parties(3);
  const third = after(again, { type: 'shuffle-broken-off', why: 'host', seats: [] }, fixed(3, own));
  const playing = after(third, started(third, own));
  expect(playing.game?.proof?.brokenOff.map(({ number }) => number)).toEqual([1, 2]);
  expect(playing.shuffle).toEqual({ last: 3 });
});

it('only the newest are kept', () => {
  let table = lobby();
  for (let number = 1; number <= MOST_BROKEN_OFF + 3; number++)
    table = after(table, fixed(number), { type: 'shuffle-broken-off', why: 'host', seats: [] });
  expect(table.shuffle?.brokenOff).toHaveLength(MOST_BROKEN_OFF);
  const number = MOST_BROKEN_OFF + 4;
  const own = parties(number);
  table = after(table, fixed(number, own));
  expect(after(table, started(table, own)).phase).toBe('playing');
});

it('a log with shuffles is folded to the same table, also where its matches are not replayed', () => {
  const own = parties(1);
  const commands: TableCommand[] = [...LOBBY, fixed(1, own)];
  let table = after(lobby(), fixed(1, own));
  for (const command of [started(table, own), { type: 'ended-early' } as const]) {
    table = after(table, command);
    commands.push(command);
  }
  const [ledger] = table.ledger;
  if (ledger === undefined) throw new Error('no end');
  commands.push({ type: 'finished', ledger, questions: table.questions }, { type: 'rematch' }, fixed(2));
  const entries = [
    { type: 'opened', id: tableId, setup: setupOf({ game: 'for-sale', options: {} }) } as const,
    ...commands,
  ].map((command) => ({ ...command, at: ledger.endedAt }));
  const folded = foldLog(entries, { lastGame: false });
  expect(folded).toMatchObject({ ok: true, value: { phase: 'lobby', shuffle: { last: 2 } } });
});
