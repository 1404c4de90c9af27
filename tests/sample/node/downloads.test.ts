import {expect, test} from '@playwright/test';
import {readBuilt} from '../../fixtures/built-site';
import {builtPages, parseHtml} from '../../../tools/record/built-pages';
import {csvAnchors} from '../../unit/checks/csv';
import {markdownAnchors} from '../checks/markdown-fields';
import {openApiAnchors} from '../../unit/checks/openapi-fields';
import {docs} from '../../fixtures/routes';
import {versions} from '../../fixtures/versions';
import {at} from '../../../src/data/site';
import {SECTION_LINK} from '../../../src/data/marks';
import {markdownPath} from '../../../src/data/markdown-path';

/** Parameters that the sample's signing schemes add to calls. */
const V1 = ['appId', 'method', 'charset', 'signType', 'timestamp', 'nonce', 'version', 'notifyUrl', 'sign'];
const HEADERS = /^X-(App-Id|Key-Id|Timestamp|Nonce|Sign-Type|Signature)$/;
const wrapping = (scheme: unknown, signed: boolean) =>
  scheme === 'v1' && signed
    ? {adds: (name: string) => HEADERS.test(name) || V1.includes(name), content: 'bizContent'}
    : {adds: (name: string) => HEADERS.test(name)};

const pagesOf = (version: string) => docs.filter((page) => page.version === version);
const sorted = (anchors: Iterable<string>) => [...new Set(anchors)].sort();
const download = (number: string, file: string) => readBuilt(at(`/downloads/${number}/${file}`));
const documentOf = (number: string, name: string) =>
  JSON.parse(download(number, `openapi-${name}.json`)) as Readonly<Record<string, unknown>>;

function htmlAnchors(number: string) {
  const pages = builtPages();
  return pagesOf(number).flatMap(({path: route}) => {
    const $ = parseHtml(pages.get(route) ?? '');
    return $(`li[id]:has(> p > [${SECTION_LINK}])`)
      .toArray()
      .map((item) => $(item).attr('id') ?? '')
      .filter((id) => /^\w+\.(req|res)\./.test(id));
  });
}

for (const {number, families: names} of versions) {
  test(`${number}: contract, HTML, Markdown and CSV have the same fields`, () => {
    const fields = sorted(names.flatMap((name) => [...openApiAnchors(documentOf(number, name), wrapping)]));
    expect(fields.length).toBeGreaterThan(100);
    expect.soft(sorted(htmlAnchors(number)), 'HTML').toEqual(fields);
    expect
      .soft(sorted(pagesOf(number).flatMap((page) => markdownAnchors(readBuilt(markdownPath(page.path))))), 'Markdown')
      .toEqual(fields);
    expect.soft(sorted(csvAnchors(download(number, 'fields.csv'))), 'CSV').toEqual(fields);
  });
}
