import {suggestion} from '../../../../contract';
import type {Problem} from '../../../../contract';
import type {FreeComponent} from '../read/free-components';
import {componentsOfTheme} from './theme-components';

const PLUGIN = 'docs';

/** Components that Docusaurus documents for pages, with their modules. */
const MODULES: Readonly<Record<string, string>> = {
  BrowserOnly: '@docusaurus/BrowserOnly',
  CodeBlock: '@theme/CodeBlock',
  Head: '@docusaurus/Head',
  Link: '@docusaurus/Link',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
  TOCInline: '@theme/TOCInline',
  Translate: '@docusaurus/Translate',
};

/** What to do about an unknown component. */
function remedyOf(name: string, known: readonly string[]): string {
  const near = suggestion(name, [...known, ...Object.keys(MODULES)]);
  const documented = /mean (\w+)/.exec(near)?.[1] ?? '';
  return documented in MODULES && !known.includes(documented)
    ? `${documented === name ? '' : near} Write: import ${documented} from '${MODULES[documented]}';`
    : `${near} Import it on the page, or add it to src/theme/MDXComponents.`;
}

/** Components that a page takes from the theme, by the file of the page. */
type Page = {readonly file: string; readonly components: readonly FreeComponent[]};

/** Finds components on pages that neither the page binds nor the theme has. */
export async function unknownComponents(siteDir: string, pages: readonly Page[]): Promise<readonly Problem[]> {
  if (pages.every(({components}) => components.length === 0)) return [];
  const known = (await componentsOfTheme(siteDir))?.filter((name) => /^[A-Z]/.test(name));
  if (known === undefined) return [];
  return pages.flatMap(({file, components}) =>
    components
      .filter(({name}) => !known.includes(name.split('.')[0]))
      .map(({name, line, column, bound}) => ({
        plugin: PLUGIN,
        file,
        line,
        column,
        message: `the component <${name}> is unknown. Known without an import: ${known.join(', ')}.${remedyOf(name, [...bound, ...known])}`,
      })),
  );
}
