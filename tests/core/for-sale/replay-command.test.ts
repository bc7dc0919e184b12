import { describe, expect, it } from 'vitest';
import { replayText } from '../../helpers/replay-command.ts';
import { differences, scenarios } from '../../helpers/scenarios.ts';

const all = scenarios().filter(({ name }) => name.startsWith('for-sale/'));
const recordNamed = (name: string): unknown =>
  all.find((scenario) => scenario.name === `for-sale/${name}.json`)?.request['record'];

describe('the replay command with records of For Sale', () => {
  it('prints where a game has ended', async () => {
    const { status, answers } = await replayText(
      'game.json',
      JSON.stringify(recordNamed('game/three-players-nobody-bids')),
    );
    expect(status).toBe(0);
    expect(answers).toEqual([
      {
        ok: true,
        finished: true,
        awaits: [],
        totals: [49, 117, 69],
        winners: [1],
        legal: { 0: {}, 1: {}, 2: {} },
      },
    ]);
  });

  it('prints where a game stands after some actions, for a seat and for the open table', async () => {
    const text = JSON.stringify(recordNamed('game/three-players-nobody-bids'));
    const seat = await replayText('game.json', text, '--after', '17', '--view', '0');
    expect(seat.status).toBe(0);
    expect(seat.answers).toMatchObject([
      {
        awaits: [1, 2],
        totals: null,
        winners: null,
        legal: { 0: { unsell: {} } },
        view: { own: { chosen: 3 } },
      },
    ]);
    const table = await replayText('game.json', text, '--view', 'table', '--after', '17');
    expect(table.answers).toMatchObject([{ awaits: [1, 2], view: { round: { chosen: [0] } } }]);
    expect(JSON.stringify(table.answers)).not.toContain('"own"');
  });

  it('prints where an illegal record goes wrong, and fails', async () => {
    const { status, answers } = await replayText(
      'illegal.json',
      JSON.stringify(recordNamed('bidding/equal')),
    );
    expect(status).toBe(1);
    expect(answers).toEqual([{ ok: false, at: 1, error: { code: 'too-low', data: { least: 5 } } }]);
    const deal = await replayText('deal.json', JSON.stringify(recordNamed('deal/cheque-of-one-thousand')));
    expect(deal.status).toBe(1);
    expect(deal.answers).toMatchObject([{ ok: false, at: 'deal', error: { code: 'bad-deal' } }]);
  });

  it('answers all scenarios as one file of requests, one line each, and succeeds', async () => {
    const lines = all.map(({ request }) => JSON.stringify(request));
    const { status, answers } = await replayText('requests.ndjson', lines.join('\n'));
    expect(status).toBe(0);
    expect(answers).toHaveLength(all.length);
    expect(all.length).toBeGreaterThan(150);
    for (const [index, { name, expect: expected }] of all.entries())
      expect({ name, differences: differences(answers[index], expected) }).toEqual({ name, differences: [] });
  });
});
