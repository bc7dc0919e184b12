import { createApp } from 'vue';
import GalleryPage from './GalleryPage.vue';
import '../styles/index.css';

createApp(GalleryPage).mount('#app');
