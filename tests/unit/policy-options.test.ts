import {expect, test} from './plain-test';
import {mkdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {hash, refusedOfHtml, refusedOfPage} from './fixtures/refused-markup';
import {contentSecurityPolicy} from '../../deploy/serve/policy';
import {OwnMarkup} from '../../src/plugins/policy/html-markup';
import {checkOptions} from '../../src/plugins/policy/options';
import type {Policy} from '../../src/plugins/policy/options';
import {partsOf, readPages, writePages} from '../../src/plugins/publish/pages/pages';
import {takeRedirectPages} from '../../src/plugins/publish/pages/redirect-pages';
import {Store} from '../../src/plugins/store';
import {formatProblem} from '../../contract/problems';
import {startPolicy} from '../../src/plugins/beta13/start/policy';
import {styleProblems} from '../../src/plugins/policy/style-addresses';

test('the configuration permits scripts by host, path and hash, frames of addresses and objects', async () => {
  const policy: Policy = {
    'script-src': ['https://*.stats.example/js/', "'self'", hash('alert(1)')],
    'object-src': ["'self'"],
    'base-uri': ['https://a.example'],
  };
  const permitted = [
    '<script src="https://cdn.stats.example/js/a.js"></script>',
    '<script src="/a.js"></script>',
    '<script>alert(1)</script>',
    '<object data="/a.svg"></object>',
    '<base href="https://a.example/b/" />',
  ].join('\n\n');
  expect(await refusedOfPage(permitted, policy)).toEqual([]);
  expect(await refusedOfHtml({'a.html': permitted}, policy)).toEqual([]);
  const others = [
    'https://stats.example/js/a.js',
    'http://cdn.stats.example/js/a.js',
    'https://cdn.stats.example:8080/js/a.js',
    'https://cdn.stats.example/a.js',
    '//stats.example.evil.example/js/a.js',
  ];
  const found = await refusedOfPage(others.map((src) => `<script src="${src}"></script>`).join('\n\n'), policy);
  expect(found).toHaveLength(others.length);
});
test('scripts of plugins are those of the site, from another host only by permission; their attributes are as those of pages', async () => {
  const own = '<script>own()</script><script src="/own.js"></script><meta http-equiv="x-ua-compatible" content="a">';
  expect(await refusedOfHtml({'a.html': `<head>${own}</head>`}, {}, own)).toEqual([]);
  const foreign = '<script async src="https://a.example/b.js"></script><noscript><img style="top:0"></noscript>';
  const found = await refusedOfHtml({'a.html': foreign}, {}, foreign);
  expect(found.map((text) => /(?:policy: .*|has the attribute "\w+")/.exec(text)?.[0])).toEqual([
    `policy: {'script-src': ["https://a.example"]}.`,
    'has the attribute "style"',
  ]);
});
test('a policy is as it is written, and nothing without one', () => {
  const policy = {'script-src': ['https://a.example', "'unsafe-eval'"], 'img-src': ['https:', '*']};
  expect(checkOptions({policy, id: 'default'})).toEqual({policy});
  expect(checkOptions({id: 'default'})).toEqual({policy: {}});
});
const MISTAKES: [options: unknown, message: string][] = [
  [{polcy: {}}, 'the option "polcy" is unknown. Known: policy. Did you mean policy?'],
  [{policy: ['a']}, 'policy is ["a"]. Expected lists of sources by directive'],
  [{policy: {'script-scr': []}}, 'policy: the directive "script-scr" is unknown. Known: script-src, '],
  [{policy: {'script-scr': []}}, 'Did you mean script-src?'],
  [{policy: {'default-src': []}}, 'policy: the directive "default-src" is unknown.'],
  [
    {policy: {'script-src': 'https://a.example'}},
    `policy: 'script-src' is "https://a.example". Expected a list of texts`,
  ],
  [{policy: {'script-src': [1]}}, `policy: 'script-src' is [1]. Expected a list of texts`],
  [{policy: {'script-src': ['self']}}, `policy: "self" of 'script-src' stands without quotes. Write "'self'".`],
  [{policy: {'script-src': ["'unsafe-inline'"]}}, `policy: "'unsafe-inline'" of 'script-src' has no effect`],
  [
    {policy: {'style-src-attr': ['https://a.example']}},
    `policy: "https://a.example" of 'style-src-attr' permits no style attributes. Write ["'unsafe-inline'"].`,
  ],
  [{policy: {'script-src': ['https://a.example; img-src *']}}, `is no source expression. Expected a host`],
  [{policy: {'script-src': ['https://a.example?b']}}, `is no source expression. Expected a host`],
  [{policy: {'script-src': ['']}}, `policy: "" of 'script-src' is no source expression.`],
];
for (const [options, message] of MISTAKES) {
  test(`the options ${JSON.stringify(options)} are refused: ${message}`, () => {
    expect(() => checkOptions(options)).toThrow('[publish] docusaurus.config.ts: ');
    expect(() => checkOptions(options)).toThrow(message);
  });
}
test('what a build permitted is refused by the next one that has lost the permission, and the other way round', async ({}, {
  outputDir,
}) => {
  const pages = {'a.html': '<html><body><script src="https://a.example/b.js"></script></body></html>'};
  const refused = async (policy: Policy) => (await refusedOfHtml(pages, policy, '', outputDir)).length;
  const permission = {'script-src': ['https://a.example']};
  expect([await refused(permission), await refused({}), await refused(permission)]).toEqual([0, 1, 0]);
});
test('inline scripts of other plugins stay as they are: they may rely on the names of their functions', () => {
  const foreign = '<script>function gtag(){dataLayer.push(arguments)}</script>';
  const site = '<script>one(1)</script>';
  const {siteScripts, otherScripts, refusals} = partsOf(site + foreign, new OwnMarkup(site + foreign, site), {});
  expect(siteScripts.map(({text}) => text)).toEqual(['one(1)']);
  expect(otherScripts).toEqual(['function gtag(){dataLayer.push(arguments)}']);
  expect(refusals).toEqual([]);
});
test('a page that leads to another one loses its script, and others stay', async () => {
  const page = (target: string) =>
    `<head><meta http-equiv="refresh" content="0; url=${target}"></head>\n<script>\nlocation.href = '${target}'\n</script>`;
  const folder = test.info().outputPath('build');
  const files = {'old.html': page('/docs/'), 'away.html': page('https://a.example/'), 'google1.html': 'google1.html'};
  mkdirSync(folder);
  for (const [file, html] of Object.entries(files)) writeFileSync(path.join(folder, file), html);
  const pages = await readPages(new Store(folder), folder, {own: new OwnMarkup(''), policy: {}});
  writePages(folder, takeRedirectPages(pages));
  expect(readFileSync(path.join(folder, 'old.html'), 'utf8')).toBe(
    '<head><meta http-equiv="refresh" content="0; url=/docs/"></head>\n',
  );
  expect([...pages.keys()]).toEqual(['away.html', 'google1.html']);
});
test('an entry of the policy permits all inline styles, from which the hashes of the site would take the effect', async () => {
  const permission = {'style-src': ["'unsafe-inline'"]};
  const page = '<svg><style>p{}</style></svg><p style="top:0">x</p>';
  expect(await refusedOfHtml({'a.html': page}, permission)).toEqual([]);
  expect(checkOptions({policy: permission})).toEqual({policy: permission});
  const inline = {
    scripts: new Set(['a']),
    styles: new Set(['b']),
    hasStylesheets: true,
    hasMedia: false,
    hasFonts: false,
  };
  const directives = contentSecurityPolicy(inline, permission).split('; ');
  expect(directives).toContain("style-src 'self' 'unsafe-inline'");
  expect(directives).toContainEqual(expect.stringMatching(/^script-src 'self' 'sha256-/));
});

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
