import prettier from 'eslint-config-prettier';
import ts from 'typescript-eslint';
import vue from 'eslint-plugin-vue';

/** What is asked of single-file components, whose templates Oxlint cannot read; it looks at everything else. */
export default ts.config(
  { ignores: ['out/**', 'dist/**', '**/*.{js,mjs,cjs,ts,mts}'] },
  ...ts.configs.strict,
  ...vue.configs['flat/recommended'],
  prettier,
  {
    files: ['**/*.vue'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 600, skipBlankLines: false, skipComments: false }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'vue/multi-word-component-names': 'off',
      'vue/no-v-html': 'error',
      'vue/require-default-prop': 'off',
    },
  },
);
