import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import vue from 'eslint-plugin-vue';
import ts from 'typescript-eslint';
import vueParser from 'vue-eslint-parser';

/** What a clock, chance, a machine or a person's settings would come through. */
const IMPURE = [
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['crypto', 'Intl', 'console', 'process', 'globalThis', 'WeakRef', 'FinalizationRegistry'],
];

export default ts.config(
  { ignores: ['out/**', 'dist/**', '.cache/**', 'node_modules/**', 'tests/scenarios/**', 'build/*.cjs'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...vue.configs['flat/recommended'].map((config) => ({ ...config, files: ['renderer/**/*.vue'] })),
  prettier,
  {
    files: ['**/*.ts', '**/*.mts', '**/*.vue'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.vue'] } },
    rules: {
      'no-undef': 'off', // TypeScript knows better
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['**/*.vue'],
    languageOptions: { parser: vueParser },
    rules: {
      'vue/multi-word-component-names': 'off',
      'vue/no-v-html': 'error',
      'vue/require-default-prop': 'off',
    },
  },
  // What only types can tell. All files are one program here, which takes half as long as one for each layer; the types of
  // single-file components are left to vue-tsc.
  {
    files: ['**/*.ts'],
    languageOptions: {
      parserOptions: { project: 'build/tsconfig.lint.json', tsconfigRootDir: process.cwd() },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  // The same inputs give the same outputs: see docs/decisions.md, "Layers"
  {
    files: ['core/**'],
    rules: {
      'no-eval': 'error',
      'no-restricted-globals': ['error', ...IMPURE],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'draw with an Rng' },
      ],
    },
  },
  // describe() and component set-up are lists, not functions that do one thing
  {
    files: ['tests/**', '**/*.vue'],
    rules: { 'max-lines-per-function': 'off' },
  },
  { files: ['cli/**', 'electron/**', 'build/**', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    files: ['tests/**'],
    ignores: ['tests/helpers/eventually.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'vi', property: 'waitFor', message: 'gives up after a second: use eventually' },
        { object: 'vi', property: 'waitUntil', message: 'gives up after a second: use until' },
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        Request: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        structuredClone: 'readonly',
        queueMicrotask: 'readonly',
        globalThis: 'readonly',
        performance: 'readonly',
        Response: 'readonly',
        fetch: 'readonly',
      },
    },
  },
);
