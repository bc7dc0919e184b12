import { describe, expect, it } from 'vitest';
import { seat, type Seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { gameNamed, gameNames } from '../../../core/games/index.ts';
import {
  awaitsOf,
  emptyMemories,
  predictionBy,
  questionOf,
  topicAt,
  type TableCommand,
  type TableState,
} from '../../../core/table/index.ts';
import { after, joined, opened, refusal, setupOf, started, step } from '../../helpers/table-log.ts';
import { decideForBot } from '../../helpers/decide-for-bot.ts';

const ADA = seat(0);

/** Ada at a table of a game, with bots on all other seats. */
function against(game: string, others: readonly TableCommand[] = []): TableState {
  const seatCount = Math.max(3, gameNamed(game)?.seats.min ?? 3);
  const table = after(
    opened(setupOf({ game, seatCount, options: {} })),
    joined('Ada', { isHost: true }),
    ...others,
  );
  const bots = table.seats.flatMap((who, at): TableCommand[] =>
    who.type === 'free' ? [{ type: 'bot-seated', seat: seat(at), bot: 'random', name: `Bot ${at}` }] : [],
  );
  return after(table, ...bots, started(table, `take back ${game}`));
}

/** What a random bot would do there, done by whoever sits there. */
function anAct(table: TableState, at: Seat, seed: string): TableCommand {
  const bot = table.seats[at]?.type === 'bot';
  const action = decideForBot(table, emptyMemories(), at, createRng(seed), 'random');
  return { type: 'acted', seat: at, action, by: bot ? 'bot' : 'person' };
}

/** Every state of a game, each with the next act. */
function* played(table: TableState): Generator<{ readonly before: TableState; readonly act: TableCommand }> {
  for (let turn = 0, now = table; ; turn++) {
    const [at] = awaitsOf(now);
    if (at === undefined) return;
    const act = anAct(now, at, `turn ${turn}`);
    yield { before: now, act };
    now = after(now, act);
  }
}

/** Whether an act with such an event can be taken back. */
const isReversible = (game: string, type: string): boolean =>
  gameNamed(game)?.reversible?.includes(type) === true;

const undone: TableCommand = { type: 'taken-back', seat: ADA };

/** Games in which every act is a sealed choice, and so final. */
const SEALED = ['goofspiel'];

describe.each(gameNames.filter((name) => !SEALED.includes(name)))('in %s against bots alone', (game) => {
  it('the newest act is taken back unless it was final, and then the game is as if it had never been', () => {
    const isDone = { reversible: 0, final: 0 };
    for (const { before, act } of played(against(game))) {
      if (act.type !== 'acted' || act.by === 'bot') continue;
      const acted = step(before, act);
      const isFinal = acted.events.some(({ type }) => !isReversible(game, type));
      isDone[isFinal ? 'final' : 'reversible'] += 1;
      if (isFinal) {
        expect(refusal(acted.state, undone).code).toMatch(/^too-late|^not-in-game/);
        continue;
      }
      const back = step(acted.state, undone);
      const counted = before.game?.undone.map((count, at) => (at === ADA ? count + 1 : count));
      expect(back.state.game).toEqual({
        ...before.game,
        account: { ...before.game?.account, takenBack: expect.anything() as unknown },
        before: undefined,
        undone: counted,
      }); // `toEqual` reads it as absent
      expect(back.news).toEqual([{ type: 'taken-back', seat: ADA, name: 'Ada' }]);
      expect(back.events).toEqual([]);
      // The seat is asked anew: what was on its way for the old question is not taken for an answer to this one
      expect(questionOf(back.state, ADA)).toBeGreaterThan(questionOf(acted.state, ADA));
      expect(refusal(back.state, undone).code).toBe('too-late');
      expect(after(back.state, act).game?.state).toEqual(acted.state.game?.state);
    }
    expect(isDone.reversible).toBeGreaterThan(0);
    expect(isDone.final).toBeGreaterThan(0);
  });

  it('it stays done when a bot has acted since', () => {
    const answers = [...played(against(game))].flatMap(({ before, act }) =>
      before.game?.before !== undefined && awaitsOf(before)[0] !== ADA ? [after(before, act)] : [],
    );
    const goOn = answers.filter(({ phase }) => phase === 'playing');
    expect(goOn.length).toBeGreaterThan(0);
    for (const table of goOn) expect(refusal(table, undone).code).toBe('too-late');
  });

  it('what shows something, or is a sealed choice, is final', () => {
    const finals: Readonly<Record<string, readonly string[]>> = {
      money: ['chose', 'took-back', 'revealed', 'refilled', 'last-round', 'hand-scored', 'hand-dealt'],
      'for-sale': ['chose', 'took-back', 'buildings-turned-up', 'cheques-turned-up', 'sold'],
      'falsche-fuffziger': [
        ...['chose', 'took-back', 'gave-back', 'round-began', 'inspected', 'scrapped', 'converted', 'rolled'],
        ...['opened', 'laundered', 'general-laundering', 'ranked'],
      ],
    };
    for (const type of [...(finals[game] ?? []), 'game-ended']) expect(isReversible(game, type)).toBe(false);
  });
});

it('where other people play, nothing is taken back', () => {
  const table = against('for-sale', [joined('Ben'), { type: 'readied', seat: seat(1), ready: true }]);
  for (const { before, act } of played(table)) expect(after(before, act).game?.before).toBeUndefined();
});

describe('what a topic was answered by', () => {
  /** The table with something predicted, where there is a topic. */
  function predicted(table: TableState): TableState {
    const topic = topicAt(table);
    const whom = topic?.among[0];
    if (topic === undefined || whom === undefined || predictionBy(table, WATCHER) !== undefined) return table;
    return after(table, { type: 'predicted', topic: topic.key, whom, watcher: WATCHER, name: 'Dora' });
  }
  const WATCHER = 'd'.repeat(64);

  it('leaves it unanswered when it is undone: in Falsche Fuffziger who drops may end an auction', () => {
    let undoneAnswers = 0;
    for (let seed = 0; seed < 4; seed++) {
      let now = against('falsche-fuffziger');
      for (let turn = 0; ; turn++) {
        const [at] = awaitsOf(now);
        if (at === undefined) break;
        const before = predicted(now);
        now = after(before, anAct(before, at, `${seed} turn ${turn}`));
        if (at !== ADA || now.game?.before === undefined || now.phase !== 'playing') continue;
        if (now.game.predictions?.answered === before.game?.predictions?.answered) continue;
        expect(after(now, undone).game?.predictions).toEqual(before.game?.predictions);
        undoneAnswers += 1;
      }
    }
    expect(undoneAnswers).toBeGreaterThan(0);
  });
});
