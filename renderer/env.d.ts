declare module '*.vue' {
  import type { DefineComponent } from 'vue';
  const component: DefineComponent<object, object, unknown>;
  export default component;
}

/** The version of the app, set at build time. */
declare const __APP_VERSION__: string;
