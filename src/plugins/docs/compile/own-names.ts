import {identifiersOf, syntaxIn} from '../read/names';
import type {Syntax} from '../read/names';
import {importedBy} from '../read/older-nodes';
import type {Program} from '../read/older-nodes';

/** The names that a page imports and declares, in the program that MDX compiles it to. */

type Statement = Program['body'][number];

function declaredBy(statement: Statement): readonly string[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({id}) => identifiersOf(syntaxIn(id)));
  return declaration && 'id' in declaration && declaration.id ? [declaration.id.name] : importedBy(statement);
}

/** `const {Card} = _provideComponents()`, by which MDX takes a component from the theme, at the start of a function. */
type Taken = Syntax & {readonly id: Syntax & {properties: readonly {readonly key: Syntax}[]}};

function isTaken(syntax: Syntax): syntax is Taken {
  const {id, init} = syntax as {readonly id?: Syntax; readonly init?: unknown};
  return (
    syntax.type === 'VariableDeclarator' &&
    id?.type === 'ObjectPattern' &&
    identifiersOf(syntaxIn(init)).some((name) => name === '_provideComponents' || name === '_components')
  );
}

/** Whether MDX has added a function for the content: code of a page consists of imports and exports. */
const isOfMdx = ({type}: Statement): boolean => type === 'FunctionDeclaration' || type === 'ExportDefaultDeclaration';

/** Lets functions of a page use its components that are declared further below, as beta.13 does: MDX 3 takes these from the theme. */
export function withOwnNames(program: Program): Program {
  const own = program.body.flatMap(declaredBy);
  for (const {id} of syntaxIn(program.body.filter((statement) => !isOfMdx(statement))).filter(isTaken))
    id.properties = id.properties.filter(({key}) => !own.includes(String(key.name)));
  return program;
}

/** Leaves out imported names that a page does not use: beta.13 accepts them even where their module lacks them, esbuild does not. */
export function withoutUnusedNames(program: Program): Program {
  const used = new Set(identifiersOf(syntaxIn(program.body.filter(({type}) => type !== 'ImportDeclaration'))));
  const body = program.body.map((statement) =>
    statement.type === 'ImportDeclaration'
      ? {...statement, specifiers: statement.specifiers.filter(({local}) => used.has(local.name))}
      : statement,
  );
  return {...program, body};
}
