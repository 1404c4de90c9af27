import prism from 'prismjs/components.json' with {type: 'json'};

/** The blocks that show a contract, by the languages of their fences: src/plugins/docs/blocks/blocks.ts. */
export const BLOCKS = [
  'about',
  'catalog',
  'changes',
  'changes-since',
  'coverage',
  'dictionaries',
  'dictionary',
  'dictionary-index',
  'downloads',
  'error-codes',
  'error-index',
  'mermaid',
  'notification-schedule',
  'openapi',
  'operations',
  'rate-limits',
  'retry-advice',
  'sample',
  'scopes',
  'security',
  'servers',
  'tag',
  'test-key',
  'vector',
];

/** Names for code without a language, and the one of MDX that other programs shall take for code. */
const PLAIN = ['text', 'txt', 'plain', 'plaintext', 'mdx-code-block'];

/** The languages that Prism highlights, by all their names. */
export const LANGUAGES = [
  ...PLAIN,
  ...Object.entries(prism.languages).flatMap(([name, {title, alias = []}]) => (title ? [name, ...[alias].flat()] : [])),
];
