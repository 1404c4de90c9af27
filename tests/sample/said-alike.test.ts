import {expect, test} from '../unit/plain-test';
import {readFileSync} from 'fs';
import path from 'path';
import type {Contracts} from '../../contract';
import {MAX_FILE, MAX_JSON} from '../../sandbox';
import {readDocFiles} from '../../src/plugins/docs/files/doc-files';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';

const ROOT = path.join(__dirname, '..', '..');
const pageOf = (folder: string): string => readFileSync(path.join(ROOT, folder, 'index.mdx'), 'utf8');

/** Keywords of JSON Schema in the contracts of a version that a request can violate. */
function keywordsOf(contracts: Contracts, names: readonly string[]): ReadonlySet<string> {
  const text = names.map((name) => JSON.stringify(contracts.read(name).components?.schemas)).join();
  const known =
    /"((?:min|max)(?:imum|Length|Items|Properties)|required|type|pattern|format|enum|const|uniqueItems|additionalProperties|contentMediaType)":/g;
  return new Set(Array.from(text.matchAll(known), ([, keyword]) => keyword));
}

for (const {number, folder, names, contracts} of siteVersions(ROOT)) {
  test(`${number}: the page lists every rule that an error can name`, () => {
    const listed = new Set(
      Array.from(pageOf(folder).matchAll(/^\| (`\w+`(?:、`\w+`)*) \|/gm), ([, cell]) => cell.split('、')).flat(),
    );
    const missing = Array.from(keywordsOf(contracts, names)).filter((keyword) => !listed.has(`\`${keyword}\``));
    expect(missing).toEqual([]);
  });

  test(`${number}: the limits of the page are those of the sandbox and the contracts`, () => {
    const page = pageOf(folder);
    const limit = (name: string) => new RegExp(`^\\| ${name} \\| (.*) \\|$`, 'm').exec(page)?.[1] ?? '';
    expect(limit('JSON 请求体')).toContain(`${MAX_JSON / 1024 / 1024} MB`);
    expect(limit('上传文件')).toContain(`${MAX_FILE / 1024 / 1024} MB`);
    if (!names.includes('v3')) return;
    const {properties = {}} = contracts.read('v3').components?.schemas?.CreatePayoutRequest ?? {};
    expect(limit('结算单的单条明细、单笔付款的金额（v3）')).toContain(`${properties.amount.maximum ?? ''} 分`);
  });

  test(`${number}: pages drop notifications by the same rule, and the menu begins with what their heading says`, () => {
    const pages = readDocFiles(ROOT).filter(({file}) => file.startsWith(`${folder}/`));
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter(({markdown}) => /resourceVersion` (?:更小|较小|小于已)/.test(markdown))).toEqual([]);
    // The specification gives two pages of 1.0 the same title, which the menu must distinguish.
    const renamed = pages.filter(({markdown}) => {
      const [, title, label] = /^title: (.*)\nsidebar_label: (.*)$/m.exec(markdown.split('\n---\n')[0]) ?? [];
      return label !== undefined && !label.startsWith(`${title}（`);
    });
    expect(renamed).toEqual([]);
  });
}
