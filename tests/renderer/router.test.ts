import { mount, type VueWrapper } from '@vue/test-utils';
import { nextTick, type Component } from 'vue';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createRouter,
  RouterLink,
  RouterView,
  type Route,
  type Router,
} from '../../renderer/navigation/router.ts';
import { eventually } from '../helpers/eventually.ts';

const screen = (text: string): Component => ({
  props: ['id', 'at'],
  template: `<p>${text} {{ id }} {{ at }}</p>`,
});

/** Answers of screens that are loading. */
let arrivals: (() => void)[] = [];
const slow = (text: string): Route['screen'] => ({
  load: () => new Promise((resolve) => arrivals.push(() => resolve(screen(text)))),
});
const ROUTES: readonly Route[] = [
  { name: 'home', path: /^\/$/, screen: { is: screen('home') } },
  {
    name: 'table',
    path: /^\/table\/(?<id>[^/]+)(?:\/(?<more>more))?$/,
    screen: { is: screen('table') },
    props: ({ params, query }) => ({ id: params['id'], at: query['at'] }),
  },
  { name: 'slow', path: /^\/slow$/, screen: slow('slow') },
  { name: 'other', path: /^\/other$/, screen: slow('other') },
];
const Page = {
  components: { RouterView, RouterLink },
  template:
    '<RouterView /><RouterLink class="link" :to="{ path: \'/table/1\', query: { at: \'[::1]:2 +&\' } }">x</RouterLink>',
};

let router: Router;
let wrapper: VueWrapper;
const text = () => wrapper.find('p').text();

/** Opens the page at an address. */
async function open(address: string): Promise<void> {
  history.replaceState(null, '', `#${address}`);
  router = createRouter(ROUTES);
  wrapper = mount(Page, { attachTo: document.body, global: { plugins: [router] } });
  await router.isReady();
  await nextTick();
}

beforeEach(() => {
  arrivals = [];
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  wrapper.unmount();
  vi.unstubAllGlobals();
});

it('shows the address that the page was opened with, and the start for one that is unknown', async () => {
  await open('/table/a%20b?at=x+y');
  expect(text()).toBe('table a b x y');
  expect(router.currentRoute.value).toMatchObject({ name: 'table', params: { id: 'a b', more: '' } });
  wrapper.unmount();
  await open('/nowhere');
  expect([text(), location.hash]).toEqual(['home', '#/']);
});

it('writes addresses that people can read, and reads them again', async () => {
  await open('/');
  const link = wrapper.find('.link').attributes('href') ?? '';
  expect(link).toBe('#/table/1?at=[::1]:2+%2B%26');
  await router.push(link.slice(1));
  expect(router.currentRoute.value.query).toEqual({ at: '[::1]:2 +&' });
  await router.replace({ query: {} });
  expect(location.hash).toBe('#/table/1');
});

it('keeps what a screen may go back to', async () => {
  await open('/');
  expect(history.state).toMatchObject({ back: null });
  const before = history.length;
  await router.push('/table/1');
  await router.push('/table/1');
  expect(history.length).toBe(before + 1);
  expect(history.state).toMatchObject({ back: '/' });
  await router.replace('/table/2');
  expect(history.length).toBe(before + 1);
  expect(history.state).toMatchObject({ back: '/' });
});

it('follows the browser back, and to an address that was typed', async () => {
  await open('/');
  const moves: string[] = [];
  router.afterEach((to, from) => moves.push(`${from.path} ${to.path}`));
  history.pushState(null, '', '#/table/1');
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await eventually(() => expect(text()).toBe('table 1'));
  expect(history.state).toMatchObject({ position: 1 });
  history.replaceState({ back: null, position: 0 }, '', '#/');
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  await eventually(() => expect(text()).toBe('home'));
  expect(moves).toEqual(['/ /table/1', '/table/1 /']);
});

it('shows what was asked for last, even if it comes first', async () => {
  await open('/');
  const first = router.push('/slow');
  const second = router.push('/other');
  arrivals[1]?.();
  await second;
  arrivals[0]?.();
  await first;
  await nextTick();
  expect([text(), location.hash]).toEqual(['other', '#/other']);
  await router.push('/');
  await router.push('/other');
  expect(arrivals).toHaveLength(2);
});

it('scrolls a page that is not at its top, and back to where an entry was left', async () => {
  await open('/');
  await router.push('/table/1');
  expect(scrollTo).not.toHaveBeenCalled();
  vi.stubGlobal('scrollY', 300);
  await router.push('/table/2');
  await nextTick();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  vi.stubGlobal('scrollY', 0);
  history.replaceState({ back: '/', position: 1, scroll: 300 }, '', '#/table/1');
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  await eventually(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 300));
});

it('leaves presses to the browser that open another window', async () => {
  await open('/');
  const push = vi.spyOn(router, 'push');
  await wrapper.find('.link').trigger('click', { ctrlKey: true });
  await wrapper.find('.link').trigger('click', { button: 1 });
  expect(push).not.toHaveBeenCalled();
  await wrapper.find('.link').trigger('click');
  expect(push).toHaveBeenCalledTimes(1);
});
