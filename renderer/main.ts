import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './App.vue';
import { followLanguage } from './i18n/load.ts';
import { createScreens } from './router.ts';
import { kept, takeOwnerSecret } from './stores/device.ts';
import './styles/index.css';

await takeOwnerSecret();
const router = createScreens();
const app = createApp(App);
app.use(createPinia());
await followLanguage();
app.use(router);
await router.isReady();
app.mount('#app');
kept.sweep(); // after the screen: the table that it opens is in use
