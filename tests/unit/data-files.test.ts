/** Mistakes in the data of the site are reported in its files, before code reads it. */
import {expect, test} from './plain-test';
import path from 'path';
import {formatProblem} from '../../contract';
import {dataProblems} from '../../src/plugins/beta13/options/data-files';
import {siteWith} from './fixtures/site-with';

const found = (files: Readonly<Record<string, string>>) => dataProblems(siteWith(files)).map(formatProblem);

const footer = (item: string) => `{
  "operationLinks": {}, "brand": "a", "outlined": false, "navbar": [],
  "footer": [{"title": "a", "items": [
    ${item}
  ]}]
}`;
const ITEMS = ['{"label": "a", "to": "/"}', '{"label": "a", "href": "https://a.example/"}', '{"html": "<i>a</i>"}'];

test('the data of this site, and each kind of link in the footer, is sound', () => {
  expect(dataProblems(path.join(__dirname, '..', '..'))).toEqual([]);
  for (const item of ITEMS) expect(found({'src/data/navigation.json': footer(item)}), item).toEqual([]);
});

const MISTAKES: readonly (readonly [file: string, text: string, problem: string])[] = [
  [
    'src/data/home.json',
    '{"hero": {\n',
    '[site] src/data/home.json:2:1: is no JSON (CloseBraceExpected). Fix the JSON.',
  ],
  [
    'versions.json',
    '{}',
    '[site] versions.json:1:1: must be array. Expected a list of numbers as texts, newest first. Fix it.',
  ],
  ['versions.json', '["2.0",\n 1]', '[site] versions.json:2:2: "1" must be string. Fix it.'],
  [
    'src/data/home.json',
    '{"hero": {"title": "a", "lead": "a", "action": [],\n "actions": []}, "example": null, "steps": []}',
    '[site] src/data/home.json:1:48: "action" is unknown. Known: title, lead, actions. Did you mean actions? Fix or drop it.',
  ],
  [
    'src/data/home.json',
    '{"hero": {"title": "a", "lead": "a", "actions": []},\n "example": null}',
    '[site] src/data/home.json:1:1: has no "steps". Add it.',
  ],
  [
    'src/data/navigation.json',
    footer('{"label": "a", "to": "docs"}'),
    '[site] src/data/navigation.json:4:26: "footer.0.items.0.to" must match pattern "^/". Expected an address of the site, e.g. "/docs/". Fix it.',
  ],
  [
    'src/data/navigation.json',
    footer('{"label": "a"}'),
    '[site] src/data/navigation.json:4:5: "footer.0.items.0" is incomplete. Expected a label with an address in "to" or "href", or "html". Fix it.',
  ],
  [
    'src/plugins/addresses/moved.json',
    '{"/a": ["/b"]}',
    '[site] src/plugins/addresses/moved.json:1:8: "/a" must be string. Fix it.',
  ],
  [
    'i18n/fr/code.json',
    '{"a": "b"}',
    '[site] i18n/fr/code.json:1:7: "a" must be object. Expected an object with a message. Fix it.',
  ],
  [
    'i18n/fr/docusaurus-theme-classic/navbar.json',
    '{"a": {"message": "b", "mesage": "c"}}',
    '[site] i18n/fr/docusaurus-theme-classic/navbar.json:1:34: "mesage" is unknown. Known: message, description. Did you mean message? Fix or drop it.',
  ],
];

for (const [file, text, problem] of MISTAKES)
  test(`${file} is reported: ${problem.slice(0, 70)}`, () => {
    expect(found({[file]: text})).toEqual([problem]);
  });

test('a file of a page beside translations is no translation', () => {
  expect(found({'i18n/fr/docusaurus-plugin-content-docs/current/data.json': '[]', 'i18n/fr/own/a.json': '[]'})).toEqual(
    [],
  );
});
