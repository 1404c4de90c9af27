import path from 'path';
import type {valueToEstree} from 'estree-util-value-to-estree';
import type {Element, ElementContent, Root as HastRoot} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Root} from 'mdast';
import {SourceMapGenerator} from 'source-map';
import type {RawSourceMap} from 'source-map';
import {styleOf} from '../tree/page-nodes';
import {withOwnNames, withoutUnusedNames} from './own-names';
import {TO_HTML} from '../read/to-html';
import {namesComponent} from '../tree/nodes';
import type {Remark} from '../read/remark';
import {shownContent} from './shown-content';

declare module 'source-map' {
  interface SourceMapGenerator {
    toJSON(): RawSourceMap;
  }
}

export type CompiledPage = {
  readonly code: string;
  readonly map: RawSourceMap | undefined;
};

type Expression = ReturnType<typeof valueToEstree>;

function attribute(name: string, expression: Expression): MdxJsxAttribute {
  const estree = {
    type: 'Program' as const,
    sourceType: 'module' as const,
    body: [{type: 'ExpressionStatement' as const, expression}],
  };
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}}};
}

/** Prevents the recma plugins of MDX 3 from resolving an element's name, which MDX 1's `mdx` looks up among the components. */
const AS_IT_IS = {_mdxExplicitJsx: true};

/**
 * Prepares the content of a page for MDX's compiler.
 *
 * @param parentName name of the parent element, for MDX 1 components such as `li.p`
 */
function compilable(node: ElementContent, toEstree: typeof valueToEstree, parentName?: string): ElementContent {
  const inner = <Node extends {readonly children: readonly unknown[]}>(parent: Node, name?: string): Node => ({
    ...parent,
    children: (parent.children as readonly ElementContent[]).map((child) => compilable(child, toEstree, name)),
  });
  if (node.type === 'component') {
    const attributes = Object.entries(node.props).map(([name, value]) => attribute(name, toEstree(value)));
    return {type: 'mdxJsxFlowElement', name: node.name, attributes, children: []};
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const {name, attributes} = node;
    const own: MdxJsxAttribute[] = namesComponent(name)
      ? [{type: 'mdxJsxAttribute', name: 'mdxType', value: name}]
      : [];
    const written = attributes.map((one) =>
      own.length === 0 && one.type === 'mdxJsxAttribute' && one.name === 'style' && typeof one.value === 'string'
        ? attribute('style', toEstree(styleOf(one.value)))
        : one,
    );
    return {...inner(node), attributes: [...written, ...own], data: AS_IT_IS} as MdxJsxFlowElementHast;
  }
  if (node.type !== 'element') return node;
  const properties = parentName ? {...node.properties, parentName} : node.properties;
  return {...inner(node, node.tagName), properties, data: AS_IT_IS} as unknown as Element;
}

/**
 * Compiles a page with code to a module with the default export `MDXContent`.
 *
 * @throws VFileMessage with the place of the mistake
 */
export async function compile(
  file: string,
  root: Root,
  {transformHtml}: Pick<Remark, 'transformHtml'>,
): Promise<CompiledPage> {
  // These packages are ES modules.
  const [{createProcessor}, {valueToEstree}] = await Promise.all([
    import('@mdx-js/mdx'),
    import('estree-util-value-to-estree'),
  ]);
  const forMdx = () => (tree: HastRoot) => ({
    ...tree,
    children: [
      ...tree.children.filter(({type}) => (type as string) === 'mdxjsEsm'),
      ...shownContent({...tree, children: tree.children.filter(({type}) => (type as string) !== 'mdxjsEsm')}).map(
        (node) => compilable(node, valueToEstree),
      ),
    ],
  });
  let map: RawSourceMap | undefined;
  class Generator extends SourceMapGenerator {
    toJSON(): RawSourceMap {
      return (map = super.toJSON());
    }
  }
  const processor = createProcessor({
    jsxImportSource: '@site/src/app/mdx',
    providerImportSource: '@mdx-js/react',
    remarkRehypeOptions: TO_HTML,
    rehypePlugins: [() => (tree: HastRoot) => transformHtml(tree, {file}), forMdx],
    tableCellAlignToStyle: false,
    // Typed for another version of source-map than MDX uses.
    SourceMapGenerator: Generator as never,
  });
  const vfile = {path: path.basename(file)};
  const program = await processor.run(structuredClone(root) as never, vfile);
  const code = String(processor.stringify(withoutUnusedNames(withOwnNames(program as never)) as never, vfile));
  return {code, map};
}
