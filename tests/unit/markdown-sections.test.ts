import {expect, test} from './plain-test';
import {sectionsOf} from '../../src/data/markdown-sections';

const TOP = '# 订单\n\n文字\n\n';
const FIRST = '## 下单\n\n```bash\n## 请求\ncurl\n```\n\n### 应答\n\n文字\n\n';
const LAST = '## 查询\n\n````md\n```\n## a\n```\n````\n';

test('a section ends where the next one begins, and not in its code', () => {
  expect(sectionsOf(TOP + FIRST + LAST)).toEqual([TOP, FIRST, LAST]);
});
