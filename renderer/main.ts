import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './App.vue';
import { followLanguage, i18n } from './i18n/index.ts';
import { createScreens } from './router.ts';
import { takeOwnerSecret } from './stores/device.ts';
import './styles/index.css';

await takeOwnerSecret();
const router = createScreens();
const app = createApp(App);
app.use(createPinia());
app.use(i18n);
await followLanguage();
app.use(router);
await router.isReady();
app.mount('#app');
