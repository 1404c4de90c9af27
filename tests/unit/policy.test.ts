import {expect, test} from './plain-test';
import {contentSecurityPolicy} from '../../deploy/serve/policy';
import {hash, refusedOfHtml, refusedOfPage} from '../fixtures/refused-markup';

/** Markup that pages may not have, as a writer writes it and as a built page has it, with the words that follow its start tag. */
const REFUSED: readonly (readonly [mdx: string, html: string, words: string])[] = [
  ['<script>alert(1)</script>', '<script>alert(1)</script>', 'is a script.'],
  [
    '<script src="https://a.example/b.js"></script>',
    '<script src="https://a.example/b.js"></script>',
    'loads a script.',
  ],
  ['<script src="/b.js"></script>', '<script src="/b.js"></script>', 'loads a script.'],
  ['![图](https://a.example/b.png)', '<img src="https://a.example/b.png">', 'loads a file of another site.'],
  [
    '<img srcSet="/b.png 1x, https://a.example/b.png 2x" />',
    '<img srcset="/b.png 1x, https://a.example/b.png 2x">',
    'loads a file of another site.',
  ],
  [
    '<video poster="//a.example/b.png" />',
    '<video poster="//a.example/b.png"></video>',
    'loads a file of another site.',
  ],
  [
    '<audio src="https://a.example/b.mp3" />',
    '<audio src="https://a.example/b.mp3"></audio>',
    'loads a file of another site.',
  ],
  ['<script type="module" src="/b.js"></script>', '<script type="module" src="/b.js"></script>', 'loads a script.'],
  ['<head><script>alert(1)</script></head>', '<head><script>alert(1)</script></head>', 'is a script.'],
  ['<svg><script>alert(1)</script></svg>', '<svg><script>alert(1)</script></svg>', 'is a script.'],
  ['<svg><script xlinkHref="/b.js" /></svg>', '<svg><script xlink:href="/b.js"/></svg>', 'loads a script.'],
  ['<style>p</style>', '<style>p</style>', 'is a style sheet'],
  ['<base href="https://a.example/" />', '<base href="https://a.example/">', 'changes where all addresses'],
  [
    '<meta httpEquiv="refresh" content="0" />',
    '<meta http-equiv="refresh" content="0">',
    'changes how the page is loaded',
  ],
  ['<object data="/a.svg"></object>', '<OBJECT data="/a.svg"></OBJECT>', 'loads a document.'],
  ['<embed src="/a.svg" />', '<embed src="/a.svg">', 'loads a document.'],
  ['<iframe src="/docs/"></iframe>', '<iframe src="/docs/"></iframe>', 'loads a document.'],
  [
    '<link rel="stylesheet" href="//a.example/b.css" />',
    '<link rel=stylesheet href="//a.example/b.css">',
    'loads a style sheet',
  ],
  ['<iframe srcDoc="a"></iframe>', '<iframe srcdoc="a"></iframe>', 'has the attribute "src'],
  ['<p onClick="a()">x</p>', '<p onclick="a()">x</p>', 'has the attribute "on'],
  ['<x-a onload="a()">x</x-a>', '<x-a onload=a()>x</x-a>', 'has the attribute "on'],
  ['<p style="top:0">x</p>', '<p style="top:0">x</p>', 'has the attribute "style"'],
  ['[a](javascript:alert(1))', '<a href="javascript:alert(1)">a</a>', 'has an address that runs code in "href"'],
  ['[a](<JavaScript:alert(1)>)', '<a href="JavaScript:alert(1)">a</a>', 'has an address that runs code in "href"'],
  [
    '[a](java&#10;script:alert(1))',
    '<a href="java&#10;script:alert(1)">a</a>',
    'has an address that runs code in "href"',
  ],
  [
    '<a href="&#1;javascript:alert(1)">a</a>',
    '<a href="&#1;javascript:alert(1)">a</a>',
    'has an address that runs code in "href"',
  ],
  [
    '[a][b]\n\n[b]: javascript:alert(1)',
    '<a href="javascript:alert(1)">a</a>',
    'has an address that runs code in "href"',
  ],
  ['![a](javascript:alert(1))', '<img src="javascript:alert(1)">', 'has an address that runs code in "src"'],
  ['[a](vbscript:a)', '<a href="vbscript:a">a</a>', 'has an address that runs code in "href"'],
  ['[a](data:text/html,a)', '<a href="data:text/html,a">a</a>', 'has an address that runs code in "href"'],
  [
    '<a href=" java&Tab;script:alert(1)">a</a>',
    '<a href=" java&Tab;script:alert(1)">a</a>',
    'has an address that runs code in "href"',
  ],
  [
    "<a href={'javascript:alert(1)'}>a</a>",
    '<a href=javascript:alert(1)>a</a>',
    'has an address that runs code in "href"',
  ],
  [
    '<button formAction="javascript:a()">x</button>',
    '<button formaction="javascript:a()">x</button>',
    'has an address that runs code in "form',
  ],
  [
    '<svg><a xlinkHref="javascript:a()">x</a></svg>',
    '<svg><a xlink:href="javascript:a()">x</a></svg>',
    'has an address that runs code in "xlink',
  ],
  [
    '<svg><a><animate attributeName="href" values="#a;javascript:a()" /></a></svg>',
    '<svg><a><animate attributeName="href" values="#a;javascript:a()"/></a></svg>',
    'has an address that runs code in "values"',
  ],
  [
    '<svg><a><set attributeName="xlink:href" to="/a" /></a></svg>',
    '<svg><a><set attributeName="xlink:href" to="/a"/></a></svg>',
    'changes an address.',
  ],
  [
    '<svg><use href="data:image/svg+xml,a" /></svg>',
    '<svg><use href="data:image/svg+xml,a"/></svg>',
    'has an address that runs code in "href"',
  ],
  [
    '<svg><use href="//a.example/b.svg#c" /></svg>',
    '<svg><use href="//a.example/b.svg#c"/></svg>',
    'loads a drawing of another site',
  ],
  [
    '<iframe src="data:text/html,a"></iframe>',
    '<iframe src="data:text/html,a"></iframe>',
    'has an address that runs code in "src"',
  ],
];

for (const [mdx, html, words] of REFUSED) {
  test(`${mdx.replaceAll('\n', ' ')} is refused where it is written, and on the built page`, async () => {
    const found = await refusedOfPage(`一\n\n${mdx}`);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^\[publish\] docs\/a\.mdx:[35]:\d+: </);
    expect(found[0]).toContain(words);
    const built = await refusedOfHtml({'a.html': `<p>一</p>${html}`});
    expect(built).toHaveLength(1);
    expect(built[0]).toMatch(/^\[publish\] build\/a\.html: </);
    expect(built[0]).toContain(words);
  });
}

const PERMITTED = [
  '`<script>alert(1)</script>` `[a](javascript:alert(1))`',
  '```html\n<script>alert(1)</script>\n```',
  '[a](https://a.example) [b](mailto:a@b.example) [c](#javascript:) [d](./javascript:a) ![e](data:image/png;base64,AA==)',
  '![a][b]\n\n[b]: data:image/png;base64,AA==',
  '<p title="javascript: 一种语言" data-on="on" id="once">x</p>',
  '<Card onlyOnce="true" style="wide" data="data: 数据" />',
  '<script type="application/json">1</script>',
  '<svg><use href="#a" /><image href="data:image/png;base64,AA==" /><animate attributeName="r" values="1;2" /></svg>',
  '<meta name="a" content="javascript:" /><link rel="canonical" href="https://a.example/" />',
];

for (const mdx of PERMITTED) {
  test(`${mdx.replaceAll('\n', ' ')} is permitted`, async () => {
    expect(await refusedOfPage(mdx)).toEqual([]);
  });
}

test('all that is refused of a page is reported at once, in its order', async () => {
  const found = await refusedOfPage('<base href="/a/" />\n\n[a](javascript:a)\n\n<script>alert(1)</script>');
  expect(found).toEqual([
    `[publish] docs/a.mdx:1:1: <base href="/a/"> changes where all addresses of the page lead. Take it out, or permit it in docusaurus.config.ts: policy: {'base-uri': ["'self'"]}.`,
    '[publish] docs/a.mdx:3:1: <a href="javascript:a"> has an address that runs code in "href". Expected https:, mailto:, tel:, or a path. Mend it, or use a component.',
    `[publish] docs/a.mdx:5:1: <script>alert(1) is a script. Pages run those of the site only. Take it out, or permit it in docusaurus.config.ts: policy: {'script-src': ["${hash('alert(1)')}"]}.`,
  ]);
});

test('what stands on every page is reported once, with the number of the pages', async () => {
  const html = '<p>a</p><base href="/">';
  expect(await refusedOfHtml({'a.html': html, 'b.html': html, 'c.html': `${html} `})).toEqual([
    expect.stringMatching(/^\[publish\] build\/a\.html: <base href="\/"> .* The same stands on 2 other pages\.$/),
  ]);
});

test('style attributes need one entry of the policy, which the message names once for each page', async () => {
  const written = "一 <b style={{color: 'red'}}>二</b>\n\n<p style={'top:0'}>三</p>";
  const built = '<p><b style="color:red">二</b><b style="top:0">三</b></p>';
  const permission = {'style-src-attr': ["'unsafe-inline'"]};
  expect(await refusedOfPage(written)).toEqual([
    `[publish] docs/a.mdx:1:3: <b> has the attribute "style", which the policy blocks. Use a class, or permit style attributes in docusaurus.config.ts: policy: {'style-src-attr': ["'unsafe-inline'"]}.`,
    expect.stringMatching(/^\[publish\] docs\/a\.mdx:3:1: <p> has the attribute "style"/),
  ]);
  expect(await refusedOfHtml({'a.html': built, 'b.html': built})).toEqual([
    expect.stringMatching(
      /^\[publish\] build\/a\.html: <b> has the attribute "style".* The same stands on 1 other pages\.$/,
    ),
  ]);
  expect(await refusedOfPage(written, permission)).toEqual([]);
  expect(await refusedOfHtml({'a.html': built}, permission)).toEqual([]);
  const inline = {
    scripts: new Set<string>(),
    styles: new Set<string>(),
    hasStylesheets: false,
    hasMedia: false,
    hasFonts: false,
  };
  const policy = contentSecurityPolicy(inline);
  expect(policy).not.toContain('style-src-attr');
  expect(contentSecurityPolicy(inline, permission)).toBe(`${policy}; style-src-attr 'unsafe-inline'`);
});
