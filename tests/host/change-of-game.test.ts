import { expect, it } from 'vitest';
import { seat, type TableId } from '../../core/base/ids.ts';
import { isRung, OPPONENT } from '../../core/base/rungs.ts';
import { gameNamed, gameNames } from '../../core/games/index.ts';
import { join } from '../helpers/host-client.ts';
import { newToken, openTestTable, setup, testHost } from '../helpers/host-fixture.ts';

/** Every plain bot of every game, one of the rungs that all games have, and every other game. */
const CHANGES = gameNames.flatMap((from) =>
  Object.keys(gameNamed(from)?.bots ?? {})
    .filter((bot) => bot === OPPONENT || !isRung(bot))
    .flatMap((bot) => gameNames.filter((to) => to !== from).map((to) => ({ from, bot, to }))),
);

it('a table whose game is changed starts the new one, with bots that it has, and keeps its ledger over a restart', async () => {
  expect(CHANGES.length).toBeGreaterThanOrEqual(22);
  const first = await testHost({ botDelay: 1_000_000 });
  const tables: { id: TableId; to: string }[] = [];
  for (const { from, bot, to } of CHANGES) {
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
    const isKnown = Object.hasOwn(gameNamed(to)?.bots ?? {}, bot);
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
});
