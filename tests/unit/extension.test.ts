import {expect, test} from './plain-test';
import {extension} from '../../contract';
import {siteWith} from './fixtures/site-with';

const siteNaming = (extensions: object, module = ''): string =>
  siteWith({'extensions.json': JSON.stringify(extensions), 'own/rules/index.ts': module});

test("an extension point takes the default export of the site's module, and a site may have none", () => {
  expect(extension('rules', siteNaming({rules: 'own/rules'}, 'export default {rules: []};'))).toEqual({rules: []});
  expect(extension('signing', siteNaming({rules: 'own/rules'}))).toBeUndefined();
});

for (const [written, message] of [
  [
    {rulez: 'own/rules'},
    '1:10: key "rulez" is unknown. Known: rules, sandbox, signing, folders, prose. Did you mean rules? Fix it, or drop it.',
  ],
  [
    {rules: 'own/ruled'},
    '1:10: rules names "own/ruled", which is no module. Expected its path from here, e.g. "site/rules". Fix it, or drop it.',
  ],
  [
    {rules: 'own/rules'},
    '1:10: rules names a module without a default export. Expected e.g. "export default {…}". Add it.',
  ],
] as const)
  test(`extensions.json: ${message}`, () => {
    expect(() => extension('rules', siteNaming(written, 'export const rules = 1;'))).toThrow(
      `[contract] extensions.json:${message}`,
    );
  });
