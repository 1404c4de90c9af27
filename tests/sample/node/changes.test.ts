import path from 'path';
import {expect, test} from '@playwright/test';
import {anchorsOfPages} from '../../../tools/record/anchors';
import {builtPages, parseHtml} from '../../../tools/record/built-pages';
import {versions} from '../../fixtures/versions';
import {CHANGES_PAGE} from '../../../src/data/versions';
import {createChangeLog} from '../../../contract';
import {siteVersions} from '../../../src/plugins/docs/files/site-versions';

const ROOT = path.join(__dirname, '..', '..', '..');
const PAGES = versions.slice(0, -1).map(({folder, route}) => ({folder, route: route + CHANGES_PAGE}));

test('the pages of changes list every difference, and every link of them leads somewhere', () => {
  const pages = builtPages();
  const anchors = anchorsOfPages(pages);
  for (const {folder, route} of PAGES) {
    const $ = parseHtml(pages.get(route) ?? '');
    const log = createChangeLog(siteVersions(ROOT), folder);
    for (const number of log.versions()) {
      for (const {entry, differences} of log.changesOf(number)) {
        const items = $(`[id="v${number.replace('.', '-')}-${entry.class}"]`)
          .nextUntil('h2, h3', 'ul')
          .first()
          .children('li');
        for (const {id, operationId, anchor = '', value = '', after = ''} of differences) {
          const target = operationId && (anchor || `op-${operationId}`);
          const shown = items.filter((_, li) => $(li).find(target ? `a[href$="#${target}"]` : 'a').length > 0).text();
          const said = [operationId ? '：' : anchor.split('.').slice(1).join('.'), value, after.replace(/`/g, '')];
          expect
            .soft(
              said.filter((text) => !shown.includes(text)),
              id,
            )
            .toEqual([]);
        }
        const links = items
          .find('a')
          .toArray()
          .map((a) => $(a).attr('href') ?? '');
        const broken = links.filter((href) => {
          const [page, id] = href.split('#');
          return !anchors[page || route]?.includes(decodeURIComponent(id));
        });
        expect.soft(broken, number).toEqual([]);
      }
    }
  }
});

test('the lists of a page are under their class, each remedy with its change', () => {
  const $ = parseHtml(builtPages().get(PAGES[0].route) ?? '');
  const items = $('#v2-0-breaking').next('ul').children('li');
  expect(items.length).toBe(4);
  expect(items.eq(1).text()).toMatch(/提交结算批次 outBatchNo：可选 → 必填.*必须做的修改：/s);
  expect($('#v3-0-breaking').next('p').text()).toBe('没有不兼容的变更。');
});

test('an interface that the version no longer has links to the version that had it', () => {
  const $ = parseHtml(builtPages().get('/docs/2.0/dev/dev_1_1') ?? '');
  expect($('a[href="/docs/1.0/biz/v1/task/v1_task_3_0#op-createBill"]').length).toBe(1);
});
