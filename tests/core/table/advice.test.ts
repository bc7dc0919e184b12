import { describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { review, taskOf, type BotTask } from '../../../core/bots/index.ts';
import { adviceTask, gameOf, pastDecisions, type TableCommand } from '../../../core/table/index.ts';
import { few } from '../../helpers/budget.ts';
import { after, joined, opened, setupOf, started } from '../../helpers/table-log.ts';

const [ADA, BEN] = [seat(0), seat(1)];

/** A game of Money! of one person against bots, in which one of these has bid. */
function begun(memoryAid: boolean) {
  const bots = [1, 2].map((at): TableCommand => ({
    type: 'bot-seated',
    seat: seat(at),
    bot: 'random',
    name: `Bot ${at}`,
  }));
  const setup = setupOf({ game: 'money', options: { memoryAid }, coach: true });
  const lobby = after(opened(setup), joined('Ada', { isHost: true }), ...bots);
  return after(lobby, started(lobby, 'advice'), bid(BEN));
}

const bid = (at = ADA, cards = [0]): TableCommand => ({
  type: 'acted',
  seat: at,
  action: { type: 'bid', cards },
  by: at === ADA ? 'person' : 'bot',
});
const unbid: TableCommand = { type: 'acted', seat: ADA, action: { type: 'unbid' }, by: 'person' };

describe('what the coach is asked', () => {
  it.each([true, false])('is what the seat may know now (older events may be looked up: %s)', (memoryAid) => {
    const table = begun(memoryAid);
    const asked = adviceTask(table, ADA);
    const { state } = table.game ?? {};
    if (!asked.ok || state === undefined) throw new Error('nothing is asked');
    const game = gameOf(table);
    const task = taskOf(asked.value);
    const { initial = null } = game.bots['master'] ?? {};
    expect(task).toEqual({
      game: 'money',
      bot: 'master',
      view: game.view(state, ADA),
      legal: game.legal(state, ADA),
      memory: memoryAid ? (task?.memory ?? null) : initial,
    } satisfies BotTask);
  });

  it('of a game that is over are the choices that held, each as it stood then, with what was chosen', () => {
    const before = begun(true);
    const { state } = before.game ?? {};
    if (state === undefined) throw new Error('no game');
    const thought = after(before, bid(), unbid, bid(), bid(seat(2)), { type: 'ended-early' });
    const decisions = pastDecisions(thought, ADA);
    if (!decisions.ok) throw new Error(decisions.error.code);
    expect(decisions.value.map(({ at }) => at)).toEqual([1, 2, 3]);
    const [first, unsaid, held] = decisions.value.map(taskOf);
    expect([first, unsaid]).toEqual([undefined, undefined]); // taken back before anybody saw it
    const [view, legal] = [gameOf(before).view(state, ADA), gameOf(before).legal(state, ADA)];
    expect(held).toMatchObject({ view, legal, made: { type: 'bid', cards: [0] } });
  });

  it('is nothing at a table without a coach, whoever plays there', () => {
    const { setup, ...table } = begun(true);
    expect(adviceTask({ ...table, setup: { ...setup, coach: false } }, ADA)).toMatchObject({
      ok: false,
      error: { code: 'not-available' },
    });
  });

  it('is weighed with what the seat saw then', () => {
    const decisions = pastDecisions(after(begun(true), bid(), { type: 'ended-early' }), ADA);
    const [decision] = decisions.ok ? decisions.value : [];
    if (decision === undefined) throw new Error('nothing was decided');
    const reviewed = review(decision, () => few());
    const { view, legal } = taskOf(decision) ?? {};
    expect(reviewed).toMatchObject({ view, legal, advice: { asked: { action: { type: 'bid' } } } });
  });
});
