import {defineConfig, globalIgnores} from 'eslint/config';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const SCREENS = ['packages/ui', 'admin', 'storefront', 'reports'].map(name => `${name}/src/**/*.{ts,tsx}`);

const BY_CLIENT = 'The API is called by `client` of @clube/api-client, which the API document types.';

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    '.data/',
    '**/artifacts/',
    'packages/api-client/src/generated/{schema,rules}.ts',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // An async event handler on a component is fine: React takes no notice of what a handler returns.
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
      '@typescript-eslint/ban-ts-comment': ['error', {'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      // A short arrow that hands on what a function of no value returns says nothing wrong.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // An index that was just looked at is there, and the compiler asks about every index.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A figure in a sentence is written as it is.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/restrict-plus-operands': ['error', {allowNumberAndString: true}],
      // Letters and digits are spread one by one.
      '@typescript-eslint/no-misused-spread': ['error', {allow: ['string']}],
      // Text becomes the type that the API document gives it in a function of one type parameter that is used once.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // Of a copy that was made a line before, by names of a list that stands beside it.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // A promise that brings nothing, and a method that answers nothing, are of `void`.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-extraneous-class': ['error', {allowConstructorOnly: true}],
      // Takes every interface that is written in method style for one that minds its `this`.
      '@typescript-eslint/unbound-method': 'off',
      // An interface's promise may be kept by a method that happens not to wait for anything.
      '@typescript-eslint/require-await': 'off',
      'no-console': ['error', {allow: ['warn', 'error']}],
      'object-shorthand': ['error', 'properties'],
      'no-useless-rename': 'error',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      // Text is never run as code.
      'no-eval': 'error',
      'no-new-func': 'error',
    },
  },
  {
    files: ['{*,packages/*}/src/**/*.{ts,tsx}'],
    ignores: ['**/__tests__/**', '**/*.test.{ts,tsx}', 'bench/**', 'seeds/**', 'e2e/**'],
    rules: {
      'no-script-url': 'error',
      'no-restricted-properties': [
        'error',
        {object: 'Math', property: 'random', message: 'It can be guessed: take node:crypto or crypto.getRandomValues.'},
      ],
    },
  },
  {
    // Holds that wrong code does not compile; that an error is expected is what it has to say.
    files: ['**/__tests__/**/*.types.ts'],
    rules: {'@typescript-eslint/ban-ts-comment': ['error', {'ts-expect-error': 'allow-with-description'}]},
  },
  {
    files: SCREENS,
    plugins: {'react-hooks': reactHooks},
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {group: ['@mui/icons-material*'], message: 'Only what react-admin draws is installed: take ui/icons.'},
          ],
        },
      ],
    },
  },
  {
    // An address and a row type that are written by hand are not the compiler's to check. Tests stand in for the network.
    // The service worker passes on what pages ask for, and has no page to ask from.
    files: SCREENS,
    ignores: ['packages/ui/src/testing/**', 'storefront/src/service-worker/**'],
    rules: {
      'no-restricted-globals': ['error', ...['fetch', 'XMLHttpRequest'].map(name => ({name, message: BY_CLIENT}))],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.name=/^(window|globalThis|self)$/][property.name=/^(fetch|XMLHttpRequest)$/]',
          message: BY_CLIENT,
        },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {globals: globals.node, ecmaVersion: 'latest'},
    rules: {'no-undef': 'error', 'no-unused-vars': 'error'},
  },
  {
    files: ['*/public/**/*.js', 'packages/ui/src/**/*.js'],
    languageOptions: {globals: {...globals.browser, ...globals.serviceworker}},
  },
);
