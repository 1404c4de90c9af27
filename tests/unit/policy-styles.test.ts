import {formatProblem} from '../../contract/problems';
import {contentSecurityPolicy} from '../../deploy/serve/policy';
import {startPolicy} from '../../src/plugins/beta13/start/policy';
import {styleProblems} from '../../src/plugins/policy/style-addresses';
import {expect, test} from './plain-test';

const SHEET = [
  "@import url('https://fonts.example/a.css');",
  '@font-face { font-family: A; src: url("https://fonts.example/a.woff2"), url(/a.woff2); }',
  '.a { background: url(//images.example/a.png), url(data:image/png;base64,AA), url(./own.png); }',
].join('\n');

test('what a style sheet loads from another site is named with its line and the entry that permits it', () => {
  expect(styleProblems(SHEET, 'src/css/custom.css', {}).map(formatProblem)).toEqual([
    `[publish] src/css/custom.css:1:1: https://fonts.example/a.css is a style sheet of another site, which the policy blocks. Copy it into src/css/, or permit it in docusaurus.config.ts: policy: {'style-src': ["https://fonts.example"]}.`,
    `[publish] src/css/custom.css:2:30: https://fonts.example/a.woff2 is a font of another site, which the policy blocks. Put the file into static/, or permit it in docusaurus.config.ts: policy: {'font-src': ["https://fonts.example"]}.`,
    `[publish] src/css/custom.css:3:6: //images.example/a.png is an image of another site, which the policy blocks. Put the file into static/, or permit it in docusaurus.config.ts: policy: {'img-src': ["https://images.example"]}.`,
  ]);
  const permitted = {'style-src': ['fonts.example'], 'font-src': ['https:'], 'img-src': ['images.example']};
  expect(styleProblems(SHEET, 'a.css', permitted)).toEqual([]);
});

test('start has the policy of a build, and beside it only what reloading needs', () => {
  const tags = '<script>one(1)</script><style>p{}</style>';
  const inline = {scripts: new Set(['one(1)']), styles: new Set(['p{}'])};
  const all = {...inline, hasStylesheets: true, hasMedia: true, hasFonts: true};
  const permitted = {'frame-src': ['https://player.example']};
  const built = `${contentSecurityPolicy(all, permitted)}; frame-ancestors 'none'`;
  expect(built).toContain("font-src 'self' data:");
  const started = startPolicy(tags, permitted, 'localhost:3000');
  expect(started.replace(" 'unsafe-eval'", '').replace(' ws://localhost:3000 wss://localhost:3000', '')).toBe(built);
  expect(startPolicy(tags, permitted, "a; script-src 'unsafe-inline'")).not.toContain('ws:');
});
