import { createRouter, createWebHashHistory } from 'vue-router';
import { toTableId } from '../core/base/ids.ts';
import HomeScreen from './screens/HomeScreen.vue';
import { load } from './stores/loading.ts';

const later =
  <Screen>(from: () => Promise<Screen>) =>
  () =>
    load(from);

/**
 * The screens. The hash keeps addresses out of the host's hands, and lets one page serve app and browsers. Made only after the
 * owner's secret was taken out of the fragment: the router rewrites the fragment at once.
 */
export const createScreens = () =>
  createRouter({
    history: createWebHashHistory(),
    routes: [
      { path: '/', name: 'home', component: HomeScreen },
      {
        path: '/host',
        name: 'host',
        component: later(() => import('./screens/SetupScreen.vue')),
        props: ({ query }) => ({ reach: 'network', chosen: query['game'] }),
      },
      {
        path: '/play',
        name: 'play',
        component: later(() => import('./screens/SetupScreen.vue')),
        props: ({ query }) => ({ reach: 'local', chosen: query['game'] }),
      },
      { path: '/join', name: 'join', component: later(() => import('./screens/JoinScreen.vue')) },
      {
        path: '/table/:id([0-9a-f]{16})',
        name: 'table',
        component: later(() => import('./screens/TableScreen.vue')),
        props: ({ params, query }) => ({
          id: toTableId(String(params['id'])),
          at: typeof query['at'] === 'string' ? query['at'] : undefined,
        }),
      },
      {
        path: '/tv/:id([0-9a-f]{16})?',
        name: 'tv',
        component: later(() => import('./screens/TelevisionScreen.vue')),
        props: ({ params }) => ({ id: toTableId(String(params['id'])) }),
      },
      {
        path: '/history',
        name: 'history',
        component: later(() => import('./screens/HistoryScreen.vue')),
      },
      { path: '/learn', name: 'learn', component: later(() => import('./screens/LearnScreen.vue')) },
      {
        path: '/rules/:game?',
        name: 'rules',
        component: later(() => import('./screens/RulesScreen.vue')),
        props: true,
      },
      {
        path: '/settings',
        name: 'settings',
        component: later(() => import('./screens/SettingsScreen.vue')),
      },
      { path: '/:rest(.*)*', redirect: '/' },
    ],
    scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 },
  });
