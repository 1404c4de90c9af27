import {expect, test} from './plain-test';
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'fs';
import path from 'path';
import {build} from 'esbuild';
import {bundleForBrowsers} from '../../src/plugins/beta13/bundle/client-bundle';
import {rspackOptions} from '../../src/plugins/beta13/bundle/options';
import {makeStyles} from '../../src/plugins/beta13/bundle/styles';

const FILES = {
  'index.js':
    "import('./home.js'); import './site.css'; import styles from './card.module.css'; document.title = styles.card;",
  'home.js': "import styles from './home.module.css'; document.title = styles.hero + styles['hero--dark'];",
  'site.css': '.button { --gap: 1px; background: url(./large.png) } .small { background: url("/small.png") }',
  'card.module.css':
    '@keyframes turn { to { rotate: 1turn } } .card { animation: turn; margin: var(--gap); grid-area: main }',
  'home.module.css':
    '.hero { composes: card from "./card.module.css"; color: red } .hero--dark { color: black } :global(.dark) .hero { color: white }',
};

function writeSite(changes: Record<string, string> = {}) {
  const siteDir = test.info().outputPath('site');
  mkdirSync(path.join(siteDir, 'static'), {recursive: true});
  for (const [name, text] of Object.entries({...FILES, ...changes})) writeFileSync(path.join(siteDir, name), text);
  writeFileSync(path.join(siteDir, 'large.png'), Buffer.alloc(10_001));
  writeFileSync(path.join(siteDir, 'static', 'small.png'), Buffer.alloc(10));
  return siteDir;
}

async function stylesOf(siteDir: string) {
  const {metafile} = await build({
    absWorkingDir: siteDir,
    entryPoints: ['index.js'],
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    loader: {'.css': 'empty', '.module.css': 'empty'},
  });
  const modules = {alias: {'@site': siteDir}, roots: [path.join(siteDir, 'static'), siteDir]};
  const {outputFiles, inputs} = await makeStyles({siteDir, baseUrl: '/base/', modules}, metafile, 'index.js');
  const files = outputFiles.map(({path: file}) => path.relative(siteDir, file).split(path.sep).join('/'));
  expect(files).toContain('assets/css/styles.css');
  return {
    css: outputFiles[files.indexOf('assets/css/styles.css')].text,
    images: files.filter((file) => file.endsWith('.png')),
    inputs,
  };
}

const SITE = {baseUrl: '/', onBrokenMarkdownLinks: 'throw'} as const;

async function scriptsOf(siteDir: string) {
  const folder = path.join(siteDir, 'out');
  await bundleForBrowsers(
    {siteDir, folder, siteConfig: SITE},
    {
      mode: 'production',
      context: siteDir,
      entry: './index.js',
      optimization: {minimize: false},
      module: {rules: [{test: /\.css$/}]},
    },
    () => undefined,
  );
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

test('one sheet holds all styles in the order of imports, those of import() last', async () => {
  const {css} = await stylesOf(writeSite());
  const places = ['.button', '@keyframes turn', '.card_', '.hero_'].map((name) => css.indexOf(name));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('each script has the names of its own classes as the sheet has them, and none loads styles', async () => {
  const siteDir = writeSite();
  const {css} = await stylesOf(siteDir);
  const [, card, hero, dark] = /\.(card_[\w-]+)[^]*?\.(hero_[\w-]+)[^]*?\.(hero--dark_[\w-]+)/.exec(css) ?? [];
  const scripts = await scriptsOf(siteDir);
  const main = scripts.get('main.js') ?? '';
  const others = [...scripts]
    .filter(([name]) => name !== 'main.js')
    .map(([, text]) => text)
    .join('');
  expect(main).toContain(card);
  expect(main).not.toContain(hero);
  expect(main).not.toContain('stylesheet');
  expect(others).toContain(`${hero} ${card}`);
  expect(others).toContain(dark);
});

test('custom properties, areas of a grid and global classes keep their names', async () => {
  const {css} = await stylesOf(writeSite());
  expect(css).toContain('--gap: 1px');
  expect(css).toMatch(/margin: var\(--gap\);\s*grid-area: main/);
  expect(css).toMatch(/\.dark \.hero_/);
});

test('a small image is part of the sheet, a large one has an address', async () => {
  const {css, images} = await stylesOf(writeSite());
  expect(images).toEqual([expect.stringMatching(/^assets\/images\/large-\w+\.png$/)]);
  expect(css).toContain(`url("/base/${images[0]}")`);
  expect(css).toContain('url(data:image/png;base64,');
});

for (const address of [
  './letters.eot?#iefix',
  'letters.eot#iefix',
  '/letters.eot?v=1#a',
  '~@site/letters.eot?#iefix',
  '@site/letters.eot#a',
  '~letters/letters.eot#a',
  'letters/letters.eot#a',
])
  test(`css-loader's ${address} is a file of the site or of a package`, async () => {
    const siteDir = writeSite({
      'letters.eot': 'a',
      'site.css': `@font-face { font-family: A; src: url('${address}') }`,
    });
    mkdirSync(path.join(siteDir, 'node_modules', 'letters'), {recursive: true});
    writeFileSync(path.join(siteDir, 'node_modules', 'letters', 'letters.eot'), 'a');
    const {css, inputs} = await stylesOf(siteDir);
    expect(css).toMatch(/url\("?\/base\/assets\/images\/letters-\w+\.eot(?:#a|\?#iefix|#iefix|\?v=1#a)"?\)/);
    expect(inputs.some((file) => file.endsWith(`${path.sep}letters.eot`))).toBe(true);
  });

for (const address of ['~letters/letters.css', '@site/letters.css', '/letters.css', 'letters.css'])
  test(`a style sheet imports ${address}`, async () => {
    const siteDir = writeSite({'letters.css': '.letters { color: blue }', 'site.css': `@import '${address}';`});
    mkdirSync(path.join(siteDir, 'node_modules', 'letters'), {recursive: true});
    writeFileSync(path.join(siteDir, 'node_modules', 'letters', 'letters.css'), '.letters { color: blue }');
    expect((await stylesOf(siteDir)).css).toContain('color: blue');
  });

test('an @import below rules works as one above them, also in a CSS module', async () => {
  const letters = '.letters { color: blue }';
  const late = "@charset 'utf-8'; @layer a, b; /* a */ .late { color: red } @IMPORT './letters.css';";
  const siteDir = writeSite({
    'letters.css': letters,
    'site.css': late,
    'card.module.css': ".card { color: red } @import './late.css' print;",
    'late.css': '.late { width: 7px }',
  });
  const {css, inputs} = await stylesOf(siteDir);
  expect(css.indexOf('color: blue')).toBeGreaterThan(-1);
  expect(css.indexOf('color: blue')).toBeLessThan(css.indexOf('.late'));
  expect(css).toMatch(/@media print \{\s*\.late \{\s*width: 7px/);
  expect(inputs).toContain(path.join(siteDir, 'late.css'));
});

test('the sheet depends on the style sheets and on the images', async () => {
  const siteDir = writeSite();
  const {inputs} = await stylesOf(siteDir);
  for (const file of ['site.css', 'card.module.css', 'home.module.css', 'large.png', 'static/small.png'])
    expect(inputs).toContain(path.join(siteDir, file));
});

test('mistakes in style sheets are reported with their lines, a missing image with its name', async () => {
  const siteDir = writeSite({
    'site.css': '.button {\n  color: red',
    'home.module.css': '.hero { background: url(./none.png) }',
    'card.module.css': ".card { color: red }\n@import './gone.css';",
  });
  await expect(stylesOf(siteDir)).rejects.toThrow(/^\[beta13\] site\.css:2:13: Expected "}"/m);
  await expect(stylesOf(siteDir)).rejects.toThrow(
    '[beta13] home.module.css:1:25: no file "./none.png". Add it, install its package, or fix its address.\n',
  );
  await expect(stylesOf(siteDir)).rejects.toThrow('[beta13] card.module.css:2:10: no file "./gone.css".');
});

test('a mistake in a CSS module stops the scripts with its file and line', async () => {
  const siteDir = writeSite({'home.module.css': '.hero {\n  color: red;\n  .a {'});
  await expect(scriptsOf(siteDir)).rejects.toThrow(/home\.module\.css:3:3: Unclosed block/);
});

test('a module that does not exist stops the scripts with its name and that of the importing file', async () => {
  const siteDir = writeSite({'home.js': "import './none';"});
  await expect(scriptsOf(siteDir)).rejects.toThrow(
    '[beta13] home.js:1:8: the module "./none" does not exist. Looked for none, also with .tsx,',
  );
});

test('a configuration without rules for styles stops the build', () => {
  expect(() => rspackOptions({module: {rules: []}}, {}, {siteDir: 'site', ...SITE})).toThrow(
    '[beta13] no rules for styles',
  );
});
