import { createRouter, createWebHashHistory, type LocationQuery, type RouteRecordRaw } from 'vue-router';
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
/** With the part that only playing here has, so that nothing moves when it comes. */
const LocalSetupScreen = later(async () => {
  const [screen] = await Promise.all([
    import('./screens/SetupScreen.vue'),
    import('./screens/setup/WhoPlays.vue'),
  ]);
  return screen;
});
const JoinScreen = later(() => import('./screens/JoinScreen.vue'));
const TableScreen = later(() => import('./screens/TableScreen.vue'));
const TelevisionScreen = later(() => import('./screens/TelevisionScreen.vue'));
const HistoryScreen = later(() => import('./screens/HistoryScreen.vue'));
const LearnScreen = later(() => import('./screens/LearnScreen.vue'));
const DailyScreen = later(async () => {
  const [screen] = await Promise.all([import('./screens/DailyScreen.vue'), openPartWords('daily')]);
  return screen;
});
const RulesScreen = later(() => import('./screens/RulesScreen.vue'));
const SettingsScreen = later(() => import('./screens/SettingsScreen.vue'));

/** The PIN that a link carried. */
const pinIn = ({ pin }: LocationQuery): string | undefined =>
  typeof pin === 'string' && /^\d{6}$/.test(pin) ? pin : undefined;

/** The proofs that a link from another address of the host carried. */
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
    path: '/table/:id([0-9a-f]{16})',
    name: 'table',
    component: TableScreen,
    props: ({ params, query }) => ({
      id: toTableId(String(params['id'])),
      at: typeof query['at'] === 'string' ? query['at'] : undefined,
      pin: pinIn(query),
      back: backIn(query),
    }),
  },
  {
    path: '/tv/:id([0-9a-f]{16})?',
    name: 'tv',
    component: TelevisionScreen,
    props: ({ params, query }) => ({ id: toTableId(String(params['id'])), pin: pinIn(query) }),
  },
  {
    path: '/history',
    name: 'history',
    component: HistoryScreen,
  },
  { path: '/learn', name: 'learn', component: LearnScreen },
  { path: '/daily', name: 'daily', component: DailyScreen },
  {
    path: '/rules/:game?',
    name: 'rules',
    component: RulesScreen,
    props: true,
  },
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
 * The screens. The hash keeps addresses out of the host's hands, and lets one page serve app and browsers. Made only after the
 * owner's secret was taken out of the fragment: the router rewrites the fragment at once.
 */
export function createScreens() {
  let isAtTop = true;
  const router = createRouter({
    history: createWebHashHistory(),
    routes,
    // To scroll, the new screen has to be laid out while it is made; nothing is scrolled that lies at its top already.
    scrollBehavior: (_to, _from, saved) => (isAtTop && !saved?.top ? false : (saved ?? { top: 0 })),
  });
  router.afterEach(() => {
    isAtTop = scrollY === 0; // of the screen that is left, which is still there
  });
  return router;
}
