import { createRouter, createWebHashHistory, type LocationQuery, type RouteRecordRaw } from 'vue-router';
import { isTableCode } from '../core/line/code.ts';
import { toTableId } from '../core/base/ids.ts';
import { openPartWords } from './i18n/load.ts';
import HomeScreen from './screens/HomeScreen.vue';
import { loadHelp } from './screens/shared/connection-help.ts';
import { load, nextTask } from './stores/loading.ts';

const later =
  <Screen>(from: () => Promise<Screen>) =>
  async () => {
    const screen = await load(from);
    await nextTask();
    return screen;
  };
const SetupScreen = later(() => import('./screens/SetupScreen.vue'));
/** With the part that only local tables have, so that nothing moves when it is loaded. */
const LocalSetupScreen = later(async () => {
  const [screen] = await Promise.all([
    import('./screens/SetupScreen.vue'),
    import('./screens/setup/WhoPlays.vue'),
    openPartWords('local'),
  ]);
  return screen;
});
const JoinScreen = later(async () => {
  const [screen] = await Promise.all([import('./screens/JoinScreen.vue'), openPartWords('connection')]);
  return screen;
});
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
const ProtectionScreen = later(async () => {
  const [screen] = await Promise.all([import('./screens/ProtectionScreen.vue'), openPartWords('protection')]);
  return screen;
});
const SettingsScreen = later(async () => {
  const [screen] = await Promise.all([import('./screens/SettingsScreen.vue'), openPartWords('device')]);
  return screen;
});

/** The code of the table in a link. */
const codeIn = ({ code }: LocationQuery): string | undefined => (isTableCode(code) ? code : undefined);

/** The seat proofs in a link from another address of the host. */
const backIn = ({ back }: LocationQuery): readonly string[] | undefined =>
  typeof back === 'string' && /^[0-9a-f]{32}(?:\.[0-9a-f]{32}){0,5}$/.test(back)
    ? back.split('.')
    : undefined;

const routes: readonly RouteRecordRaw[] = [
  { path: '/', name: 'home', component: HomeScreen },
  {
    path: '/host',
    name: 'host',
    component: SetupScreen,
    props: ({ query }) => ({ reach: 'network', chosen: query['game'] }),
  },
  {
    path: '/play',
    name: 'play',
    component: LocalSetupScreen,
    props: ({ query }) => ({ reach: 'local', chosen: query['game'] }),
  },
  { path: '/join', name: 'join', component: JoinScreen, props: ({ query }) => ({ to: query['to'] }) },
  {
    path: '/table/:id([0-9a-f]{16})/:replay(replay)?/:position(\\d+)?',
    name: 'table',
    component: TableScreen,
    props: ({ params, query }) => ({
      id: toTableId(String(params['id'])),
      at: typeof query['at'] === 'string' ? query['at'] : undefined,
      tableCode: codeIn(query),
      back: backIn(query),
    }),
  },
  {
    path: '/tv/:id([0-9a-f]{16})?',
    name: 'tv',
    component: TelevisionScreen,
    props: ({ params, query }) => ({ id: toTableId(String(params['id'])), tableCode: codeIn(query) }),
  },
  {
    path: '/history/:file?',
    name: 'history',
    component: HistoryScreen,
    props: true,
  },
  { path: '/learn', name: 'learn', component: LearnScreen },
  { path: '/daily', name: 'daily', component: DailyScreen },
  {
    path: '/rules/:game?',
    name: 'rules',
    component: RulesScreen,
    props: true,
  },
  { path: '/protection', name: 'protection', component: ProtectionScreen },
  {
    path: '/settings',
    name: 'settings',
    component: SettingsScreen,
  },
  {
    path: '/help/connection',
    name: 'help',
    component: later(loadHelp),
    props: ({ query }) => ({
      at: typeof query['at'] === 'string' ? query['at'] : undefined,
      table: toTableId(String(query['table'])),
      joins: query['joins'] !== undefined,
    }),
  },
  { path: '/:rest(.*)*', redirect: '/' },
];

/**
 * Creates the router. Hash routing hides addresses from the host, and lets one page serve app and browsers. Call it only after the owner's
 * secret was taken out of the fragment, because the router rewrites the fragment at once.
 */
export function createScreens() {
  let isAtTop = true;
  const router = createRouter({
    history: createWebHashHistory(),
    routes,
    // Scrolling forces a layout while the new screen is mounted, so a page already at the top is not scrolled.
    scrollBehavior: (_to, _from, saved) => (isAtTop && !saved?.top ? false : (saved ?? { top: 0 })),
  });
  router.afterEach(() => {
    isAtTop = scrollY === 0; // the old screen's, which is still mounted
  });
  return router;
}
