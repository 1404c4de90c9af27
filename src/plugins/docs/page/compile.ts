import type {createProcessor} from '@mdx-js/mdx';
import type {valueToEstree} from 'estree-util-value-to-estree';
import type {Element, ElementContent, Root as HastRoot} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Root} from 'mdast';
import {HANDLERS, shownContent} from './hast';

/** Maps the address of a link or of an image on the page to what stands in its place: a text, or JavaScript. */
export type Addresses = {
  readonly link: (url: string) => string;
  /** Module that holds the address of an image; nothing for one of another site. */
  readonly image: (url: string) => string | undefined;
};

type Compiler = {
  readonly createProcessor: typeof createProcessor;
  readonly valueToEstree: typeof valueToEstree;
};

type Expression = ReturnType<Compiler['valueToEstree']>;

let loading: Promise<Compiler> | undefined;

/** Loads MDX's compiler once, by `import()`, as its packages are ES modules. */
const loadCompiler = (): Promise<Compiler> =>
  (loading ??= Promise.all([import('@mdx-js/mdx'), import('estree-util-value-to-estree')]).then(
    ([{createProcessor}, {valueToEstree}]) => ({createProcessor, valueToEstree}),
  ));

function attribute(name: string, expression: Expression): MdxJsxAttribute {
  const estree = {
    type: 'Program' as const,
    sourceType: 'module' as const,
    body: [{type: 'ExpressionStatement' as const, expression}],
  };
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}}};
}

const requireOf = (request: string): Expression => ({
  type: 'MemberExpression',
  computed: false,
  optional: false,
  object: {
    type: 'CallExpression',
    optional: false,
    callee: {type: 'Identifier', name: 'require'},
    arguments: [{type: 'Literal', value: request}],
  },
  property: {type: 'Identifier', name: 'default'},
});

/** What makes the recma plugins of MDX 3 leave the name of an element, which MDX 1's `mdx` looks up among the components. */
const AS_IT_IS = {_mdxExplicitJsx: true};

const isComponent = (name: string | null): boolean => name !== null && /^[A-Z]|\./.test(name);

/** The content of a page as MDX's compiler takes it. */
function compilable(
  node: ElementContent,
  addresses: Addresses,
  valueToEstree: Compiler['valueToEstree'],
): ElementContent {
  const inner = <Node extends {readonly children: readonly unknown[]}>(parent: Node): Node => ({
    ...parent,
    children: (parent.children as readonly ElementContent[]).map((child) =>
      compilable(child, addresses, valueToEstree),
    ),
  });
  if (node.type === 'component') {
    const attributes = Object.entries(node.props).map(([name, value]) => attribute(name, valueToEstree(value)));
    return {type: 'mdxJsxFlowElement', name: node.name, attributes, children: []};
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const {name, attributes} = node;
    const own: MdxJsxAttribute[] =
      name !== null && isComponent(name) ? [{type: 'mdxJsxAttribute', name: 'mdxType', value: name}] : [];
    return {...inner(node), attributes: [...attributes, ...own], data: AS_IT_IS} as MdxJsxFlowElementHast;
  }
  if (node.type !== 'element') return node;
  const {tagName, properties} = node;
  if (tagName === 'a')
    return {...inner(node), properties: {...properties, href: addresses.link(String(properties.href))}};
  const request = tagName === 'img' ? addresses.image(String(properties.src)) : undefined;
  if (request === undefined) return {...inner(node), data: AS_IT_IS} as unknown as Element;
  const others = Object.entries(properties).filter(([name]) => name !== 'src');
  const attributes = others.map(([name, value]) => attribute(name, valueToEstree(value)));
  return {
    type: 'mdxJsxTextElement',
    name: 'img',
    attributes: [...attributes, attribute('src', requireOf(request))],
    children: [],
    data: AS_IT_IS,
  } as ElementContent;
}

/**
 * Compiles a page that holds code with MDX's own compiler.
 *
 * @param file the page, relative to the site
 * @param root the page with its blocks replaced
 * @returns a module whose default export, `MDXContent`, is the content of the page
 * @throws VFileMessage with its place
 */
export async function compile(file: string, root: Root, addresses: Addresses): Promise<string> {
  const {createProcessor, valueToEstree} = await loadCompiler();
  const forMdx = () => (tree: HastRoot) => ({
    ...tree,
    children: [
      ...tree.children.filter(({type}) => (type as string) === 'mdxjsEsm'),
      ...shownContent({...tree, children: tree.children.filter(({type}) => (type as string) !== 'mdxjsEsm')}).map(
        (node) => compilable(node, addresses, valueToEstree),
      ),
    ],
  });
  const processor = createProcessor({
    jsxImportSource: '@site/src/app/mdx',
    providerImportSource: '@mdx-js/react',
    remarkRehypeOptions: {handlers: HANDLERS},
    rehypePlugins: [forMdx],
    tableCellAlignToStyle: false,
  });
  const vfile = {path: file};
  const program = await processor.run(structuredClone(root) as never, vfile);
  return String(processor.stringify(program as never, vfile));
}
