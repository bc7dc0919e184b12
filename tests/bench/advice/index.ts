import vue from '@vitejs/plugin-vue';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { createRng } from '../../../core/base/rng.ts';
import { botOf, budgetOf, type BotTask } from '../../../core/bots/index.ts';
import { rulesText } from '../../../build/rules-text.ts';
import type { Advice } from '../../../core/game.ts';
import { gameNames } from '../../../core/games/index.ts';
import { decisionsOf, positionText } from './positions.ts';

/** As many times the playouts of a bot that plays as the host gives to who asks; and many times more, with other chance, to see whether that was true. */
const ADVISED = 5;
const CHECKED = 16;

type Speak = (view: unknown, legal: object, advice: Advice) => readonly string[];

/**
 * npm run bench -- advice: positions of games of bots with what the coach says there, as the page shows it in English, and below it what it says with many
 * times the playouts, for somebody who knows the game to judge.
 */
export async function benchAdvice(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', multiple: true, default: [...gameNames] },
      positions: { type: 'string', default: '60' },
      first: { type: 'string', default: '0' },
    },
  });
  const vite = await createServer({
    root: resolve(import.meta.dirname, '../../..'),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [vue(), rulesText()],
    define: { __APP_VERSION__: JSON.stringify('0.0.0') },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { createSpeaker } = await vite.ssrLoadModule('/tests/bench/advice/speech.ts');
    for (const game of values.game) {
      const speak = (await createSpeaker(game)) as Speak;
      let count = 0;
      for (const task of decisionsOf(game, Number(values.first))) {
        console.log(`\n#${++count} ${game}\n${positionText(task)}`);
        for (const line of speak(task.view, task.legal, adviceOn(task, ADVISED, `said ${count}`)))
          console.log(line);
        console.log('  with more playouts:');
        for (const line of speak(task.view, task.legal, adviceOn(task, CHECKED, `checked ${count}`)))
          console.log(`  ${line}`);
        if (count >= Number(values.positions)) break;
      }
    }
  } finally {
    await vite.close();
  }
}

function adviceOn(task: BotTask, times: number, seed: string): Advice {
  const bot = botOf(task);
  const advice = bot.weigh?.(task.view, task.legal, task.memory, createRng(seed), budgetOf(bot, times));
  if (advice === undefined) throw new Error(`${task.game} has no coach`);
  return advice;
}
