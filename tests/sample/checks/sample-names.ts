/** Names of the sample, for finding its words where they do not belong. */
import path from 'path';
import {openContracts, operationsOf} from '../../../contract';
import {docsVersions} from '../../../src/data/versions';
import {readDocFiles} from '../../../src/plugins/docs/files/doc-files';
import {PACKAGES, SAMPLE} from '../../../tools/adopt/sample';

/** Folders of its code and tests, and what its contracts are about. */
const WORDS = [
  'tests/sample/',
  'sample/',
  'payroll',
  'payout',
  'settlement',
  'realname',
  'merchant',
  'SM2',
  'tonglian',
];
/** Packages that only unit tests of the engine use: its documents and settings name them too. */
const OF_ENGINE = ['@docusaurus/remark-plugin-npm2yarn', 'rehype-katex', 'remark-math'];
const CHINESE = ['商户', '结算', '代付', '实名', '签约', '通联', '个税', '充值', '提现', '打款', '零工', '灵活用工'];

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Matches a name as a whole word; `v1.2` and `v1-0` do not match `v1`. */
const asWord = (name: string): string => `(?<![\\w-])${escaped(name)}${/\w$/.test(name) ? '(?![\\w-]|\\.\\d)' : ''}`;

/** Patterns of a contract's name: its file, a block or a sample of it; `/v1` in an address does not match. */
const asFamily = (name: string): readonly string[] => [
  `${name}\\.ya?ml`,
  `${name}#`,
  `(?<![\\w/.-])(?:sign-)?${name}(?![\\w.-])`,
];

/** Matches the names of the sample's contracts, interfaces, pages, packages and folders, and words of its business. */
export function namesOfSample(site: string): RegExp {
  const contracts = docsVersions.map(({folder}) => openContracts(site, folder));
  const families = contracts.flatMap(({names}) => names);
  const operations = contracts.flatMap((some) =>
    some.names.flatMap((name) => operationsOf(some.read(name)).map(({operation}) => operation.operationId)),
  );
  const ids = readDocFiles(site).map(({file}) => file.replace(/^(?:docs|versioned_docs\/[^/]+)\/|\.mdx?$/g, ''));
  const pages = ids.filter((id) => id.includes('/')).flatMap((id) => [id, path.posix.basename(id)]);
  const packages = PACKAGES.filter((name) => !OF_ENGINE.includes(name));
  const names = [...operations, ...pages, ...packages, ...WORDS].map(asWord);
  return new RegExp([...new Set([...names, ...families.flatMap(asFamily)]), ...CHINESE].join('|'), 'i');
}

/** The places with one of the names: `file:line: name`. */
export const placesOf = (names: RegExp, file: string, text: string): readonly string[] =>
  text.split('\n').flatMap((line, index) => {
    const [found] = names.exec(line) ?? [];
    return found === undefined ? [] : [`${file}:${index + 1}: ${found}`];
  });

/** Whether adopting removes a file. */
export const isOfSample = (file: string): boolean => SAMPLE.some((place) => `${file}/`.startsWith(`${place}/`));
