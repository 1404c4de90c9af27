/** Small faults of a module: each changes one place. */
import ts from 'typescript';

/** A fault: in `file`, the text from `start` to `end` is replaced with `text`. */
export type Mutant = {
  /** Relative to the site, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly text: string;
};

const OTHER_OPERATOR: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '+=': '-=',
  '-=': '+=',
};
const OTHER_METHOD: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
};

/** Names of members, parts of types and module names, which have no value at run time. */
const isName = (node: ts.Node): boolean =>
  ts.isLiteralTypeNode(node.parent) ||
  ts.isImportDeclaration(node.parent) ||
  ts.isExportDeclaration(node.parent) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node);

/** The faulty replacement of a node; undefined for a node that is not changed. */
function replacement(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (ts.isIdentifier(node) && ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)
    return Object.hasOwn(OTHER_METHOD, node.text) ? OTHER_METHOD[node.text] : undefined;
  if (ts.isBinaryExpression(node.parent) && node.parent.operatorToken === node)
    return OTHER_OPERATOR[node.getText(source)];
  if (node.kind === ts.SyntaxKind.TrueKeyword && !isName(node)) return 'false';
  if (node.kind === ts.SyntaxKind.FalseKeyword && !isName(node)) return 'true';
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return node.operand.getText(source);
  if (ts.isStringLiteral(node) && node.text !== '' && !isName(node)) return "''";
  if (ts.isTemplateExpression(node)) return "''";
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) return '[]';
  if (ts.isReturnStatement(node) && node.expression) return 'return;';
  if (ts.isExpressionStatement(node)) return ';';
  if (ts.isIfStatement(node.parent) && node.parent.expression === node) return `!(${node.getText(source)})`;
  if (ts.isConditionalExpression(node.parent) && node.parent.condition === node) return `!(${node.getText(source)})`;
  return undefined;
}

/** All faults of a module, in the order of their places. */
export function mutantsOf(file: string, code: string): readonly Mutant[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    const [start, end] = [node.getStart(source), node.getEnd()];
    const text = replacement(node, source);
    if (text !== undefined)
      found.push({
        file,
        line: source.getLineAndCharacterOfPosition(start).line + 1,
        start,
        end,
        was: code.slice(start, end),
        text,
      });
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

/** The module with a fault in it. */
export const withMutant = (code: string, {start, end, text}: Mutant): string =>
  code.slice(0, start) + text + code.slice(end);
