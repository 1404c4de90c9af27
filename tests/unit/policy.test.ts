import {expect, test} from './plain-test';
import {OwnMarkup} from '../../src/plugins/policy/html-markup';
import {findPlaces} from '../../src/plugins/publish/pages/refused-markup';
import {siteWith} from './fixtures/site-with';
import {contentSecurityPolicy} from '../../deploy/serve/policy';
import {hash, refusedOfHtml, refusedOfPage} from './fixtures/refused-markup';

const [SCRIPT, LOADS, FILE] = ['is a script.', 'loads a script.', 'loads a file of another site.'];
const runs = (attribute: string) => `has an address that runs code in "${attribute}`;
const HREF = runs('href"');

/** Markup that pages may not have: the message after its start tag, the source of a writer, and the HTML of a built page. */
const REFUSED: [words: string, mdx: string, html?: string][] = [
  [SCRIPT, '<script>alert(1)</script>'],
  [SCRIPT, '<head><script>alert(1)</script></head>'],
  [SCRIPT, '<svg><script>alert(1)</script></svg>'],
  [LOADS, '<script src="https://a.example/b.js"></script>'],
  [LOADS, '<script src="/b.js"></script>'],
  [LOADS, '<script type="module" src="/b.js"></script>'],
  [LOADS, '<svg><script xlinkHref="/b.js" /></svg>', '<svg><script xlink:href="/b.js"/></svg>'],
  [FILE, '![图](https://a.example/b.png)', '<img src="https://a.example/b.png">'],
  [
    FILE,
    '<img srcSet="/b.png 1x, https://a.example/b.png 2x" />',
    '<img srcset="/b.png 1x, https://a.example/b.png 2x">',
  ],
  [FILE, '<video poster="//a.example/b.png"></video>'],
  [FILE, '<audio src="https://a.example/b.mp3"></audio>'],
  ['is a style sheet', '<style>p</style>'],
  ['changes where all addresses', '<base href="https://a.example/" />', '<base href="https://a.example/">'],
  [
    'changes how the page is loaded',
    '<meta httpEquiv="refresh" content="0" />',
    '<meta http-equiv="refresh" content="0">',
  ],
  ['loads a document.', '<object data="/a.svg"></object>', '<OBJECT data="/a.svg"></OBJECT>'],
  ['loads a document.', '<embed src="/a.svg" />', '<embed src="/a.svg">'],
  ['loads a document.', '<iframe src="/docs/"></iframe>'],
  [
    'loads a style sheet',
    '<link rel="stylesheet" href="//a.example/b.css" />',
    '<link rel=stylesheet href="//a.example/b.css">',
  ],
  ['has the attribute "src', '<iframe srcDoc="a"></iframe>', '<iframe srcdoc="a"></iframe>'],
  ['has the attribute "on', '<p onClick="a()">x</p>', '<p onclick="a()">x</p>'],
  ['has the attribute "on', '<x-a onload="a()">x</x-a>', '<x-a onload=a()>x</x-a>'],
  ['has the attribute "style"', '<p style="top:0">x</p>'],
  [HREF, '[a](javascript:alert(1))', '<a href="javascript:alert(1)">a</a>'],
  [HREF, '[a](<JavaScript:alert(1)>)', '<a href="JavaScript:alert(1)">a</a>'],
  [HREF, '[a](java&#10;script:alert(1))', '<a href="java&#10;script:alert(1)">a</a>'],
  [HREF, '<a href="&#1;javascript:alert(1)">a</a>'],
  [HREF, '<a href=" java&Tab;script:alert(1)">a</a>'],
  [HREF, '[a][b]\n\n[b]: javascript:alert(1)', '<a href="javascript:alert(1)">a</a>'],
  [HREF, "<a href={'javascript:alert(1)'}>a</a>", '<a href=javascript:alert(1)>a</a>'],
  [HREF, '[a](vbscript:a)', '<a href="vbscript:a">a</a>'],
  [HREF, '[a](data:text/html,a)', '<a href="data:text/html,a">a</a>'],
  [HREF, '<svg><use href="data:image/svg+xml,a" /></svg>'],
  [runs('src"'), '![a](javascript:alert(1))', '<img src="javascript:alert(1)">'],
  [runs('src"'), '<iframe src="data:text/html,a"></iframe>'],
  [runs('form'), '<button formAction="javascript:a()">x</button>', '<button formaction="javascript:a()">x</button>'],
  [runs('xlink'), '<svg><a xlinkHref="javascript:a()">x</a></svg>', '<svg><a xlink:href="javascript:a()">x</a></svg>'],
  [runs('values"'), '<svg><a><animate attributeName="href" values="#a;javascript:a()" /></a></svg>'],
  ['changes an address.', '<svg><a><set attributeName="xlink:href" to="/a" /></a></svg>'],
  ['loads a drawing of another site', '<svg><use href="//a.example/b.svg#c" /></svg>'],
];

for (const [words, mdx, html = mdx] of REFUSED)
  test(`${mdx.replaceAll('\n', ' ')} ${words} It is refused where it is written, and on the built page`, async () => {
    const written = await refusedOfPage(`一\n\n${mdx}`);
    expect(written).toEqual([expect.stringMatching(/^\[publish\] docs\/a\.mdx:[35]:\d+: </)]);
    expect(written[0]).toContain(words);
    const built = await refusedOfHtml({'a.html': `<p>一</p>${html}`});
    expect(built).toEqual([expect.stringMatching(/^\[publish\] build\/a\.html: </)]);
    expect(built[0]).toContain(words);
  });

for (const mdx of [
  '`<script>alert(1)</script>` `[a](javascript:alert(1))`',
  '```html\n<script>alert(1)</script>\n```',
  '[a](https://a.example) [b](mailto:a@b.example) [c](#javascript:) [d](./javascript:a) ![e](data:image/png;base64,AA==)',
  '![a][b]\n\n[b]: data:image/png;base64,AA==',
  '<p title="javascript: 一种语言" data-on="on" id="once">x</p>',
  '<Card onlyOnce="true" style="wide" data="data: 数据" />',
  '<script type="application/json">1</script>',
  '<svg><use href="#a" /><image href="data:image/png;base64,AA==" /><animate attributeName="r" values="1;2" /></svg>',
  '<meta name="a" content="javascript:" /><link rel="canonical" href="https://a.example/" />',
  '<meta httpEquiv="X-UA-Compatible" content="ie=edge" /><meta httpEquiv="Content-Type" content="text/html" />',
])
  test(`${mdx.replaceAll('\n', ' ')} is permitted`, async () => expect(await refusedOfPage(mdx)).toEqual([]));

test('all that is refused of a page is reported at once, in its order', async () => {
  expect(await refusedOfPage('<base href="/a/" />\n\n[a](javascript:a)\n\n<script>alert(1)</script>')).toEqual([
    `[publish] docs/a.mdx:1:1: <base href="/a/"> changes where all addresses of the page lead. Take it out, or permit it in docusaurus.config.ts: policy: {'base-uri': ["'self'"]}.`,
    '[publish] docs/a.mdx:3:1: <a href="javascript:a"> has an address that runs code in "href". Expected https:, mailto:, tel:, or a path. Fix it, or use a component.',
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
  expect(await refusedOfHtml({'a.html': built})).toHaveLength(1);
  expect(await refusedOfPage(written, permission)).toEqual([]);
  expect(await refusedOfHtml({'a.html': built}, permission)).toEqual([]);
  const none = {
    scripts: new Set<string>(),
    styles: new Set<string>(),
    hasStylesheets: false,
    hasMedia: false,
    hasFonts: false,
  };
  const policy = contentSecurityPolicy(none);
  expect(policy).not.toContain('style-src-attr');
  expect(contentSecurityPolicy(none, permission)).toBe(`${policy}; style-src-attr 'unsafe-inline'`);
});

test('what a component loads is reported at its line, and the type of a script is no address', () => {
  const siteDir = siteWith({
    'src/components/A.tsx':
      "export const type = 'text/javascript';\nexport const A = () => <img src='https://a.example/a.png' />;\n",
  });
  const props = {siteDir, baseUrl: '/', routes: [], routesPaths: [], plugins: []};
  const find = findPlaces(props, {own: new OwnMarkup(''), policy: {}});
  expect(find('a.html', '<img src="https://a.example/a.png"> loads a file')).toEqual({
    file: 'src/components/A.tsx',
    line: 2,
  });
  expect(find('a.html', '<script type="text/javascript">a() is a script.')).toBeUndefined();
});
