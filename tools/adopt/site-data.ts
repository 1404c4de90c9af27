import {lineOf} from './page-texts';
import type {Family} from './pages';
import type {Options} from './options';
import {withoutPackages} from './packages';

/** A text as TypeScript writes it. */
const literal = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;

/** Replaces a part of a file of the project. @throws Error when the part is not there, e.g. after it was edited */
function replaced(file: string, text: string, changes: readonly (readonly [from: RegExp, to: string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!from.test(changed))
      throw new Error(
        `${file} has no ${String(from)}, in whose place the provider's own would come. Bring the file back from git.`,
      );
    return changed.replace(from, () => to);
  }, text);
}

/** The order of the pages: one group for each family. */
function sidebars(families: readonly Family[]): string {
  const groups = families.map(({title, pages}) =>
    [
      '  {',
      "    type: 'category',",
      `    label: ${literal(lineOf(title))},`,
      `    customProps: {description: ${literal(lineOf(`${pages.length} 页接口说明。`))}},`,
      '    collapsed: false,',
      '    items: [',
      ...pages.map(({id}) => `      '${id}',`),
      '    ],',
      '  },',
    ].join('\n'),
  );
  return `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/**
 * The order of the pages in the current version. Every group is one level deep, so that any page is two clicks away;
 * the home page shows each group with its description.
 * A named export for each sidebar, because beta.13 does not unwrap a default export (upstream #9317).
 */
export const docs: SidebarsConfig[string] = [
  'index',
${groups.join('\n')}
];
`;
}

/** The interface that the home page shows: the first one that reads, or else the first one. */
function exampleOf([{family, pages}]: readonly Family[]): string {
  const all = pages.flatMap(({operations}) => operations).filter(({keys}) => keys[0] === 'paths');
  const chosen = all.find(({method}) => method === 'GET') ?? all[0];
  return chosen ? literal(`${family}#${chosen.operation.operationId}`) : 'undefined';
}

const home = (
  title: string,
  lead: string,
  example: string,
): string => `/** Copy of the home page. Links are docs of the latest version, named by id; the cards come from its sidebar. */

type Target = {readonly docId: string; readonly fragment?: string};

export const hero = {
  title: ${literal(title)},
  lead: ${literal(lead)},
  actions: [{label: '接入说明', docId: 'index'}],
};

/** The interface that the first screen shows, by its sample in curl and its answer; nothing is shown without one. */
export const example: string | undefined = ${example};

/** The way from the first step to the last; none are shown where there are none. */
export const steps: readonly (Target & {readonly title: string; readonly text: string})[] = [];
`;

/** Takes what leads to pages of the sample out of the page frame. */
const FOOTER = /export const footerLinks = [\s\S]*?\n\];\n/;
const OWN_FOOTER = `export const footerLinks = [
  {title: '开始接入', items: [{label: '接入说明', to: at('/docs/'), docId: 'index'}]},
  {title: '更多', items: [{label: '首页', to: at('/')}, {label: '博客归档', to: at('/blog/archive')}]},
];
`;

const ANNOUNCEMENT = `/**
 * The bar above every page; none while it is undefined. Give it a new \`id\` when its text changes: readers who dismissed the old one see the new one.
 */
export const announcement: {readonly id: string; readonly content: string} | undefined = undefined;
`;

const OWN_SIGNING = `import type {Scheme} from '../contract/signing';

/** The signing schemes by the names with which contracts choose one (\`x-signing\`). */
export const schemes: Readonly<Partial<Record<string, Scheme>>> = {};
`;

const OWN_RULES = `import type {OwnRules} from '../contract/rules';

/** What the site asks of its contracts beyond what holds for all. */
export const ownRules: OwnRules = {rules: [], comparable: (value) => value};
`;

const OWN_SANDBOX = `import type {Business} from '../sandbox';

/** How the sandbox plays contracts by rules; undefined plays all as they are written. */
export const business: Business | undefined = undefined;
`;

/**
 * The facts of the site that are the provider's own, by file.
 *
 * @param read text of a file of the project
 */
export function siteData(
  families: readonly Family[],
  {version, title, origin}: Options,
  read: (file: string) => string,
): ReadonlyMap<string, string> {
  const name = lineOf(title ?? families[0].title);
  const lead = lineOf(`${name}的接入说明与接口参考。`);
  const edit = (file: string, changes: Parameters<typeof replaced>[2]) =>
    [file, replaced(file, read(file), changes)] as const;
  return new Map([
    ['sidebars.ts', sidebars(families)],
    ['src/data/home.ts', home(name, lead, exampleOf(families))],
    ['src/data/announcement.ts', ANNOUNCEMENT],
    ['extensions/rules.ts', OWN_RULES],
    ['extensions/sandbox.ts', OWN_SANDBOX],
    ['extensions/signing.ts', OWN_SIGNING],
    edit('src/data/navigation.ts', [[FOOTER, OWN_FOOTER]]),
    ...['package.json', 'package-lock.json'].map((file) => [file, withoutPackages(read(file))] as const),
    edit('tools/bench/budgets.ts', [
      [/(?: {2}\{kind: '[^']*', file: 'docs\/(?:biz|dev)\/.*\n)+/, ''],
      [/(?<=file: 'docs\/index.html', html: )\d+/, '60'],
    ]),
    edit('src/data/versions.ts', [[/CURRENT_NUMBER = '.*'/, `CURRENT_NUMBER = '${version}'`]]),
    edit('src/data/site.ts', [
      [/import .*'\.\/versions';\n\n/, ''],
      [/title: '.*'/, `title: ${literal(name)}`],
      [/description: `.*`/, `description: ${literal(lead)}`],
      [/contract: '.*'/, `contract: ''`],
      ...(origin === undefined ? [] : ([[/SITE_URL = '.*?'/, `SITE_URL = '${origin}'`]] as const)),
    ]),
  ]);
}
