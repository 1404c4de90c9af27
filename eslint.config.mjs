import markdown from '@eslint/markdown';
import baseline from 'eslint-plugin-baseline-js';
import compat from 'eslint-plugin-compat';
import importPlugin from 'eslint-plugin-import';
import * as espree from 'espree';
import tseslint from 'typescript-eslint';
import * as yamlParser from 'yaml-eslint-parser';
import {ECMA_VERSION, scripts} from './tools/lint/browsers.mjs';
import prose from './tools/lint/prose/rule.mjs';

/** Who may not import whom: the direction never turns back (CONTRIBUTING.md, section "Folders"). */
const zones = [
  {target: './src/data', from: './src', except: ['./data']},
  {target: './src/controls', from: './src', except: ['./controls']},
  {target: './src/components', from: './src/theme'},
  {target: './src/components', from: './src/pages'},
  {target: './src/components', from: './src/data'},
  {target: './src/components', from: './src/plugins'},
  {target: './src/theme', from: './src/pages'},
  {target: './src/theme', from: './src/data'},
  {target: './src/pages', from: './src/theme'},
  {target: './src/plugins', from: './src', except: ['./plugins', './data']},
  {target: './src', from: './tests'},
  {target: './server', from: './src'},
  {target: ['./src/app', './src/components', './src/controls', './src/data', './src/pages', './src/theme'], from: './server'},
  {target: './src', from: './sandbox'},
  {target: './src', from: './deploy'},
  {target: './server', from: './deploy'},
  {target: ['./src', './server', './deploy', './sandbox'], from: './tools/pdf'},
  {target: './tools/pdf', from: './src', except: ['./plugins', './data']},
  {target: './deploy', from: './src', except: ['./plugins']},
  {target: './deploy', from: './sandbox'},
  {target: ['./src', './server', './sandbox', './deploy', './tools/packages'], from: './tools/lint'},
  {target: './tools/lint', from: ['./sandbox', './deploy', './tools/packages']},
  {target: './tools', from: ['./server', './sandbox', './deploy', './tests']},
  {target: ['./src', './server', './sandbox', './deploy', './tools/packages'], from: './tools'},
  {target: './tools/packages', from: ['./src', './server', './sandbox', './deploy']},
  {target: './sandbox', from: './src', except: ['./plugins', './data']},
];

/** Holds for Windows and macOS, where not everything is run each time; see DEVELOPING.md, section "Any folder and system". */
const anySystem = [
  {
    selector: ':matches(MemberExpression[property.name="pathname"], VariableDeclarator:has(Property[key.name="pathname"])) > NewExpression[callee.name="URL"]:has(MetaProperty)',
    message: 'Use fileURLToPath(): the pathname of a file URL is percent-encoded, and begins with "/" before the drive on Windows.',
  },
  {
    selector: 'CallExpression[callee.name=/^(spawn|exec|execFile)(Sync)?$/][arguments.1.type="ArrayExpression"] > Literal.arguments:first-child[value=/^(which|where|npm|npx)$/]',
    message: 'Search PATH with onPath() of tools/run/on-path.mjs, run programs of packages as process.execPath with their JavaScript, and npm by execSync().',
  },
  {selector: 'Literal[value=/(^|[/])[.]bin$/]', message: 'Run programs of packages as process.execPath with their JavaScript: Windows has shell scripts in node_modules/.bin.'},
  {selector: 'CallExpression[callee.name=/^(spawn|exec|execFile)(Sync)?$/] Property[key.name="shell"]', message: 'A shell takes a path with spaces apart. Run the program itself.'},
  {selector: 'Literal[regex.pattern=/node_modules\\\\[/]/]', message: 'Write [\\\\/]: Windows has a backslash between the parts of a path.'},
];

export default tseslint.config(
  {ignores: ['build/', '.docusaurus/', '.docusaurus3/', 'node_modules/', 'test-results/', 'playwright-report/', 'bench-results/', 'sbom/', 'pdf/']},
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    extends: [tseslint.configs.recommended],
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {import: importPlugin},
    settings: {'import/resolver': {node: {extensions: ['.ts', '.tsx', '.js', '.mjs', '.json']}}},
    rules: {
      'import/no-restricted-paths': ['error', {zones}],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': ['error', {allow: ['error']}],
      'no-restricted-syntax': ['error', ...anySystem],
      'max-lines': ['error', {max: 150, skipBlankLines: true, skipComments: true}],
    },
  },
  {
    files: ['src/plugins/**', 'src/data/**'],
    rules: {'no-restricted-imports': ['error', {paths: ['react', 'react-dom'], patterns: ['@theme/*', '@theme-original/*']}]},
  },
  {
    // Registers languages whose names the configuration gives.
    files: ['src/theme/prism-include-languages.ts', '*.config.js'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['src/{client,components,pages,theme}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...anySystem,
        {
          selector: 'ArrayExpression > SpreadElement > :not(Identifier)',
          message: "Use Array.from(): beta.13's Babel preset turns the spread of anything but an array into [].concat().",
        },
      ],
    },
  },
  {
    files: ['tests/{e2e,long,reading,axe,firefox}/**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...anySystem,
        {
          selector: 'CallExpression[callee.property.name="click"][callee.optional=false]',
          message: 'Use press() of tests/checks/press.ts: a click that scrolls far may miss what it scrolls to.',
        },
      ],
    },
  },
  {
    // What runs in the browsers of readers. Newer methods of JavaScript's own objects TypeScript does not know: tsconfig.json, `lib`.
    files: ['src/{client,components,controls,data,pages,theme}/**/*.{ts,tsx}', 'src/plugins/*/*.js'],
    plugins: {baseline, compat},
    settings: {lintAllEsApis: true},
    rules: {'baseline/use-baseline': ['error', scripts], 'compat/compat': 'error'},
  },
  {
    files: ['**/*.{md,mdx}'],
    plugins: {markdown},
    extends: [markdown.configs.recommended],
    language: 'markdown/gfm',
    languageOptions: {frontmatter: 'yaml'},
    // The build checks links with all anchors of a page; the linter sees only those of its text.
    rules: {'markdown/no-missing-link-fragments': 'off'},
  },
  {
    files: ['{docs,versioned_docs}/**/_contract/*.yaml', '{i18n,versioned_sidebars}/**/*.json'],
    languageOptions: {parser: yamlParser},
  },
  {
    // What readers see.
    files: [
      '{docs,versioned_docs}/**/*.{mdx,yaml}',
      '{i18n,versioned_sidebars}/**/*.json',
      '{book,src}/**/*.{ts,tsx}',
      'sidebars.ts',
      'docusaurus.config.ts',
    ],
    plugins: {prose},
    rules: {'prose/chinese': 'error'},
  },
  {files: ['tools/lint/main.ts', 'deploy/serve/main.ts', 'tools/sandbox/main.ts', 'deploy/release/main.ts', 'tools/pdf/main.ts', 'compat/*/main.ts', 'tools/run/**', '.ci/**', 'tools/bench/**'], rules: {'no-console': 'off'}},
  {
    // What readers see as it is: each prints, and holds its whole story in one file.
    files: ['**/_samples/**'],
    rules: {'no-console': 'off', 'max-lines': 'off'},
  },
  {
    // Inline scripts of the page head: they run before any bundle, as they stand.
    files: ['src/plugins/*/*.js'],
    languageOptions: {parser: espree, ecmaVersion: ECMA_VERSION, sourceType: 'script'},
    rules: {'no-var': 'off', 'prefer-const': 'off'},
  },
);
