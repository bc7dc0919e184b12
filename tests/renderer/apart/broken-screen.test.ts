import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApp, defineComponent, h, type Component } from 'vue';
import App from '../../../renderer/App.vue';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { reportFaults, useProblem } from '../../../renderer/stores/problem.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { person, TABLE, tableFrame } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';

vi.mock(
  '../../../renderer/net/browser-channel.ts',
  async () => await import('../../helpers/renderer/fake-host.ts'),
);
/** Whether the lobby throws while it is drawn. */
const fault = await vi.hoisted(async () => (await import('vue')).reactive({ isOn: true }));
vi.mock('../../../renderer/screens/lobby/LobbyView.vue', async (original) => {
  const { default: lobby } = await original<{ readonly default: Component }>();
  const Faulty = defineComponent({
    inheritAttrs: false,
    setup:
      (_, { attrs }) =>
      () => {
        if (fault.isOn) throw new Error('the lobby is broken');
        return h(lobby, attrs);
      },
  });
  return { default: Faulty };
});

let mounted: Mounted;
const reported = vi.fn();
beforeEach(() => {
  fault.isOn = true;
  fakeHost.reset();
  localStorage.clear();
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
});
afterEach(() => {
  mounted.wrapper.unmount();
  vi.unstubAllGlobals();
});
const alert = () => document.querySelector('[role=alert]')?.textContent;

it('a lobby that throws leaves the table there, and is shown again when somebody wants it', async () => {
  fakeHost.show(tableFrame({ seats: [person('Ada'), person('Ben')], own: [0] }));
  mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
  await settled();
  expect(alert()).toContain('The host still has your seats and everything you’ve played.');
  expect(reported).toHaveBeenCalledTimes(1);
  expect(mounted.hasButton(/^Menu/)).toBe(true);
  fault.isOn = false;
  await mounted.click('Show again');
  expect(alert()).toBeUndefined();
  expect(document.body.textContent).toContain('Seats');
});

it('a screen that throws says so, with the way home', async () => {
  mounted = await mountScreen(App, {}, freshStores());
  const Faulty = defineComponent({
    render() {
      throw new Error('this screen is broken');
    },
  });
  mounted.router.addRoute({ path: '/faulty', name: 'faulty', component: Faulty });
  await mounted.router.push('/faulty');
  await settled();
  expect(alert()).toContain('This page couldn’t be shown');
  expect(mounted.hasButton('Reload the app')).toBe(true);
  await mounted.click('Home');
  expect(mounted.router.currentRoute.value.path).toBe('/');
  expect(alert()).toBeUndefined();
});

it('a press that throws is reported, and said', async () => {
  const pinia = freshStores();
  mounted = await mountScreen(App, {}, pinia);
  const press = () => {
    throw new Error('this press is broken');
  };
  const app = createApp({ render: () => h('button', { class: 'faulty', onClick: press }) });
  app.use(pinia);
  reportFaults(app);
  app.mount(document.body.appendChild(document.createElement('div')));
  document.querySelector<HTMLElement>('.faulty')?.click();
  await settled();
  expect(reported).toHaveBeenCalledTimes(1);
  expect(useProblem().problem?.error).toEqual({ code: 'page' });
  expect(document.body.textContent).toContain(
    'Something went wrong in the app, so this may not have worked.',
  );
  app.unmount();
});
