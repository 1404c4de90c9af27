/** Measures contracts with very many interfaces, from reading the file to the page that shows them all. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import {stringify} from 'yaml';
import {
  CONTRACT_FOLDER,
  createChangeLog,
  createHistory,
  exampleProblems,
  nameProblems,
  openContracts,
  openVersionFiles,
} from '../../contract';
import {expand} from '../../src/plugins/docs/page/expand';
import {contractTexts} from '../../src/plugins/docs/page/contract-text';
import {readPage} from '../../src/plugins/docs/page/read-page';
import {loadRemark} from '../../src/plugins/docs/page/remark';
import {CURRENT_NUMBER} from '../../src/data/versions';
import {siteVersions} from '../../src/plugins/docs/site-versions';

const COMMON = {
  'x-errors': {
    '422001': {subCode: 'RULE_BROKEN', msg: '不允许', cause: '条件不满足。', remedy: '满足条件。', retry: 'fix'},
  },
  'x-common-errors': [],
  'x-retry-advice': {fix: {letter: 'F', title: '修正后重试', description: '改正后再发。'}},
  'x-dictionaries': {D0002: {title: '状态', values: {OPEN: {meaning: '打开。'}, DONE: {meaning: '完成。'}}}},
  'x-rate-limits': {write: {label: '每秒 1 次'}},
};

/** An interface with seven fields, two of them nested. */
function operation(index: number): Readonly<Record<string, unknown>> {
  const field = (description: string) => ({type: 'string', description, maxLength: 64});
  const item = {type: 'object', required: ['sku'], properties: {sku: field('商品。'), note: field('备注。')}};
  return {
    operationId: `call${index}`,
    summary: `接口 ${index}`,
    'x-doc-page': 'all',
    'x-rate-limit': 'write',
    'x-error-codes': ['422001'],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['no', 'items'],
            properties: {
              no: field('单号。'),
              remark: field('说明。'),
              items: {type: 'array', description: '明细。', items: item},
            },
          },
          example: {no: `N${index}`, items: [{sku: 'S1'}]},
        },
      },
    },
    responses: {
      '200': {
        description: '成功',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                no: field('单号。'),
                status: {type: 'string', description: '状态。', enum: ['OPEN', 'DONE'], 'x-dict': 'D0002'},
              },
            },
            example: {no: `N${index}`, status: 'OPEN'},
          },
        },
      },
    },
  };
}

/**
 * Reads, checks and expands a contract with `count` interfaces.
 *
 * @returns seconds of CPU time
 */
export async function secondsForInterfaces(count: number): Promise<number> {
  const site = mkdtempSync(path.join(tmpdir(), 'interfaces-'));
  const folder = path.join(site, 'docs', CONTRACT_FOLDER);
  mkdirSync(folder, {recursive: true});
  const indexes = Array.from({length: count}, (_, index) => index);
  writeFileSync(path.join(folder, 'common.yaml'), stringify(COMMON));
  writeFileSync(
    path.join(folder, 'all.yaml'),
    stringify({
      openapi: '3.1.0',
      info: {title: 'Bench'},
      paths: Object.fromEntries(indexes.map((index) => [`/openapi/v3/call/${index}`, {post: operation(index)}])),
    }),
  );
  const page = indexes.map((index) => `\`\`\`openapi all#call${index}\n\`\`\`\n`).join('\n');
  const remark = await loadRemark();
  const start = process.cpuUsage();
  const contracts = openContracts(site, 'docs');
  const {problems} = expand(await readPage({file: 'docs/all.mdx', markdown: page}), remark, contracts, {
    common: contracts.common,
    changes: createChangeLog(siteVersions(site), 'docs'),
    newest: {changes: createChangeLog(siteVersions(site), 'docs'), folder: 'docs'},
    number: CURRENT_NUMBER,
    history: createHistory(siteVersions(site), 'docs'),
    hasPage: () => true,
    pageTitle: (target) => target,
    pageUrl: (target, anchor) => `/docs/${target}#${anchor}`,
    downloadUrl: (file) => file,
    drawn: (_text, draw) => draw(),
    operationLinks: {},
    files: openVersionFiles(site, 'docs'),
    ...contractTexts(remark, (target, anchor) => `/docs/${target}#${anchor}`),
  });
  const found = [...problems, ...nameProblems('all', contracts), ...exampleProblems('all', contracts)];
  const {user, system} = process.cpuUsage(start);
  rmSync(site, {recursive: true});
  if (found.length > 0) throw new Error(`the generated contract has problems, e.g. ${found[0].message}`);
  return (user + system) / 1e6;
}
