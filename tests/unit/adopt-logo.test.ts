import {expect, test} from './plain-test';
import {mkdirSync, symlinkSync} from 'fs';
import {write} from './fixtures/site-with';
import {readDocuments} from '../../tools/adopt/documents';
import {logoOf, withLogo} from '../../tools/adopt/logo';
import {wordsOf} from '../../tools/adopt/language';
import {familyOf} from '../../tools/adopt/pages';
import {stageDocuments} from '../../tools/adopt/stage';
import {formatProblem} from '../../contract';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';

/**
 * The logo that adopting takes from a document.
 *
 * @param logo as YAML
 * @param folder from which files may be read
 */
function taken(logo: string, folder?: string) {
  const file = write(
    'api/shop.yaml',
    `openapi: 3.1.0\ninfo:\n  title: Shop\n  version: '1'\n  x-logo: ${logo}\npaths: {/a: {get: {responses: {'200': {description: A}}}}}\n`,
  );
  const stageFolder = test.info().outputPath('stage');
  mkdirSync(stageFolder, {recursive: true});
  const documents = readDocuments([file]);
  const stage = stageDocuments(stageFolder, '1.0', documents);
  const families = documents.map((document) => familyOf(stage, document, wordsOf('zh-Hans')));
  const {logo: found, problems} = logoOf(stage, families, [file], folder);
  return {found, said: problems.map(formatProblem).join('\n')};
}

test('the picture that a document names is the logo of the site', () => {
  write('api/pictures/Brand.SVG', SVG);
  const {found, said} = taken("{url: pictures/Brand.SVG, altText: ' Shop '}");
  expect(said).toBe('');
  expect(found).toMatchObject({file: 'static/img/logo.svg', alt: 'Shop'});
  expect(Buffer.from(found?.content ?? []).toString('utf8')).toBe(SVG);
  const data = withLogo(new Map([['src/data/site.json', '{"title": "A"}']]), found);
  expect(JSON.parse(data.get('src/data/site.json') ?? '')).toEqual({
    title: 'A',
    logo: {src: 'img/logo.svg', alt: 'Shop'},
  });
});

test('a picture above the document is taken where its folder may be read', () => {
  write('brand.png', 'png');
  expect(taken('{url: ../brand.png}').said).toContain('"../brand.png" leads out of the folder of the document');
  expect(taken('{url: ../brand.png}', test.info().outputPath()).found?.file).toBe('static/img/logo.png');
});

const REFUSED = [
  [
    '{url: "https://a.example/logo.png"}',
    '"https://a.example/logo.png" is on the web, from which pages of the site load nothing.',
  ],
  ['{url: "//a.example/logo.png"}', 'is on the web'],
  ['{url: "data:image/png;base64,AA"}', 'is on the web'],
  ['{url: none.png}', '"none.png" does not exist.'],
  ['{url: shop.yaml}', '"shop.yaml" is no picture. Known: .svg, .png'],
  ['{url: large.png}', 'is larger than 200 KB'],
  ['{url: linked.png}', 'is a link that leads out of the folder'],
  ['{url: script.svg}', 'has scripts, handlers or addresses of the web in it.'],
  ['{url: handler.svg}', 'has scripts, handlers or addresses of the web in it.'],
  ['{url: web.svg}', 'has scripts, handlers or addresses of the web in it.'],
  ['{altText: A}', 'x-logo: has no url.'],
  ['text', 'x-logo: has no url.'],
] as const;

for (const [logo, message] of REFUSED)
  test(`a logo that pages cannot show is left out, and named: ${logo}`, () => {
    write('api/large.png', 'a'.repeat(201 * 1024));
    write('api/script.svg', SVG.replace('<path', '<script>a()</script><path'));
    write('api/handler.svg', SVG.replace('<path', '<path onload="a()"'));
    write('api/web.svg', SVG.replace('<path', '<image href="https://a.example/b.png"/><path'));
    symlinkSync(write('elsewhere.png', 'png'), test.info().outputPath('api/linked.png'));
    const {found, said} = taken(logo);
    expect(found).toBeUndefined();
    expect(said).toMatch(/^\[adopt\] .*api\/shop\.yaml:5: x-logo: /);
    expect(said).toContain(message);
  });
