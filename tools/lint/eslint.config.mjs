import path from 'node:path';
import baseline from 'eslint-plugin-baseline-js';
import compat from 'eslint-plugin-compat';
import * as espree from 'espree';
import tseslint from 'typescript-eslint';
import * as yamlParser from 'yaml-eslint-parser';
import {ECMA_VERSION, scripts} from './browsers.mjs';
import {pageConfig} from './pages/config.mjs';
import {contractsLeftAlone} from './prose/left-alone.mjs';
import prose from './prose/rule.mjs';

/** Holds for Windows and macOS, where not everything is run each time; see DEVELOPING.md, section "Any folder and system". */
const anySystem = [
  {
    selector:
      ':matches(MemberExpression[property.name="pathname"], VariableDeclarator:has(Property[key.name="pathname"])) > NewExpression[callee.name="URL"]:has(MetaProperty)',
    message:
      'Use fileURLToPath(): the pathname of a file URL is percent-encoded, and begins with "/" before the drive on Windows.',
  },
  {
    selector:
      'CallExpression[callee.name=/^(spawn|exec|execFile)(Sync)?$/][arguments.1.type="ArrayExpression"] > Literal.arguments:first-child[value=/^(which|where|npm|npx)$/]',
    message:
      'Search PATH with onPath() of tools/run/on-path.mjs, run programs of packages as process.execPath with their JavaScript, and npm by execSync().',
  },
  {
    selector: 'Literal[value=/(^|[/])[.]bin$/]',
    message:
      'Run programs of packages as process.execPath with their JavaScript: Windows has shell scripts in node_modules/.bin.',
  },
  {
    selector: 'CallExpression[callee.name=/^(spawn|exec|execFile)(Sync)?$/] Property[key.name="shell"]',
    message: 'A shell takes a path with spaces apart. Run the program itself.',
  },
  {
    selector: 'Literal[regex.pattern=/node_modules\\\\[/]/]',
    message: 'Write [\\\\/]: Windows has a backslash between the parts of a path.',
  },
];

/** Words that readers see: a string that begins with Chinese letters or marks. Messages for writers are in English, and may have examples. */
const ownWords = ['Literal[value=%s]', 'TemplateElement[value.raw=%s]', 'JSXText[value=%s]'].map((selector) => ({
  selector: selector.replace('%s', '/^[^A-Za-z]*[\\u3000-\\u303f\\u4e00-\\u9fff\\uff00-\\uffef]/'),
  message: 'Put what readers see into contract/words/, where each language has its file.',
}));

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '.docusaurus3/',
      'tests/plugins/site/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
      'bench-results/',
      'sbom/',
      'pdf/',
      // Small pages and their files that were shown by beta.13 as they are.
      'tests/*/fixtures/stock-pages/',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    extends: [tseslint.configs.recommended],
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': ['error', {allow: ['error']}],
      'no-restricted-syntax': ['error', ...anySystem],
      'max-lines': ['error', {max: 200, skipBlankLines: true, skipComments: true}],
    },
  },
  {
    files: [
      '{contract,deploy,sandbox,*/{sandbox,signing}}/**/*.ts',
      'src/{controls,plugins}/**/*.ts',
      'tools/{adopt,pdf,release}/*.ts',
    ],
    // What shows whether a browser has Chinese letters, and data of the sample that an owner's takes the place of.
    ignores: ['tools/pdf/glyphs.ts', 'tools/adopt/site-data.ts'],
    rules: {'no-restricted-syntax': ['error', ...anySystem, ...ownWords]},
  },
  {
    files: ['src/plugins/**', 'src/data/**'],
    rules: {
      'no-restricted-imports': ['error', {paths: ['react', 'react-dom'], patterns: ['@theme/*', '@theme-original/*']}],
    },
  },
  {
    // Registers languages whose names the configuration gives.
    files: ['src/theme/prism-include-languages.ts', '*.config.js'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['src/{app,components,pages,theme}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...anySystem,
        ...ownWords,
        {
          selector: 'ArrayExpression > SpreadElement > :not(Identifier)',
          message:
            "Use Array.from(): beta.13's Babel preset turns the spread of anything but an array into [].concat().",
        },
      ],
    },
  },
  {
    // What runs in the browsers of readers. Newer methods of JavaScript's own objects TypeScript does not know: tsconfig.json, `lib`.
    files: ['src/{app,components,controls,data,pages,theme}/**/*.{ts,tsx}', 'src/plugins/*/*.js'],
    plugins: {baseline, compat},
    settings: {lintAllEsApis: true},
    rules: {'baseline/use-baseline': ['error', scripts], 'compat/compat': 'error'},
  },
  ...pageConfig(path.join(import.meta.dirname, '..', '..')),
  {
    files: ['{docs,versioned_docs}/**/_contract/**/*.yaml', '{i18n,versioned_sidebars,*/words}/**/*.json'],
    languageOptions: {parser: yamlParser},
  },
  {
    // What readers see, beside pages.
    files: [
      '{docs,versioned_docs}/**/*.yaml',
      '{i18n,versioned_sidebars,*/words}/**/*.json',
      '{contract,*/signing,src}/**/*.{ts,tsx}',
      'tools/pdf/*.ts',
      'sidebars.ts',
      'docusaurus.config.ts',
    ],
    ignores: contractsLeftAlone(),
    plugins: {prose},
    rules: {'prose/chinese': 'error', 'prose/few-codes': 'error'},
  },
  {
    files: ['**/main.ts', 'tools/lint/coverage.ts', 'tools/{bench,record,run}/**', '.ci/**'],
    rules: {'no-console': 'off'},
  },
  {
    // What readers see as it is: each prints, and holds its whole story in one file.
    files: ['**/_samples/**'],
    rules: {'no-console': 'off', 'max-lines': 'off'},
  },
  {
    // Scripts of Postman collections: each is a part of one, and runs in Postman's sandbox.
    files: ['*/signing/postman/*.js'],
    rules: {'@typescript-eslint/no-require-imports': 'off', '@typescript-eslint/no-unused-vars': 'off'},
  },
  {
    // Inline scripts of the page head: they run before any bundle, as they stand.
    files: ['src/plugins/*/*.js'],
    languageOptions: {parser: espree, ecmaVersion: ECMA_VERSION, sourceType: 'script'},
    rules: {'no-var': 'off', 'prefer-const': 'off'},
  },
);
