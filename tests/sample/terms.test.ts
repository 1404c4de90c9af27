import {expect, test} from '../unit/plain-test';
import {corrected} from '../../tools/lint/prose/correct.mjs';

test('who calls the platform has one name, but for names that contain another', () =>
  expect(corrected('单号由你方生成，由企业保存，示例企业查询企业账户。')).toBe(
    '单号由商户生成，由商户保存，示例企业查询企业账户。',
  ));
