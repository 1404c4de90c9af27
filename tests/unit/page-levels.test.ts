import {expect, test} from './plain-test';
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {readPageLevels} from '../../tools/lint/pages/levels.mjs';
import {formatProblem} from '../../contract/problems';

function siteWith(config: string) {
  const site = test.info().outputPath('site');
  mkdirSync(path.join(site, 'complete'), {recursive: true});
  writeFileSync(path.join(site, 'contract.config.yaml'), config);
  return site;
}

for (const [name, config, message] of [
  [
    'an unknown level',
    'pages: {complete: complet}',
    '1:9: level "complet" is unknown. Known: stock, complete, house. Did you mean complete? Fix it, or drop it.',
  ],
  [
    'a folder that is not there',
    'level: sound\npages:\n  complet: house',
    '3:3: "complet" is no folder of the site. Expected e.g. "docs: complete". Fix it, or drop it.',
  ],
  [
    'a level of all pages',
    'pages: house',
    '1:8: pages is no map of folders to levels. Expected e.g. "pages: {docs: complete}".',
  ],
] as const) {
  test(`a configuration with ${name} is refused with file and line`, () => {
    const {folders, problems} = readPageLevels(siteWith(`${config}\n`));
    expect(problems.map(formatProblem)).toEqual([`[pages] contract.config.yaml:${message}`]);
    expect(folders).toEqual([]);
  });
}

test('a site without a configuration asks nothing of its pages, and a broken one is reported with the contracts', () => {
  const nothing = {folders: [], problems: []};
  expect(readPageLevels(test.info().outputPath())).toEqual(nothing);
  expect(readPageLevels(siteWith('pages: [\n'))).toEqual(nothing);
});
