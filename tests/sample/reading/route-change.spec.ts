import {expect, test} from '@playwright/test';
import {at} from '../../../src/data/site';
import {visit} from '../../checks/hydrated';
import {isSameDocument, markDocument} from '../../checks/same-document';

test('a link to a section of another page takes the keyboard to that section', async ({page}) => {
  await visit(page, at('/docs/dev/dev_1_3'));
  await markDocument(page);
  const link = page.getByRole('article').locator('a[href$="/docs/#signature-v3"]').first();
  await link.click();
  await expect(page.locator('#signature-v3')).toBeFocused();
  await expect(page.locator('#signature-v3')).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});
