import type {Nodes, Root} from 'mdast';
import type {Problem} from '../../../../contract';
import {isJsx, nodesIn, textOf} from '../tree/nodes';
import type {JsxElement} from '../tree/nodes';
import {PLUGIN} from '../../policy/options';
import type {Policy} from '../../policy/options';
import {refusals, WITH_TEXT} from '../../policy/refusals';
import type {Markup} from '../../policy/refusals';

type JsxAttribute = JsxElement['attributes'][number];

/** The value of an attribute, if it is a string, in quotes or in braces; undefined for other code, which is checked in the built page. */
function textIn({value}: JsxAttribute): string | undefined {
  if (typeof value !== 'object') return value ?? '';
  const [statement] = value?.data?.estree?.body ?? [];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type === 'Literal' && typeof expression.value === 'string') return expression.value;
  if (expression?.type === 'TemplateLiteral' && expression.expressions.length === 0)
    return expression.quasis[0].value.cooked ?? undefined;
  return undefined;
}

const attributesOf = ({attributes}: JsxElement): Markup['attributes'] =>
  attributes.flatMap((attribute) => {
    // Style attributes are blocked whatever their value is.
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'style') return [['style', ''] as const];
    const text = attribute.type === 'mdxJsxAttribute' ? textIn(attribute) : undefined;
    return attribute.type === 'mdxJsxAttribute' && text !== undefined ? [[attribute.name, text] as const] : [];
  });

/** The text of a script or a style; other elements have children instead. */
const ownText = (node: JsxElement): string => (WITH_TEXT.has(node.name ?? '') ? textOf(node) : '');

/** The element of a node, as far as the writer's source determines it. */
function markupOf(node: Nodes): Markup | undefined {
  switch (node.type) {
    case 'link':
      return {name: 'a', attributes: [['href', node.url]], text: ''};
    case 'image':
      return {name: 'img', attributes: [['src', node.url]], text: ''};
    default:
      return isJsx(node) ? {name: node.name ?? '', attributes: attributesOf(node), text: ownText(node)} : undefined;
  }
}

/**
 * Finds markup on a page that the policy of the site does not permit.
 *
 * @param root tree of the page, whose nodes have positions
 */
export function markupProblems(
  {file, root}: {readonly file: string; readonly root: Root},
  policy: Policy,
): readonly Problem[] {
  return nodesIn(root).flatMap((node) => {
    const markup = markupOf(node);
    return (markup ? refusals(markup, policy) : []).map((message) => ({
      plugin: PLUGIN,
      file,
      line: node.position?.start.line,
      column: node.position?.start.column,
      message,
    }));
  });
}
