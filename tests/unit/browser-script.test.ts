import {expect, test} from '@playwright/test';
import {bundle} from '../../src/plugins/browser-script';
import {writeFiles} from '../fixtures/written-files';

test('mistakes in the scripts of the pages are reported with their places, and what to do where a part of the theme was taken out', ({}, info) => {
  const site = info.outputPath('site');
  writeFiles(site, {
    'contract/words/en.json': '{}',
    'src/controls.ts': "import './theme/TOC/control';\nimport './theme/Navbar/control';\n",
    'src/theme/Navbar/control.ts': 'const a = ;\n',
  });
  expect(() => bundle(site, 'controls.ts')).toThrow(
    [
      '[beta13] src/controls.ts:1:8: Could not resolve "./theme/TOC/control". Fix the code there. Where you took a part out of src/theme, take its import out too.',
      '[beta13] src/theme/Navbar/control.ts:1:11: Unexpected ";".',
    ].join('\n'),
  );
});
