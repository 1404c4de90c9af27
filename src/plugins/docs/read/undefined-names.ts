import type {Root} from 'mdast';
import type {Problem} from '../../../../contract';
import {programsOf, syntaxIn} from './free-components';
import type {Syntax} from './free-components';

/** Names that a page has besides its own: those of MDX 1, what beta.13 exports from it, and those of modules. */
const IN_SCOPE =
  'React mdx props components MDXContent frontMatter contentTitle metadata assets toc require module exports'.split(
    ' ',
  );

/** Names that only browsers define: a page that uses them is told of <BrowserOnly>, when it is rendered. */
const OF_BROWSERS = ['window', 'document', 'localStorage', 'navigator', 'location', 'self'];

/** The parts of an expression that JavaScript evaluates whenever it evaluates the expression, by its type. */
const EVALUATED: Readonly<Record<string, readonly string[]>> = {
  ArrayExpression: ['elements'],
  BinaryExpression: ['left', 'right'],
  CallExpression: ['callee', 'arguments'],
  ChainExpression: ['expression'],
  ConditionalExpression: ['test'],
  ExpressionStatement: ['expression'],
  LogicalExpression: ['left'],
  MemberExpression: ['object'],
  ObjectExpression: ['properties'],
  Property: ['value'],
  SpreadElement: ['argument'],
  TemplateLiteral: ['expressions'],
};

/** The names that an expression reads for certain. */
function namesRead(syntax: Syntax): readonly Syntax[] {
  if (syntax.type === 'Identifier') return [syntax];
  const parts = syntax as unknown as Readonly<Record<string, Syntax | readonly (Syntax | null)[]>>;
  return (EVALUATED[syntax.type] ?? [])
    .flatMap((key) => parts[key])
    .flatMap((part) => (part ? namesRead(part as Syntax) : []));
}

/** Whether a name is defined on no page, so that its server refuses it. */
const isNowhere = (name: string): boolean =>
  !IN_SCOPE.includes(name) && !OF_BROWSERS.includes(name) && !name.startsWith('_') && !(name in globalThis);

/** How to mend a name in braces that nothing defines. */
export const NAME_REMEDY =
  'Define it on the page by an import or export. Where the braces are text, write \\{ and \\}, or put them into a code span.';

/**
 * Finds names in braces that nothing defines, such as `{uid}` in a text, with which a page cannot be rendered. Names in functions are left
 * to the rendering, as these may never be called.
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
      isNowhere(String(name)) && !own.includes(name)
        ? [
            {
              plugin: 'docs',
              file,
              line: loc?.start.line,
              column: loc && loc.start.column + 1,
              message: `the page cannot be shown: ${String(name)} is not defined. ${NAME_REMEDY}`,
            },
          ]
        : [],
    );
}
