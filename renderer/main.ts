import { createPinia } from 'pinia';
import { createApp, watch } from 'vue';
import App from './App.vue';
import { followLanguage } from './i18n/load.ts';
import { createScreens } from './router.ts';
import { kept, takeOwnerSecret } from './stores/device.ts';
import { isMissing, nextTask } from './stores/loading.ts';
import './styles/index.css';

// Before there is a screen, the first page says what is missing.
const unwatch = watch(isMissing, (isSo) => {
  if (isSo) document.documentElement.dataset['first'] = 'failed';
});

await takeOwnerSecret();
const router = createScreens();
const app = createApp(App);
app.use(createPinia());
await followLanguage();
app.use(router);
await router.isReady();
await nextTask();

// The first page has the same links: who stands on one stays there.
const link = document.activeElement?.getAttribute('href') ?? undefined;
app.mount('#app');
unwatch();
if (link !== undefined) document.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`)?.focus();
kept.sweep(); // after the screen: the table that it opens is in use
