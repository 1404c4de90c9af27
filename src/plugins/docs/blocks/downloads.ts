import {literal, table} from './markdown';
import {CHANGES_PAGE} from '../../../data/versions';
import type {Contracts} from '../../../../contract';
import type {PageContext} from './context';

/** Folder of the downloads of a docs version, relative to the build, e.g. `downloads/3.0/`. */
export const downloadsFolder = (number: string): string => `downloads/${number}/`;

/** Files that are made of one contract. */
export const contractDownloads = (name: string) => ({
  json: `openapi-${name}.json`,
  yaml: `openapi-${name}.yaml`,
  postman: `postman-${name}.json`,
});

/** The file with the fields of all contracts of a docs version. */
export const FIELDS_FILE = 'fields.csv';

/** The file with samples, sandbox, contracts and vectors of a docs version. */
export const KIT_FILE = 'sample-kit.zip';

/** What a release has beside the downloads of every build, and tools/release makes: all pages as a PDF, and for reading offline. */
export const releaseDownloads = (number: string) => ({
  pdf: `interface-docs-${number}.pdf`,
  bundle: `interface-docs-${number}.zip`,
});

/** The Atom feed of the changes up to a docs version. */
export const FEED_FILE = 'changes.atom';

/** A file with its description. */
export type Download = {readonly file: string; readonly text: string};

/**
 * The files that a docs version offers for download.
 *
 * @param number number of the version, e.g. `3.0`
 * @param hasChanges whether it has the page of changes, of which the feed is made
 */
export function downloadsOf(
  number: string,
  names: readonly string[],
  contracts: Contracts,
  hasChanges: boolean,
): readonly Download[] {
  const {pdf, bundle} = releaseDownloads(number);
  const offline = [
    {file: pdf, text: '全部页面的 PDF，带目录、页码和书签'},
    {
      file: bundle,
      text: '离线资料：全部页面的 HTML 和 Markdown、OpenAPI 文档、Postman 集合、示例工具包和校验和，ZIP 格式',
    },
  ];
  return [
    ...(process.env.RELEASE === '1' ? offline : []),
    ...names.flatMap((name) => {
      const {json, yaml, postman} = contractDownloads(name);
      const {info, 'x-signing': scheme} = contracts.read(name);
      const title = info?.title ?? name;
      return [
        {file: json, text: `${title}的 OpenAPI 3.1 文档，JSON 格式`},
        {file: yaml, text: `${title}的 OpenAPI 3.1 文档，YAML 格式`},
        {file: postman, text: `${title}的 Postman 集合，2.1 格式${scheme === undefined ? '' : '，发送前自动签名'}`},
      ];
    }),
    {
      file: KIT_FILE,
      text: '示例工具包：全部示例、本地沙箱、接口文档、签名向量与通知样例，ZIP 格式，用法见其中的 README.md',
    },
    ...(hasChanges ? [{file: FEED_FILE, text: '版本更新说明的 Atom 订阅源，用阅读器订阅后可以及时得知变更'}] : []),
    {file: FIELDS_FILE, text: '全部接口的字段清单，CSV 格式，可以用 Excel 打开'},
  ];
}

/** The downloads of a docs version as a table. */
export function downloadTable(
  names: readonly string[],
  contracts: Contracts,
  {downloadUrl, hasPage, number}: PageContext,
): string {
  return table(
    ['文件', '内容'],
    downloadsOf(number, names, contracts, hasPage(CHANGES_PAGE)).map(({file, text}) => [
      `[${file}](${downloadUrl(file)})`,
      literal(text),
    ]),
  );
}
