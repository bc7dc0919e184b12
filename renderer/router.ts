import type { Component } from 'vue';
import { toTableId } from '../core/base/ids.ts';
import { openPartWords } from './i18n/load.ts';
import { createRouter, type Query, type Route } from './navigation/router.ts';
import HomeScreen from './screens/HomeScreen.vue';
import { loadHelp } from './screens/shared/connection-help.ts';
import { load, nextTask } from './stores/loading.ts';

const later = (from: () => Promise<{ readonly default: Component }>) => ({
  load: async () => {
    const screen = await load(from);
    await nextTask();
    return screen.default;
  },
});
const SetupScreen = later(() => import('./screens/SetupScreen.vue'));
/** With the part that only local tables have, so that nothing moves when it is loaded. */
const LocalSetupScreen = later(async () => {
  const [screen] = await Promise.all([
    import('./screens/SetupScreen.vue'),
    import('./screens/setup/WhoPlays.vue'),
  ]);
  return screen;
});
const JoinScreen = later(() => import('./screens/JoinScreen.vue'));
const TableScreen = later(() => import('./screens/TableScreen.vue'));
const TelevisionScreen = later(async () => {
  const [screen] = await Promise.all([import('./screens/TelevisionScreen.vue'), openPartWords('device')]);
  return screen;
});
const HistoryScreen = later(async () => {
  const [screen] = await Promise.all([import('./screens/HistoryScreen.vue'), openPartWords('saved')]);
  return screen;
});
const LearnScreen = later(() => import('./screens/LearnScreen.vue'));
const DailyScreen = later(async () => {
  const [screen] = await Promise.all([import('./screens/DailyScreen.vue'), openPartWords('daily')]);
  return screen;
});
const RulesScreen = later(() => import('./screens/RulesScreen.vue'));
const SettingsScreen = later(async () => {
  const [screen] = await Promise.all([import('./screens/SettingsScreen.vue'), openPartWords('device')]);
  return screen;
});

/** The PIN in a link. */
const pinIn = ({ pin }: Query): string | undefined =>
  pin !== undefined && /^\d{6}$/.test(pin) ? pin : undefined;

/** The seat proofs in a link from another address of the host. */
const backIn = ({ back }: Query): readonly string[] | undefined =>
  back !== undefined && /^[0-9a-f]{32}(?:\.[0-9a-f]{32}){0,5}$/.test(back) ? back.split('.') : undefined;

const routes: readonly Route[] = [
  { name: 'home', path: /^\/$/, screen: { is: HomeScreen } },
  {
    name: 'host',
    path: /^\/host\/?$/i,
    screen: SetupScreen,
    props: ({ query }) => ({ reach: 'network', chosen: query['game'] }),
  },
  {
    name: 'play',
    path: /^\/play\/?$/i,
    screen: LocalSetupScreen,
    props: ({ query }) => ({ reach: 'local', chosen: query['game'] }),
  },
  { name: 'join', path: /^\/join\/?$/i, screen: JoinScreen, props: ({ query }) => ({ to: query['to'] }) },
  {
    name: 'table',
    path: /^\/table\/(?<id>[0-9a-f]{16})(?:\/(?<replay>replay))?(?:\/(?<position>\d+))?\/?$/i,
    screen: TableScreen,
    props: ({ params, query }) => ({
      id: toTableId(String(params['id'])),
      at: query['at'],
      pin: pinIn(query),
      back: backIn(query),
    }),
  },
  {
    name: 'tv',
    path: /^\/tv(?:\/(?<id>[0-9a-f]{16}))?\/?$/i,
    screen: TelevisionScreen,
    props: ({ params, query }) => ({ id: toTableId(String(params['id'])), pin: pinIn(query) }),
  },
  {
    name: 'history',
    path: /^\/history(?:\/(?<file>[^/]+))?\/?$/i,
    screen: HistoryScreen,
    props: ({ params }) => params,
  },
  { name: 'learn', path: /^\/learn\/?$/i, screen: LearnScreen },
  { name: 'daily', path: /^\/daily\/?$/i, screen: DailyScreen },
  {
    name: 'rules',
    path: /^\/rules(?:\/(?<game>[^/]+))?\/?$/i,
    screen: RulesScreen,
    props: ({ params }) => params,
  },
  { name: 'settings', path: /^\/settings\/?$/i, screen: SettingsScreen },
  {
    name: 'help',
    path: /^\/help\/connection\/?$/i,
    screen: later(loadHelp),
    props: ({ query }) => ({
      at: query['at'],
      table: toTableId(String(query['table'])),
      joins: query['joins'] !== undefined,
    }),
  },
];

/**
 * Creates the router. Hash routing hides addresses from the host, and lets one page serve app and browsers. Call it only after the owner's
 * secret was taken out of the fragment, because the router rewrites the fragment at once.
 */
export const createScreens = () => createRouter(routes);
