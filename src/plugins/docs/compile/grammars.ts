import components from 'prismjs/components';
import getLoader from 'prismjs/dependencies';
import type {Nodes} from 'mdast';
import {isJsx, nodesIn, valuesOf} from '../tree/nodes';
import type {Page} from '../tree/page';

/** Languages in JSX and JavaScript, by the class that MDX 1 and the theme know them by, or by a prop of CodeBlock. */
const NAMED = /\blanguage(?:-|=["'])([\w+#-]+)/g;

const textsOf = (node: Nodes): readonly string[] => {
  if (isJsx(node))
    return node.attributes.map((attribute) =>
      typeof attribute.value === 'object'
        ? String(attribute.value?.value)
        : attribute.type === 'mdxJsxAttribute' && attribute.name === 'language'
          ? `language-${attribute.value}`
          : String(attribute.value),
    );
  return 'value' in node && node.type.startsWith('mdx') ? [node.value] : [];
};

/** The languages of the code that a node shows, if it names them. */
function languagesOf(node: Nodes): readonly string[] {
  if (node.type === 'code') return node.lang ? [node.lang] : [];
  if (node.type === 'component') return valuesOf('prism', node.props);
  return textsOf(node).flatMap((text) => Array.from(text.matchAll(NAMED), ([, language]) => language));
}

/** What Prism itself brings. */
const BUILT_IN = ['markup', 'css', 'clike', 'javascript'];

/**
 * Imports of the grammars for the code of a page that React renders in the browser, those that others extend first.
 *
 * @returns statements of a module; none for a page without such code
 */
export function grammarImports({root}: Pick<Page, 'root'>): readonly string[] {
  const used = Array.from(new Set(nodesIn(root).flatMap(languagesOf)));
  const ids = getLoader(components, used, BUILT_IN)
    .getIds()
    .filter((id) => id in components.languages && !BUILT_IN.includes(id));
  return ids.length === 0
    ? []
    : ["import '@site/src/app/mdx/prism';", ...ids.map((id) => `import 'prismjs/components/prism-${id}';`)];
}
