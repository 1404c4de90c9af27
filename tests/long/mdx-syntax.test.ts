import path from 'path';
import {expect, test} from '@playwright/test';
import {readDocFiles} from '../../src/plugins/docs/files/doc-files';
import {expandPage} from '../../src/plugins/docs/blocks/expanded-page';
import {readPage} from '../../src/plugins/docs/read/read-page';

const SITE = path.join(__dirname, '..', '..');

test('MDX reads every page of all docs versions, as written and with its blocks expanded', async () => {
  for (const page of readDocFiles(SITE)) {
    expect.soft((await readPage(page)).problems, page.file).toEqual([]);
    expect.soft((await expandPage(SITE, '/docs', page)).problems, page.file).toEqual([]);
  }
});
