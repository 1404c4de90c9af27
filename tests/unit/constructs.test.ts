import {expect, test} from './plain-test';
import {writeFileSync} from 'fs';
import path from 'path';
import {stringify} from 'yaml';
import {siteWith} from './fixtures/site-with';
import {bundleContract, checkContracts, contractVersions, openContracts, operationsOf} from '../../contract';
import {fieldRows} from '../../src/plugins/publish/files/contracts/field-rows';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';
import {CONSTRUCTS} from './fixtures/constructs';
import {expandPage} from './fixtures/small-site';

const META = {openapi: '3.1.0', info: {title: 'A', version: '1'}};

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
}

/** Texts without spaces and without the escapes of Markdown and CSV. */
const bare = (text: string) => text.replace(/&#124;/g, '|').replace(/[\s`\\]/g, '');

function siteOf(document: string) {
  const head = Object.entries(META).filter(
    ([key]) => !document.startsWith(`${key}:`) && !document.includes(`\n${key}:`),
  );
  const site = siteWith({'docs/_contract/a.yaml': stringify(Object.fromEntries(head)) + document});
  writeFileSync(path.join(site, 'versions.json'), '[]');
  return site;
}

async function shownOf(document: string) {
  const site = siteOf(document);
  expect(checkContracts(site, contractVersions(site, [{number: '1', folder: 'docs'}]), 'docs').problems).toEqual([]);
  const operations = operationsOf(openContracts(site, 'docs').read('a'));
  const page = await expandPage(
    site,
    operations.map(({operation}) => `\`\`\`openapi a#${operation.operationId}\n\`\`\`\n`).join('\n'),
  );
  expect(page.problems).toEqual([]);
  const csv = fieldRows(site, siteVersions(site)[0]).slice(1).flat().join('\n');
  return {page: bare(textsIn(page.root).join('')), markdown: bare(page.plain), csv: bare(csv)};
}

for (const {name, document, shows, csv = shows, hides = []} of CONSTRUCTS) {
  test(`${name}: on the page, in the Markdown and in the CSV`, async () => {
    const shown = await shownOf(document);
    for (const [place, wanted] of [
      ['page', shows],
      ['markdown', shows],
      ['csv', csv],
    ] as const) {
      expect
        .soft(
          wanted.filter((text) => !shown[place].includes(bare(text))),
          `lacking in ${place}: ${shown[place].slice(0, 1500)}`,
        )
        .toEqual([]);
      expect
        .soft(
          hides.filter((text) => shown[place].includes(bare(text))),
          `in ${place}`,
        )
        .toEqual([]);
    }
  });
}

test('extensions of others stay in the download, and nowhere else', async () => {
  const document = {
    'x-theirs': {kept: 'yes'},
    paths: {'/a': {get: {'x-codegen': 'kept', responses: {200: {description: 'Done.', 'x-more': 1}}}}},
  };
  const shown = await shownOf(stringify(document));
  expect(Object.values(shown).filter((text) => /codegen|theirs|x-more/.test(text))).toEqual([]);
  const site = test.info().outputPath('site');
  const contracts = openContracts(site, 'docs');
  expect(bundleContract({number: '1', folder: 'docs', names: ['a'], contracts}, 'a')).toMatchObject(document);
});
