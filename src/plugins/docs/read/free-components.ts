import type {Root} from 'mdast';
import {isJsx, namesComponent, nodesIn} from '../tree/nodes';

/** A component that a page shows without binding its name. */
export type FreeComponent = {
  readonly name: string;
  /** Where it stands, both from 1 on. */
  readonly line?: number;
  readonly column?: number;
  /** The components that the page does bind. */
  readonly bound: readonly string[];
};

/** A node of JavaScript, as far as it matters here. */
export type Syntax = {
  readonly type: string;
  readonly name?: unknown;
  readonly object?: Syntax;
  readonly loc?: {readonly start: {readonly line: number; readonly column: number}};
};

/** Names that each page has: those of MDX 1, and its own content. */
const IN_SCOPE = ['React', 'mdx', 'props', 'MDXContent'];

/** All nodes of JavaScript in a value. */
export function syntaxIn(value: unknown): readonly Syntax[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(syntaxIn);
  const inner = Object.entries(value).flatMap(([key, part]) => (key === 'comments' ? [] : syntaxIn(part)));
  return typeof (value as Syntax).type === 'string' ? [value as Syntax, ...inner] : inner;
}

/** The programs of a page: imports and exports, expressions, and expressions of attributes. */
export const programsOf = (root: Root): readonly unknown[] =>
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

/**
 * The components that a page takes from the theme, or that do not exist. A name that JavaScript on the page binds anywhere counts as bound.
 *
 * @param root a page whose nodes have positions
 */
export function freeComponents(root: Root): readonly FreeComponent[] {
  const syntax = programsOf(root).flatMap(syntaxIn);
  const names = syntax.flatMap(({type, name}) => (type === 'Identifier' ? [String(name)] : []));
  const bound = Array.from(new Set([...IN_SCOPE, ...names]));
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
    .map(({name, line, column}) => ({name, line, column, bound: bound.slice(IN_SCOPE.length).filter(namesComponent)}));
}
