import { createPinia } from 'pinia';
import { createApp, watch } from 'vue';
import App from './App.vue';
import { followLanguage } from './i18n/load.ts';
import { watchTranslation } from './i18n/translated-page.ts';
import { createScreens } from './router.ts';
import { kept, takeOwnerSecret } from './stores/device.ts';
import { isMissing, nextTask } from './stores/loading.ts';
import { reportFaults } from './stores/problem.ts';
import './styles/index.css';

const root = document.documentElement;

// Until the first screen is mounted, the first page shows that something is missing.
const unwatch = watch(isMissing, (isSo) => {
  if (isSo) root.dataset['first'] = 'failed';
});

/** Waits until no link is pressed: one replaced between press and release would do nothing. */
async function untilReleased(): Promise<void> {
  while (document.querySelector('a:active') !== null)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  await nextTask(); // the click follows the release
}

/** Milliseconds between two looks whether the styles of the app apply; engines take several frames for another `media`. */
const LOOK_AGAIN = 200;

/** Removes the styles of the first page once those of the app apply, which hold them too: every element would be matched with them twice. */
async function dropFirstStyles(links: readonly HTMLLinkElement[]): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  while (links.some(({ sheet }) => sheet === null));
  document.querySelector('style')?.remove();
}

/** Replaces the first page by the app. */
async function begin(): Promise<void> {
  await takeOwnerSecret();
  const router = createScreens();
  const app = createApp(App);
  app.use(createPinia());
  reportFaults(app);
  await followLanguage();
  app.use(router);
  await router.isReady();
  await untilReleased();

  // The first page has the same links: a focused one stays focused.
  const link = document.activeElement?.getAttribute('href') ?? undefined;
  // In the same frame as the app: earlier it would restyle the first page for nothing.
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  for (const sheet of sheets) sheet.media = 'all';
  watchTranslation(document.documentElement);
  app.mount('#app');
  unwatch();
  void dropFirstStyles(sheets);
  if (link !== undefined) document.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`)?.focus();
  kept.sweep(); // after mounting: the table that the screen opens counts as used
  delete root.dataset['first'];
}

begin().catch((error: unknown) => {
  root.dataset['first'] = 'failed';
  throw error;
});
