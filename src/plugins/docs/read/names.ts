import type {Root} from 'mdast';
import type {Problem} from '../../../../contract';
import {problemIn} from '../files/doc-files';
import {isJsx, namesComponent, nodesIn} from '../tree/nodes';

/** A component that a page uses without defining or importing it. */
export type FreeComponent = {
  readonly name: string;
  readonly line?: number;
  readonly column?: number;
  readonly bound: readonly string[];
};

export type Syntax = {
  readonly type: string;
  readonly name?: unknown;
  readonly object?: Syntax;
  readonly loc?: {readonly start: {readonly line: number; readonly column: number}};
};

/** Names defined on each page: those of MDX 1, and its own content. */
const OF_PAGES = ['React', 'mdx', 'props', 'MDXContent'];

/** Keys of nodes whose values have no syntax. */
const WITHOUT_SYNTAX = ['comments', 'loc', 'position', 'range'];

function collect(value: unknown, found: Syntax[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) return value.forEach((part) => collect(part, found));
  if (typeof (value as Syntax).type === 'string') found.push(value as Syntax);
  for (const [key, part] of Object.entries(value)) if (!WITHOUT_SYNTAX.includes(key)) collect(part, found);
}

/** All nodes of a syntax tree, each before those in it. */
export function syntaxIn(value: unknown): readonly Syntax[] {
  const found: Syntax[] = [];
  collect(value, found);
  return found;
}

/** The names among nodes of JavaScript, without those of JSX. */
export const identifiersOf = (nodes: readonly Syntax[]): readonly string[] =>
  nodes.flatMap(({type, name}) => (type === 'Identifier' ? [String(name)] : []));

/** The JavaScript of a page: imports and exports, expressions, and expressions in attributes. */
const programsOf = (root: Root): readonly unknown[] =>
  nodesIn(root).flatMap((node) => [
    'data' in node && node.data && 'estree' in node.data ? node.data.estree : undefined,
    ...(isJsx(node)
      ? node.attributes.map((attribute) =>
          attribute.type === 'mdxJsxExpressionAttribute'
            ? attribute.data?.estree
            : typeof attribute.value === 'object'
              ? attribute.value?.data?.estree
              : undefined,
        )
      : []),
  ]);

/** The name of a component in JavaScript, e.g. `Foo.Bar`. */
function nameOf(syntax: Syntax): string {
  if (syntax.type !== 'JSXMemberExpression') return typeof syntax.name === 'string' ? syntax.name : '';
  const {object, property} = syntax as unknown as {readonly object: Syntax; readonly property: Syntax};
  return `${nameOf(object)}.${nameOf(property)}`;
}

/** The components that a page expects from the theme; some may not exist. */
export function freeComponents(root: Root): readonly FreeComponent[] {
  const syntax = programsOf(root).flatMap(syntaxIn);
  const bound = Array.from(new Set([...OF_PAGES, ...identifiersOf(syntax)]));
  const shown = [
    ...nodesIn(root).flatMap((node) => (isJsx(node) && node.name ? [{name: node.name, ...node.position?.start}] : [])),
    ...syntax.flatMap((element) => {
      if (element.type !== 'JSXOpeningElement') return [];
      const {line, column} = element.loc?.start ?? {};
      return [{name: nameOf(element.name as Syntax), line, column: column === undefined ? column : column + 1}];
    }),
  ];
  return shown
    .filter(({name}) => namesComponent(name) && !bound.includes(name.split('.')[0]))
    .sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
    .map(({name, line, column}) => ({name, line, column, bound: bound.slice(OF_PAGES.length).filter(namesComponent)}));
}

/** Names in scope on each page besides its own: those of MDX 1, exports by beta.13, and variables of modules. */
const IN_SCOPE =
  'React mdx props components MDXContent frontMatter contentTitle metadata assets toc require module exports'.split(
    ' ',
  );

/** Names that only browsers define: the error of rendering a page that uses them suggests <BrowserOnly>. */
const OF_BROWSERS = ['window', 'document', 'localStorage', 'navigator', 'location', 'self'];

/** The children of an expression that are always evaluated with it, by its type. */
const EVALUATED: Readonly<Record<string, readonly string[]>> = {
  ArrayExpression: ['elements'],
  // To assign to a name that nothing defines is an error in browsers, but not in the program that renders pages.
  AssignmentExpression: ['left', 'right'],
  BinaryExpression: ['left', 'right'],
  CallExpression: ['callee', 'arguments'],
  ChainExpression: ['expression'],
  ConditionalExpression: ['test'],
  ExpressionStatement: ['expression'],
  LogicalExpression: ['left'],
  MemberExpression: ['object'],
  NewExpression: ['callee', 'arguments'],
  ObjectExpression: ['properties'],
  Property: ['value'],
  SequenceExpression: ['expressions'],
  SpreadElement: ['argument'],
  TemplateLiteral: ['expressions'],
  UpdateExpression: ['argument'],
};

function namesRead(syntax: Syntax): readonly Syntax[] {
  if (syntax.type === 'Identifier') return [syntax];
  const parts = syntax as unknown as Readonly<Record<string, Syntax | readonly (Syntax | null)[]>>;
  return (EVALUATED[syntax.type] ?? [])
    .flatMap((key) => parts[key])
    .flatMap((part) => (part ? namesRead(part as Syntax) : []));
}

/** Whether a name is undefined on the server, so that rendering fails. */
const isUndefined = (name: string): boolean =>
  !IN_SCOPE.includes(name) && !OF_BROWSERS.includes(name) && !name.startsWith('_') && !(name in globalThis);

/** How to fix a name in braces that nothing defines. */
export const NAME_REMEDY =
  'Define it on the page by an import or export. Where the braces are text, write \\{ and \\}, or put them into a code span.';

/**
 * Finds undefined names in braces, such as `{uid}` in a text, with which a page cannot be rendered. Names inside of functions are left to
 * the rendering, as these may never be called.
 */
export function undefinedNames(file: string, root: Root): readonly Problem[] {
  const statements = programsOf(root).flatMap(
    (program) => (program as {readonly body: readonly Syntax[]} | null)?.body ?? [],
  );
  const isExpression = ({type}: Syntax): boolean => type === 'ExpressionStatement';
  const own = statements
    .filter((statement) => !isExpression(statement))
    .flatMap(syntaxIn)
    .map(({name}) => name);
  return statements
    .filter(isExpression)
    .flatMap(namesRead)
    .flatMap(({name, loc}) =>
      isUndefined(String(name)) && !own.includes(name)
        ? [
            problemIn(file, `the page cannot be shown: ${String(name)} is not defined. ${NAME_REMEDY}`, {
              line: loc?.start.line,
              column: loc && loc.start.column + 1,
            }),
          ]
        : [],
    );
}
