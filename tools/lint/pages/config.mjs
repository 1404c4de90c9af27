import markdown from '@eslint/markdown';
import prose from '../prose/rule.mjs';
import {LEVELS, readPageLevels} from './levels.mjs';
import pages from './rules.mjs';

/** Markup that pages of this site do not use, with its replacement. */
const HOUSE = [
  {
    selector: 'heading[depth=1]',
    message: 'the title of the front matter is the h1 of the page. Write ## or ###, or move the text to the title.',
  },
  {
    selector: 'heading[depth>3]',
    message: 'no table of contents lists a heading of this level. Write ## or ###, or bold text.',
  },
  {
    selector: 'code[lang="mermaid"]:not([meta=/^[^={]+$/])',
    message: 'a diagram without a title is shown as code. Write it behind the name, e.g. ```mermaid 付款的时序.',
  },
  {
    // The header row of a table identifies a list of fields: names, and types or required.
    selector: 'table > tableRow:first-child:has(text[value=/字段|参数|名称/]):has(text[value=/类型|必填|是否必须/])',
    message:
      'fields are typed by hand, and become outdated when the contract changes. Show them by a block, e.g. ```openapi shop#createOrder.',
  },
];

/**
 * The rules that each level adds to those before it. A rule with options in one level has them in all: without any it would inherit those
 * of the parent folder's level.
 */
const RULES = {
  stock: {
    'markdown/no-duplicate-definitions': 'error',
    'markdown/no-empty-definitions': 'error',
    'markdown/no-empty-images': 'error',
    'markdown/no-invalid-label-refs': 'error',
    'markdown/no-reference-like-urls': 'error',
    'markdown/table-column-count': 'error',
  },
  complete: {
    'markdown/fenced-code-language': 'error',
    'markdown/no-empty-links': 'error',
    'markdown/no-missing-atx-heading-space': 'error',
    'markdown/no-multiple-h1': 'error',
    'markdown/no-reversed-media-syntax': 'error',
    'markdown/no-unused-definitions': 'error',
    'markdown/require-alt-text': 'error',
    'pages/code-language': 'error',
    'pages/front-matter': ['error', {}],
    'pages/heading-id': ['error', {}],
    'pages/heading-increment': 'error',
    'pages/indented-code': 'error',
  },
  house: {
    // Would take a list such as [0, 100] for a link.
    'markdown/no-missing-label-refs': 'error',
    'no-restricted-syntax': ['error', ...HOUSE],
    'pages/front-matter': ['error', {known: ['title', 'sidebar_label', 'description']}],
    'pages/heading-id': ['error', {required: true}],
    'pages/listed': 'error',
    'prose/chinese': 'error',
    'prose/few-codes': 'error',
  },
};

/** All rules of a level; rules of higher levels are off. */
const rulesOf = (level) => {
  const reached = LEVELS.slice(0, LEVELS.indexOf(level) + 1);
  const off = LEVELS.flatMap((other) => Object.keys(RULES[other])).map((rule) => [rule, 'off']);
  return Object.assign(Object.fromEntries(off), ...reached.map((own) => RULES[own]));
};

const PAGES = '**/*.{md,mdx}';

/**
 * Rules for Markdown: ESLint's recommended ones for the project's own documents, and for pages those of the level of their folder
 * (tools/lint/README.md, "Levels of pages").
 *
 * @returns parts of an ESLint configuration
 */
export const pageConfig = (siteDir) => [
  {
    files: [PAGES],
    plugins: {markdown, pages, prose},
    language: 'pages/gfm',
    languageOptions: {frontmatter: 'yaml'},
    rules: rulesOf('stock'),
  },
  {
    files: ['*.md', '{contract,deploy,sandbox,src,tests,tools}/**/README.md'],
    ignores: ['src/pages/**'],
    rules: markdown.configs.recommended[0].rules,
  },
  ...readPageLevels(siteDir).folders.map(([folder, level]) => ({
    files: [`${folder}/${PAGES}`],
    rules: rulesOf(level),
  })),
  // Markdown files that pages import are not pages.
  {files: ['**/_*.{md,mdx}', `**/_*/${PAGES}`], rules: {'pages/front-matter': 'off', 'pages/listed': 'off'}},
  // The readme of a kit is not part of a page.
  {files: ['**/_samples/kit.md'], rules: {'pages/heading-id': 'off', 'no-restricted-syntax': 'off'}},
];
