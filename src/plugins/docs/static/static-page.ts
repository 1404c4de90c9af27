import path from 'path';
import type {LoaderContext} from 'webpack';

type Options = {
  readonly isServer: boolean;
  /** Module of the component that holds the content of a static page. */
  readonly pageContent: string;
};

/** What MDX 1 writes for every page: exports, then the shortcodes of components it does not import, then the content. */
const CONTENT = /^const (?:makeShortcode|layoutProps) =/m;
const COMPONENT = 'export default function MDXContent(';
/** What mdx-loader itself imports. */
const MDX_IMPORT = "import { mdx } from '@mdx-js/react';";
const OWN_IMPORTS = ["import React from 'react';", MDX_IMPORT];
/** webpack keeps and rewrites every mention of an import, and a page mentions `mdx` for each of its elements. */
const MDX_CONSTANT = "import { mdx as element } from '@mdx-js/react';\nconst mdx = element;";

const importsComponents = (head: string) => head.split('\n').some((line) => line.startsWith('import ') && !OWN_IMPORTS.includes(line));

/**
 * webpack loader after MDX: makes a page static, or gives the MDX components to one that React has to run.
 *
 * @param code of @docusaurus/mdx-loader
 * @throws when the code is not what MDX 1 writes
 */
export default function staticPage(this: LoaderContext<Options>, code: string): string {
  const {isServer, pageContent} = this.getOptions();
  const start = CONTENT.exec(code)?.index;
  if (start === undefined || !code.includes(COMPONENT)) {
    throw new Error(`[docs] ${this.resourcePath}: the code has no MDXContent as MDX 1 writes it. Look for what upstream changed.`);
  }
  const head = code.slice(0, start);
  const component = code.replace(COMPONENT, 'function MDXContent(');
  if (importsComponents(head)) {
    return `import {MDXProvider} from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';
${component}
export default function Page(props) {
  return React.createElement(MDXProvider, {components: MDXComponents}, React.createElement(MDXContent, props));
}`;
  }
  const request = JSON.stringify(path.relative(path.dirname(this.resourcePath), pageContent).split(path.sep).join('/'));
  return `import PageContent from ${request};
${isServer ? component.replace(MDX_IMPORT, MDX_CONSTANT) : head}
export default function Page(props) {
  return React.createElement(PageContent, {path: metadata.permalink}${isServer ? ', React.createElement(MDXContent, props)' : ''});
}`;
}
