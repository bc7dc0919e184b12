/** The type of single-file components for compilers that cannot read them; `vue-tsc` uses their real types. */
declare module '*.vue' {
  import type { DefineComponent } from 'vue';
  // oxlint-disable-next-line typescript/no-explicit-any -- it has any properties
  const component: DefineComponent<any, any, any>;
  export default component;
}

/** The rules of a game; `build/rules-text.ts` turns them into a module. */
declare module '*.md' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module imports nothing relative
  const rules: import('./games/rules-text.ts').RulesText;
  export default rules;
}

/** The version of the app, set at build time. */
declare const __APP_VERSION__: string;
