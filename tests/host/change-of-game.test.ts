import { expect, it } from 'vitest';
import { seat, type TableId } from '../../core/base/ids.ts';
import { resolveBot, isRung, OPPONENT } from '../../core/base/rungs.ts';
import { gameNamed, gameNames } from '../../core/games/index.ts';
import { join } from '../helpers/host-client.ts';
import { newToken, openTestTable, setup, testHost } from '../helpers/host-fixture.ts';

const botsOf = (game: string): readonly string[] => Object.keys(gameNamed(game)?.bots ?? {});

/** Every plain bot of every game, one of its rungs, and every other game. */
const CHANGES = gameNames.flatMap((from) =>
  botsOf(from)
    .filter((bot) => bot === resolveBot(OPPONENT, botsOf(from)) || !isRung(bot))
    .flatMap((bot) => gameNames.filter((to) => to !== from).map((to) => ({ from, bot, to }))),
);
/** As many at a time as a host has tables. */
const EVENINGS = [CHANGES.slice(0, 32), CHANGES.slice(32)];

it.each(EVENINGS)(
  'a table whose game is changed starts the new one, with bots that it has, and keeps its ledger over a restart',
  async (...changes) => {
    expect(changes.length).toBeGreaterThanOrEqual(4);
    const first = await testHost({ botDelay: 1_000_000 });
    const tables: { id: TableId; to: string }[] = [];
    for (const { from, bot, to } of changes) {
      const id = await openTestTable(first.host, { game: from, title: `${from} ${to}` });
      const client = await join(first.host.port, `/ws/${id}`, { owner: first.host.ownerSecret });
      await client.ask({ type: 'sit', token: newToken(), name: 'Ada', seat: seat(0) });
      for (const at of [1, 2]) await client.ask({ type: 'seat-bot', seat: seat(at), bot });
      await client.ask({ type: 'start' });
      await client.ask({ type: 'end-game' });
      await client.ask({ type: 'rematch' });
      const changed = await client.shownAfter({
        type: 'configure',
        setup: setup({ game: to, title: `${from} ${to}` }),
      });
      const isKnown = botsOf(to).includes(bot);
      const news = changed.news.filter(({ type }) => type === 'bot-changed');
      expect(news).toHaveLength(isKnown ? 0 : 2);
      expect(changed.table.seats[1]).toMatchObject({ type: 'bot', bot: isKnown ? bot : 'regular' });
      const begun = await client.shownAfter({ type: 'start' });
      expect(begun.table).toMatchObject({ phase: 'playing', games: 2 });
      await client.close();
      tables.push({ id, to });
    }
    await first.stop();

    const second = await testHost({ dataDir: first.folder, botDelay: 1_000_000 });
    expect(second.log).toEqual([]);
    for (const { id, to } of tables) {
      const client = await join(second.host.port, `/ws/${id}`, { owner: second.host.ownerSecret });
      expect((await client.untilTable(() => true)).table).toMatchObject({
        phase: 'playing',
        games: 2,
        setup: { game: to },
      });
      const ended = await client.shownAfter({ type: 'end-game' });
      expect(ended.table.ledger).toHaveLength(2);
      await client.close();
    }
    await second.dispose();
  },
);
