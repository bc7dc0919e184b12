import type { Translation } from '../../languages.ts';
import type en from '../en/index.ts';
import characters from './characters.ts';
import { common, home, join, rules, rungs, settings } from './common.ts';
import { history } from './history.ts';
import { learn } from './learn.ts';
import { lobby } from './lobby.ts';
import { badName, problem } from './problem.ts';
import { reactions } from './reactions.ts';
import { setup } from './setup.ts';
import { curtain, ended, menu, news, people, table } from './table.ts';
import { signals } from './signals.ts';
import { television } from './television.ts';

export default {
  common,
  home,
  join,
  rules,
  characters,
  rungs,
  settings,
  setup,
  table,
  people,
  curtain,
  ended,
  menu,
  news,
  signals,
  reactions,
  television,
  history,
  learn,
  lobby,
  problem,
  badName,
} satisfies Translation<typeof en>;
