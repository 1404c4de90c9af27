import {expect, test} from '../../webkit/webkit-test';

test('the version dropdown leads to the same page of another version', async ({reader}) => {
  await reader.visit('/docs/dev/dev_1_4');
  await reader.press('[data-version-dropdown] > button');
  await reader.press('a[data-version="1.0"]');
  await expect.poll(() => reader.ask('return location.pathname')).toBe('/docs/1.0/dev/dev_1_4');
  await expect.poll(() => reader.ask('return document.querySelector("h1")?.textContent')).toBe('数据字典');
});
