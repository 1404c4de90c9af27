import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {isWebhook, operationsOf} from '../../../contract';
import {CURRENT_NUMBER} from '../../../src/data/versions';
import {siteVersions} from '../../../src/plugins/docs/files/site-versions';

const ROOT = path.join(__dirname, '..', '..', '..');

for (const {number, contracts} of siteVersions(ROOT)) {
  test(`${number}: every signed interface of v1 says on its page what its parameter \`method\` is`, () => {
    const folder = number === CURRENT_NUMBER ? '' : number;
    const signed = operationsOf(contracts.read('v1')).filter(
      ({operation}) => !isWebhook(operation) && operation.security?.length !== 0,
    );
    expect(signed.length).toBeGreaterThan(20);
    for (const {operation} of signed) {
      const page = readFileSync(path.join(ROOT, 'build', 'docs', folder, `${operation.page ?? ''}.md`), 'utf8');
      expect.soft(page).toContain(`公共参数 \`method\` 填 \`${operation.operationId}\``);
    }
  });
}
