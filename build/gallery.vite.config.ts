import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { resolve } from 'node:path';

/**
 * The gallery of components and art, for developers: `npx vite --config build/gallery.vite.config.ts`,
 * then open http://127.0.0.1:5199/gallery.html. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../renderer'),
  plugins: [vue()],
  server: { host: '127.0.0.1', port: 5199 },
});
