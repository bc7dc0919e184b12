import { createPinia } from 'pinia';
import { createApp, watch } from 'vue';
import App from './App.vue';
import { followLanguage } from './i18n/load.ts';
import { watchTranslation } from './i18n/translated-page.ts';
import { createScreens } from './router.ts';
import { isApp, kept, takeOwnerSecret } from './stores/device.ts';
import { isMissing, load, nextTask } from './stores/loading.ts';
import { tellFaults } from './stores/problem.ts';
import './styles/index.css';

const root = document.documentElement;

// Before there is a screen, the first page says what is missing.
const unwatch = watch(isMissing, (isSo) => {
  if (isSo) root.dataset['first'] = 'failed';
});

/** Waits until nothing is pressed: a link that is replaced between press and release leads nowhere. */
async function untilReleased(): Promise<void> {
  while (document.querySelector('a:active') !== null)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  await nextTask(); // the click comes with the release
}

/** Puts the app in the place of the first page. */
async function begin(): Promise<void> {
  await takeOwnerSecret();
  if (isApp) await (await load(() => import('./stores/old-keys.ts'))).moveOldKeys();
  const router = createScreens();
  const app = createApp(App);
  app.use(createPinia());
  tellFaults(app);
  await followLanguage();
  app.use(router);
  await router.isReady();
  await untilReleased();

  // The first page has the same links: who stands on one stays there.
  const link = document.activeElement?.getAttribute('href') ?? undefined;
  // In one frame with the app: the first page would be put in order once more, for nothing.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    sheet.media = 'all';
  watchTranslation(document.documentElement);
  app.mount('#app');
  unwatch();
  if (link !== undefined) document.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`)?.focus();
  kept.sweep(); // after the screen: the table that it opens is in use
  delete root.dataset['first'];
}

begin().catch((error: unknown) => {
  root.dataset['first'] = 'failed';
  throw error;
});
