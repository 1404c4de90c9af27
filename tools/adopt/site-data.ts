import {WHOLE_SIDEBAR} from '../../src/data/sidebar';
import {interpolate} from '../../contract/words';
import {pageGroups} from './groups';
import {tagOf} from './language';
import type {Words} from './language';
import {lineOf, summaryOf} from './page-texts';
import type {Family} from './pages';
import type {Options} from './options';
import {withoutPackages} from './packages';
import {ownReadme} from './readme';

/** Content of `sidebars.ts`, with the groups of each document; groups are closed where every page would list too many pages. */
function sidebars(families: readonly Family[], words: Words): string {
  const collapsed = families.flatMap(({pages}) => pages).length > WHOLE_SIDEBAR;
  const groups = families
    .flatMap((family) => pageGroups(family, families.length > 1, words))
    .map(({label, pages, ofSchemas}) => ({
      type: 'category',
      label,
      customProps: {
        description: lineOf(
          interpolate(ofSchemas ? words.adopt.schemaPages : words.adopt.pages, {count: pages.length}),
        ),
        ...(ofSchemas && {outlined: false}),
      },
      collapsed,
      items: pages.map(({id}) => id),
    }));
  return `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/**
 * The order of the pages in the current version. Every group is one level deep, so that any page is two clicks away;
 * the home page shows each group with its description.
 * A named export for each sidebar, because beta.13 does not unwrap a default export (upstream #9317).
 */
export const docs: SidebarsConfig[string] = ${JSON.stringify(['index', ...groups])};
`;
}

/** The operation on the home page: the first GET, or else the first one. */
function exampleOf([{family, pages}]: readonly Family[]): string | null {
  const all = pages.flatMap(({operations}) => operations).filter(({keys}) => keys[0] === 'paths');
  const chosen = all.find(({method}) => method === 'GET') ?? all[0];
  return chosen ? `${family}#${chosen.operation.operationId}` : null;
}

/** With more operations than this, the sidebar can list those of each page. */
const OUTLINED = 100;

/** Content of `navigation.json`: the navbar, with the name of the provider, and the footer. */
function navigation(name: string, shown: Navigation, families: readonly Family[], words: Words): object {
  const operations = families.flatMap(({pages}) => pages.flatMap((page) => page.operations)).length;
  const texts = words.adopt.navigation;
  return {
    ...shown,
    brand: name,
    outlined: operations > OUTLINED,
    navbar: shown.navbar.map((item) => (item.label === undefined ? item : {...item, label: texts.docs})),
    footer: [
      {title: texts.start, items: [{label: words.adopt.index.title, to: '/docs/', docId: 'index'}]},
      {
        title: texts.more,
        items: [
          {label: words.frame.home, to: '/'},
          {label: texts.archive, to: '/blog/archive'},
        ],
      },
    ],
  };
}

type Navigation = {readonly navbar: readonly {readonly label?: string}[]};

/** The summary or the beginning of the description of the first document, or else a default. */
const leadOf = ([{shown}]: readonly Family[], name: string, words: Words): string =>
  lineOf(shown.info?.summary ?? '') ||
  summaryOf(shown.info?.description ?? '', words) ||
  lineOf(interpolate(words.adopt.lead, {title: name}));

/** Pages to which generated content links; until the owner writes them, the links are shown as text. */
const PAGES = {
  changes: 'changes',
  dictionaries: 'dictionaries',
  envelope: '#envelope',
  tokens: '#tokens',
  scopes: '#scopes',
  signature: '#signature',
  commonErrors: 'dictionaries#errors',
  limits: '#limits',
  catalog: '#catalog-{family}',
  schemas: {},
};

/**
 * Limits in kilobytes for the app, for the scripts of a page, and for its HTML: the app and the sidebar grow with the number of pages, and
 * an outlined sidebar has a script of its own.
 */
const [APP, SCRIPT, PAGE] = [100, 7, 60];

type Budgets = {readonly every: object; readonly pages: readonly {readonly file: string}[]};

/** The size budgets without those of the sample's pages. */
const ownBudgets = ({pages, ...budgets}: Budgets, families: readonly Family[]): object => {
  const [first = '', last = first] = families.flatMap((family) => family.pages.map(({id}) => `/docs/${id}`));
  return {
    ...budgets,
    app: APP,
    every: {...budgets.every, script: SCRIPT},
    pages: pages.filter(({file}) => !/^docs\/.+\//.test(file)).map((page) => ({...page, html: PAGE})),
    visits: {from: first, to: last},
  };
};

const json = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

/**
 * The contents of all files with data of the provider, by path.
 *
 * @param read returns the text of a file of the project
 */
export function siteData(
  families: readonly Family[],
  {version, title, language, origin}: Options,
  words: Words,
  read: (file: string) => string,
): ReadonlyMap<string, string> {
  const name = lineOf(title ?? families[0].title);
  const lead = leadOf(families, name, words);
  const parsed = (file: string): object => JSON.parse(read(file)) as object;
  const own = {
    title: name,
    description: lead,
    contract: '',
    version,
    language: tagOf(language),
    // The sample's picture shows its name.
    socialCard: 'img/icon-512.png',
    ...(origin !== undefined && {url: origin}),
  };
  const hero = {title: name, lead, actions: [{label: words.adopt.index.title, docId: 'index'}]};
  return new Map([
    ['extensions.json', json({folders: {}, prose: {terms: {}, kept: []}})],
    ['README.md', ownReadme(name)],
    ['sidebars.ts', sidebars(families, words)],
    ['src/data/home.json', json({hero, example: exampleOf(families), steps: []})],
    [
      'src/data/navigation.json',
      json(navigation(name, parsed('src/data/navigation.json') as Navigation, families, words)),
    ],
    ['src/data/pages.json', json(PAGES)],
    ['src/data/site.json', json({...parsed('src/data/site.json'), ...own, announcement: null})],
    ['tools/bench/budgets.json', json(ownBudgets(parsed('tools/bench/budgets.json') as Budgets, families))],
    ...['package.json', 'package-lock.json'].map((file) => [file, withoutPackages(read(file))] as const),
  ]);
}
