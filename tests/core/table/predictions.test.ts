import { describe, expect, it } from 'vitest';
import { seat, type Seat } from '../../../core/base/ids.ts';
import { without } from '../../../core/base/lists.ts';
import { money, type MoneyTypes } from '../../../core/games/money/index.ts';
import {
  foldLog,
  predictionBy,
  topicAt,
  type TableCommand,
  type TableState,
} from '../../../core/table/index.ts';
import {
  after,
  joined,
  opened,
  readyTable,
  refusal,
  setupOf,
  started,
  step,
  tableId,
} from '../../helpers/table-log.ts';

const [ADA, BEN, CLEO] = [seat(0), seat(1), seat(2)];
const [DORA, EMIL] = ['d'.repeat(64), 'e'.repeat(64)];

/** A round of Money! in which nobody has bid. */
const playing = (): TableState => after(readyTable(), started(readyTable()));
/** The cheapest note in a hand, or all of it. */
function bid(table: TableState, at: Seat, size: 'all' | 'bluff'): TableCommand {
  const hand = table.game && money.view(table.game.state as MoneyTypes['state'], at).own?.hand;
  const cards = size === 'all' ? without(hand ?? [], [0]) : [0];
  return { type: 'acted', seat: at, action: { type: 'bid', cards }, by: 'person' };
}
const unbid = (at: Seat): TableCommand => ({
  type: 'acted',
  seat: at,
  action: { type: 'unbid' },
  by: 'person',
});
const watching = (whom: Seat, watcher = DORA, name = 'Dora', topic = 'bid 1.1'): TableCommand => ({
  type: 'predicted',
  topic,
  whom,
  watcher,
  name,
});
const seated = (at: Seat, whom: Seat): TableCommand => ({
  type: 'predicted',
  topic: 'bid 1.1',
  whom,
  seat: at,
});
const scores = ({ game }: TableState) =>
  game?.predictions?.scores.map(({ name, right, of }) => [name, right, of]);

/** Ben bids all he has, the others the bluff card alone; Cleo comes last. */
function bidding(table = playing()): TableState {
  return after(table, bid(table, ADA, 'bluff'), bid(table, BEN, 'all'));
}
const revealed = (table: TableState) => step(table, bid(table, CLEO, 'bluff'));

describe('a prediction', () => {
  it('is kept until it is answered, the newest of each person', () => {
    const table = after(playing(), watching(CLEO), watching(BEN), watching(ADA, EMIL, 'Emil'));
    expect(predictionBy(table, DORA)).toMatchObject({ whom: BEN, name: 'Dora', times: 2 });
    expect(predictionBy(table, EMIL)).toMatchObject({ whom: ADA, times: 1 });
    const { state, news } = revealed(bidding(table));
    expect(news).toEqual([{ type: 'foreseen', names: ['Dora'] }]);
    expect(scores(state)).toEqual([
      ['Dora', 1, 1],
      ['Emil', 0, 1],
    ]);
    expect(predictionBy(state, DORA)).toBeUndefined();
  });

  it('changes nothing that others see: neither what is told, nor when the table last changed', () => {
    const before = playing();
    const { state, events, news } = step(before, watching(BEN));
    expect([events, news, state.changedAt]).toEqual([[], [], before.changedAt]);
    const { game: now, ...table } = state;
    const { game: then, ...old } = before;
    expect(table).toEqual(old);
    expect({ ...now, predictions: undefined }).toEqual(then);
  });

  it('of a seat is about the others, once it has chosen', () => {
    const table = bidding();
    expect(refusal(playing(), seated(ADA, BEN)).code).toBe('not-available');
    expect(refusal(table, seated(CLEO, BEN)).code).toBe('not-available');
    expect(refusal(table, seated(ADA, ADA))).toEqual({
      code: 'bad-target',
      data: { target: 0, allowed: [1, 2] },
    });
    // Ben has bid the most, which he knows; of the others nobody has bid anything, which is no answer
    const { state, news } = revealed(after(table, seated(ADA, BEN), seated(BEN, ADA)));
    expect(news).toEqual([{ type: 'foreseen', names: ['Ada'] }]);
    expect(scores(state)).toEqual([['Ada', 1, 1]]);
  });

  it('stays as it is while its seat chooses again, and is not taken then', () => {
    const table = after(bidding(), seated(ADA, BEN), unbid(ADA));
    expect(predictionBy(table, '1')).toMatchObject({ whom: BEN });
    expect(refusal(table, seated(ADA, CLEO)).code).toBe('not-available');
  });

  it('is refused where its topic is closed, is another one, or nobody of the kind', () => {
    const table = revealed(bidding()).state;
    expect(topicAt(table)).toBeUndefined();
    expect(refusal(table, watching(BEN)).code).toBe('stale');
    expect(refusal(playing(), watching(BEN, DORA, 'Dora', 'bid 1.2')).code).toBe('stale');
    expect(refusal(playing(), watching(seat(4))).code).toBe('bad-target');
    expect(refusal(playing(), watching(BEN, DORA, ' ')).code).toBe('bad-name');
    expect(refusal(readyTable(), watching(BEN)).code).toBe('not-in-game');
    expect(refusal(after(playing(), { type: 'ended-early' }), watching(BEN)).code).toBe('not-in-game');
  });

  it('can be changed ten times, and made by 64 people', () => {
    const changes = Array.from({ length: 10 }, (_, index) => watching(seat(index % 3)));
    expect(refusal(after(playing(), ...changes), watching(BEN))).toEqual({
      code: 'no-undo-left',
      data: { most: 10 },
    });
    const people = Array.from({ length: 64 }, (_, index) =>
      watching(BEN, `${index}`.padStart(64, 'a'), `P ${index}`),
    );
    const full = after(playing(), ...people);
    expect(refusal(full, watching(BEN))).toEqual({ code: 'too-many', data: { most: 64 } });
    expect(
      predictionBy(after(full, watching(CLEO, '0'.padStart(64, 'a'))), '0'.padStart(64, 'a'))?.whom,
    ).toBe(CLEO);
  });

  it('of somebody whose only rival bid nothing is neither right nor wrong', () => {
    const table = playing();
    const all = after(table, bid(table, ADA, 'bluff'), bid(table, BEN, 'bluff'), watching(BEN));
    const { state, news } = revealed(all);
    expect(news).toEqual([]);
    expect(scores(state)).toEqual([]);
  });
});

describe('the ledger', () => {
  it('says how well everybody has predicted, by their names, and is read again from the log', () => {
    const lobby = readyTable();
    const start = started(lobby);
    const playing = after(lobby, start);
    const commands: TableCommand[] = [
      joined('Ada', { isHost: true }),
      joined('Ben'),
      joined('Cleo'),
      { type: 'readied', seat: BEN, ready: true },
      { type: 'readied', seat: CLEO, ready: true },
      start,
      bid(playing, ADA, 'bluff'),
      bid(playing, BEN, 'all'),
      seated(ADA, BEN),
      watching(CLEO),
      bid(playing, CLEO, 'bluff'),
      { type: 'renamed', seat: ADA, name: 'Anna', colour: 0 },
      { type: 'ended-early' },
    ];
    const ended = after(opened(), ...commands);
    const predictions = [
      { name: 'Anna', right: 1, of: 1 },
      { name: 'Dora', right: 0, of: 1 },
    ];
    expect(ended.ledger).toMatchObject([{ predictions }]);
    const [ledger] = ended.ledger;
    if (ledger === undefined) throw new Error('nothing stands in the ledger');
    const times = { startedAt: commands.indexOf(start), endedAt: 12 };
    const log = [
      { type: 'opened', at: 0, id: tableId, setup: setupOf() } as const,
      ...commands.map((command, index) => ({ ...command, at: index })),
      { type: 'finished', at: 20, ledger: { ...ledger, ...times }, questions: ended.questions } as const,
    ];
    for (const lastGame of [true, false]) {
      const folded = foldLog(log, { lastGame });
      expect(folded.ok && folded.value.ledger[0]).toMatchObject({ predictions });
    }
  });

  it('says nothing of it where nobody has', () => {
    expect(after(playing(), { type: 'ended-early' }).ledger[0]).not.toHaveProperty('predictions');
  });
});

describe('an act that is undone', () => {
  /** Ada at a table of For Sale against bots. */
  const alone = (): TableState => {
    const lobby = after(
      opened(setupOf({ game: 'for-sale', options: { starter: 0 } })),
      joined('Ada', { isHost: true }),
    );
    const bots = [BEN, CLEO].map((at): TableCommand => ({
      type: 'bot-seated',
      seat: at,
      bot: 'random',
      name: `B ${at}`,
    }));
    const full = after(lobby, ...bots);
    return after(full, started(full));
  };
  const does = (at: Seat, type: 'bid' | 'pass', amount?: number): TableCommand => ({
    type: 'acted',
    seat: at,
    action: amount === undefined ? { type } : { type, amount },
    by: at === ADA ? 'person' : 'bot',
  });
  const undone: TableCommand = { type: 'taken-back', seat: ADA };
  const on = (whom: Seat) => watching(whom, DORA, 'Dora', 'building 1');

  it('leaves what was predicted meanwhile, and before', () => {
    const table = after(alone(), on(BEN), does(ADA, 'bid', 1), on(CLEO), undone);
    expect(predictionBy(table, DORA)).toMatchObject({ whom: CLEO, times: 2 });
  });

  it('closes nothing: the topic is open again', () => {
    const passed = after(alone(), on(BEN), does(ADA, 'pass'));
    expect(topicAt(passed)).toBeUndefined();
    expect(topicAt(after(passed, undone))?.key).toBe('building 1');
  });
});
