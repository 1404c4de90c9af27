import prism from 'prismjs/components.json' with {type: 'json'};

/** Languages of the fences that are blocks: src/plugins/docs/blocks/blocks.ts. */
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
  'schema',
  'scopes',
  'security',
  'servers',
  'tag',
  'test-key',
  'vector',
];

/** Names for plain text, and that of MDX that translation systems take for code. */
const PLAIN = ['text', 'txt', 'plain', 'plaintext', 'mdx-code-block'];

/** The languages that Prism highlights, with all their aliases. */
export const LANGUAGES = [
  ...PLAIN,
  ...Object.entries(prism.languages).flatMap(([name, {title, alias = []}]) => (title ? [name, ...[alias].flat()] : [])),
];
