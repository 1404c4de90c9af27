import type {Nodes, Root, RootContent} from 'mdast';

/** Nodes that plugins for MDX 1 create, converted to those of MDX 3. An element may begin in one node and end in another. */

/** JavaScript of a page. */
export type Program = NonNullable<NonNullable<Extract<RootContent, {type: 'mdxjsEsm'}>['data']>['estree']>;

type Node = {
  readonly type: string;
  value?: unknown;
  children?: Node[];
  readonly data?: {readonly estree?: Program | null};
};

/** Parses JSX, imports and exports without Markdown. */
export type JsxParser = (text: string) => Root;

const ESM = 'mdxjsEsm';

const isJsxText = ({type, value}: Node): boolean => ['jsx', 'html', 'raw'].includes(type) && typeof value === 'string';

const isModuleText = ({type, value}: Node): boolean =>
  (type === 'import' || type === 'export') && typeof value === 'string';

const HOLE = 'mdx-node';

const IN_LINE = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'tableCell']);

/** The nodes of a JSX text: paragraphs of MDX become text, and nodes replace the placeholders. */
function filled(nodes: readonly Node[], holes: readonly Node[], element: string): Node[] {
  return nodes.flatMap((node) => {
    const {name, attributes} = node as {name?: string; attributes?: readonly {readonly value?: unknown}[]};
    if (name === HOLE) return [holes[Number(attributes?.[0].value)]];
    const children = node.children && filled(node.children, holes, element);
    if (node.type === 'paragraph') return children ?? [];
    return [{...node, ...(children && {children}), ...(name !== undefined && {type: element})}];
  });
}

/** The nodes from the start of an element in JSX text to its end. */
function joined(
  nodes: readonly Node[],
  parse: JsxParser,
  inLine: boolean,
): {readonly made: Node[]; readonly used: number} {
  let failure: unknown;
  for (let used = 1; used <= nodes.length; used += 1) {
    if (!isJsxText(nodes[used - 1])) continue;
    const parts = nodes.slice(0, used);
    const text = parts.map((node, index) => (isJsxText(node) ? String(node.value) : `<${HOLE} id="${index}" />`));
    try {
      const {children} = parse(text.join(inLine ? '' : '\n\n'));
      return {made: filled(children as Node[], parts, inLine ? 'mdxJsxTextElement' : 'mdxJsxFlowElement'), used};
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}

function converted(parent: Node, parse: JsxParser, modules: Node[]): void {
  if (!parent.children) return;
  const made: Node[] = [];
  const rest = parent.children.filter((child) => {
    if (!isModuleText(child)) return true;
    modules.push(...(parse(String(child.value)).children as Node[]));
    return false;
  });
  rest.forEach((child) => converted(child, parse, modules));
  while (rest.length > 0) {
    const {made: nodes, used} = isJsxText(rest[0])
      ? joined(rest, parse, IN_LINE.has(parent.type))
      : {made: [rest[0]], used: 1};
    made.push(...nodes);
    rest.splice(0, used);
  }
  parent.children = made;
}

type Statement = Program['body'][number];

/** The local names of an import; none for other statements. */
export const importedBy = (statement: Statement): readonly string[] =>
  statement.type === 'ImportDeclaration' ? statement.specifiers.map(({local}) => local.name) : [];

/** Removes names that a page has already imported from the imports of a plugin. */
function withoutKnown(module: Node, known: Set<string>): Node {
  const {estree} = module.data ?? {};
  if (!estree) return module;
  const body = estree.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || statement.specifiers.length === 0) return [statement];
    const specifiers = statement.specifiers.filter(({local}) => !known.has(local.name));
    specifiers.forEach(({local}) => known.add(local.name));
    return specifiers.length > 0 ? [{...statement, specifiers}] : [];
  });
  return {...module, data: {...module.data, estree: {...estree, body}}};
}

/**
 * Converts these nodes in a tree of remark or rehype.
 *
 * @throws VFileMessage for code that cannot be parsed
 */
export function withoutOlderNodes(tree: Nodes | {readonly type: string}, parse: JsxParser): void {
  const root = tree as Node;
  const modules: Node[] = [];
  converted(root, parse, modules);
  const children = root.children ?? [];
  const known = new Set(
    children.flatMap((node) => (node.type === ESM ? (node.data?.estree?.body ?? []).flatMap(importedBy) : [])),
  );
  const start = children.findIndex(({type}) => type !== 'yaml');
  children.splice(start < 0 ? children.length : start, 0, ...modules.map((module) => withoutKnown(module, known)));
}
