import {expect, test} from '@playwright/test';
import {at} from '../../../src/data/site';
import {builtPages, parseHtml} from '../../../tools/record/built-pages';
import {pageFrame} from '../../checks/page-frame';
import {docs} from '../../fixtures/routes';
import {versions} from '../../fixtures/versions';
import {specified} from '../fixtures/specified';

test('the versions of the specification are all there, and newer ones stand before them', () => {
  const numbers = versions.map(({number}) => number);
  expect(numbers.slice(-3)).toEqual(Object.keys(specified));
  expect(docs.filter(({version}) => version in specified)).toHaveLength(45);
});

for (const {number, route} of versions.filter((version) => version.number in specified)) {
  test(`${number} has exactly the pages of the specification, with their titles`, () => {
    const shown = docs.filter(({version}) => version === number).map(({path, title}) => [path, title]);
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(Object.entries(specified[number]).map(([id, title]) => [route + id, title])),
    );
  });
}

test('the frame has the names of the specification in Chinese', () => {
  const html = builtPages().get(at('/docs/')) ?? '';
  expect(pageFrame(html)).toMatchObject({
    bar: [
      ['首页', at('/')],
      ['接口文档', at('/docs/')],
    ],
    versions: expect.arrayContaining(['3.0 版本', '2.0 版本', '1.0 版本']),
    switches: [['深色模式', false]],
  });
  expect(parseHtml(html)('html').attr('lang')).toBe('zh-CN');
  expect(html).toContain('>跳到主要内容<');
  expect(parseHtml(builtPages().get(at('/blog/archive')) ?? '')('h1').text()).toBe('博客归档');
});
